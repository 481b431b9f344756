"""Where something is to be written when the match is over, checked before it begins."""

from __future__ import annotations

import os
from pathlib import Path

from trailboss.core.errors import TrailbossError


def check_folder_to_be(folder: Path) -> None:
    """Refuse a folder that is not there and cannot be made, or cannot be written to."""
    there = nearest(folder.absolute())
    if not os.path.isdir(there):
        raise TrailbossError(f"{there} is not a folder")
    if not os.access(there, os.W_OK | os.X_OK):
        raise TrailbossError(f"the folder {there} cannot be written to")


def check_file_to_be(path: Path) -> None:
    """Refuse a file that cannot be written to, or made in a folder that is there."""
    folder = path.absolute().parent
    if not os.path.isdir(folder):
        raise TrailbossError(f"there is no folder {folder} to write {path.name} to")
    if os.path.isdir(path):
        raise TrailbossError(f"{path} is a folder; name a file")
    if not os.path.exists(path):
        nearest(path)  # an error for a name that no file can have
        check_folder_to_be(folder)
    elif not os.access(path, os.W_OK):
        raise TrailbossError(f"{path} cannot be written to")


def nearest(path: Path) -> Path:
    """The path itself if it is there, or what is there of the way to it."""
    for place in (path, *path.parents):
        try:
            place.lstat()  # a link to nowhere is there, and in the way
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            raise TrailbossError(f"{path} cannot be written: {error.strerror}") from error
        return place
    return path
