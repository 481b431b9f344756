"""Until the reasons are messages."""

from trailboss.kansas.words.moves import spaces_to as spaces_to
