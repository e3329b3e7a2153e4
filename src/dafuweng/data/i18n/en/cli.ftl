### What the command line tells people. Numbers come as text, shaped already.

cli-open = Open { $url } in a browser.
cli-stop = Ctrl+C stops the server.
cli-stopped = Stopped. Every game is kept and goes on with the next start.
cli-port-taken = Port { $port } is taken by another program. Choose one with --port.
cli-compiling = Preparing the rules: { $done } of { $total }. This is needed once.
cli-ready = The rules are ready, after { $seconds } s.
cli-no-file = There is no { $path }.
cli-bad-file = { $path } can’t be read: { $reason }.
cli-no-bot = There is no bot { $bot }. There are: { $bots }.
cli-bad-seats = These rules are for { $least } to { $most } seats.
cli-bad-rules = These rules can’t be played: { $field } ({ $reason }).
