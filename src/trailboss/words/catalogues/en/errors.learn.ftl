# Networks that play, and their training.

error-network-numpy = networks need NumPy, which is not installed: pip install 'trailboss[bots]'
error-network-file = this is not a network file: { $problem }
error-network-card = this network file has no card
error-network-encoding = the network is for the encoding { $network }, that of the game is { $game }
error-network-read = the network { $file } cannot be read: { $problem }
error-network-none = no network comes with this version for { $family }; train one with `trailboss train` and name its file: champion:file=PATH

## Run files. $run is the name of the file.

error-run-read = the run file { $file } cannot be read: { $problem }
error-run-toml = run file { $run }: { $problem }
error-run-key = run file { $run }: there is no { $key }; there are { LIST($known, "comma") }
error-run-no-setups = run file { $run }: at least one of [[setups]] is needed
error-run-setup = run file { $run }: each of [[setups]] has a game (text) and players (a whole number)
error-run-setup-key = run file { $run }: [[setups]] has no { $key }; there are { LIST($known, "comma") }
error-run-weight = run file { $run }: weight is a whole number from 1 on, not { $given }
error-run-options = run file { $run }: options is a table, not { $given }
error-run-minutes = run file { $run }: minutes is the length of the whole run, above 0, not { $given }
error-run-seed = run file { $run }: seed is a whole number from 0 on, not { $given }
error-run-part = run file { $run }: { $part } should be a table, [{ $part }]
error-run-list = run file { $run }: { $setting } is a list of { $count } numbers, not { $given }
error-run-whole = run file { $run }: { $setting } is a whole number from { $least } on, not { $given }
error-run-number = run file { $run }: { $setting } is a number, not { $given }
error-run-text = run file { $run }: { $setting } is a text, not { $given }
error-run-since = run file { $run }: learn.since is a minute of the run, from 0 to below { $most }, not { $given }
error-run-encodings = run file { $run }: one network cannot play { LIST($encodings) }

## Training

error-learn-torch = training needs { $module }, which is not installed: pip install 'trailboss[learn]'
error-learn-system = training needs Linux, macOS or another POSIX system
error-learn-there = { $folder } has a checkpoint already: go on with --resume, or choose another --folder
error-learn-nothing = { $folder } has no checkpoint to go on from
error-learn-folder = { $folder } cannot be written to: { $problem }
error-learn-checkpoint = the checkpoint { $file } cannot be read: { $problem }
error-learn-fit = the checkpoint’s { $part } does not fit the run file: width or blocks have changed
error-learn-examples = the examples { $file } cannot be read: { $problem }
error-learn-examples-encoding = the examples { $file } have the encoding { $theirs }, the run has { $run }
error-learn-log = { $file } has no curve yet
error-learn-process = a process that plays games has failed, see above
