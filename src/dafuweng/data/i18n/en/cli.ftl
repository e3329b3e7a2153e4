### What the command line tells people. Numbers come as text, shaped already.

cli-open = Open { $url } in a browser.
cli-stop = Ctrl+C stops the server.
cli-stopped = Stopped. Every game is kept and goes on with the next start.
cli-port-taken = Port { $port } and those after it are taken by other programs. Choose one with --port.
cli-port-taken-try = Port { $port } is taken by another program. This one is free: dafuweng { $command } --port { $next }, or make { $command } PORT={ $next }
cli-port-next = Port { $port } is taken by another program, so this server takes { $next }.
cli-cannot-listen = It isn’t possible to listen on { $host }, port { $port }: { $reason }.
cli-database-in-use = Another server is already using the database { $path }. Stop it, or choose another with --database.
cli-compiling = Preparing the rules: { $done } of { $total }. This is needed once.
cli-ready = The rules are ready, after { $seconds } s.
cli-no-file = There is no { $path }.
cli-bad-file = { $path } can’t be read: { $reason }.
cli-no-bot = There is no bot { $bot }. There are: { $bots }.
cli-bad-seats = These rules are for { $least } to { $most } seats.
cli-bad-rules = These rules can’t be played: { $field } ({ $reason }).
cli-no-secret = { $path } is the log of a game that is not over: its secret, and so its deck, is not known yet.
cli-not-ready = The rules could not be compiled; the reason stands above.
cli-many-bots = { $bots } bots do not fit on { $seats } seats.
cli-simulating = Playing
cli-column-bot = Bot
cli-column-place = Place in the order of turns
cli-column-games = Games
cli-column-wins = Wins
cli-column-rate = Win rate
cli-column-interval = 95 % interval
cli-turns = A game takes { $mean } turns on average, and half of the games at most { $median }.
cli-unfinished = { $count } games were given up: nobody won.
cli-won = { $seat } won in turn { $turn }, after { $actions } actions.
cli-stalled = Nobody won: in turn { $turn }, after { $actions } actions, nothing more could happen.
cli-verified = All in order: the deck was not stacked, and every rule was kept.
cli-not-verified = This log is not in order.
cli-preparing = Preparing the rules
cli-which-id = Choose one of the scenarios with --id: { $ids }.
cli-no-id = There is no scenario { $id } in this file. There are: { $ids }.
