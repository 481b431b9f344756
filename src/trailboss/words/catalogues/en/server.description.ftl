# The names of things in the description of a title, which the browser writes on cards and buttons.

thing = { $thing }
# Where there is little room: the attribute .short of a name, or the name itself.
thing-short = { CAP(FORM($thing, "short")) }
thing-about = { FORM($thing, "about") }
# A description that stands by itself.
thing-words = { CAP($words) }
form-short = { $noun }
form-about = { $noun }
