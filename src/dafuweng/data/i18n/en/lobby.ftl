### The lobby, the menu of every page, and a table before its game.

## The lobby

lobby-tagline = First to three sets of property wins.
lobby-name = Your name
# Friendly names to begin with, parted by |, of 24 characters at most.
lobby-names = Egg Tart | Milk Tea | Pineapple Bun | Lemon Tea | Star Ferry | Ding Ding | Red Minibus | Wonton | Fish Ball | Mango Pudding
lobby-play-now = Play now
lobby-play-now-words = Against two bots, dealt at once.
lobby-go-on = Go on with table { $code }
lobby-go-back = Back to table { $code }, which waits
lobby-invite = Invite friends
lobby-invite-words = Open a table of your own and share its link.
lobby-invite-go = Open a table
lobby-join = Join with a code
lobby-code = Code of the table
lobby-code-go = Join
lobby-bad-code = A code has 4 to 12 letters and digits, such as K7QF2M.
lobby-learn = Learn in five minutes
lobby-learn-words = A first game with hints, against an easy bot.
lobby-learn-go = Start
lobby-no-account = No account needed.
lobby-unreachable = The server doesn’t answer. Check the connection and try again.

## Preparing the rules

kernel-starting = Preparing the rules …
kernel-preparing = Preparing the rules: { $done } of { $total } steps done
kernel-loading = The rules are being loaded …
kernel-once = Only the first start takes this minute. You can open a table already; its game begins by itself.
kernel-then-begins = Only the first start takes this minute. The game begins by itself.
kernel-failed = The rules could not be prepared. The server’s log says why.

## A new table

table-new-title = A new table
table-new-count = How many play
table-new-seats = Who sits where
table-new-time = Time for each decision
table-new-seconds =
    { $seconds ->
        [0] No limit
       *[other] { $seconds } s
    }
table-new-pace = Pace of the bots
table-new-rules = Rules
table-new-house-rules = House rules
table-new-changed =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
table-new-as-preset = Undo all changes
table-new-ruleset-has = Changed. The ruleset itself has: { $value }.
table-new-open = Open the table

pace-slow = Slow
pace-normal = Normal
pace-instant = Instant

seat-number = Seat { $number }
seat-kind-me = You
seat-kind-open = Open, for a friend
seat-kind-sensible = Bot that plays well
seat-kind-random = Easy bot
# A bot that somebody installed, by its name there.
seat-kind-other = Bot “{ $bot }”
seat-open = Open seat
seat-you = you
seat-host = host
seat-bot-sensible = bot, plays well
seat-bot-random = easy bot
seat-bot-other = bot “{ $bot }”
seat-offline = not here now
# What bots are called, by seat, parted by |. Ten of them.
bot-names = Uncle Bo | Auntie Mei | Ah Fai | Mrs Wong | Mr Ho | Ah Ling | Captain Lam | Granny Yip | Dr Lau | Little Kit

## A table before its game

room-title = Table { $code }
room-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
room-waiting-for = Waiting for { $names }.
room-all-here = Everybody is here.
room-seats = Seats
room-rules = Rules
table-rules-option = { $option }: { $value }
room-take-seat = Sit down
room-start = Start the game
room-start-words =
    { $count ->
        [one] A bot takes the open seat.
       *[other] Bots take the { $count } open seats.
    }
room-start-without = Not here yet: { $names }. After a while a bot plays in such a seat, until its person comes.
room-host-starts = The host starts the game.
room-invite = Invite
room-qr = QR code of the invite link
room-link = Invite link
room-copy = Copy
room-copied = Copied
room-copy-yourself = The link is selected; copy it with your device’s own menu.
room-share = Share
room-share-title = Play Dafuweng with me
room-only-here = This link works on this computer only. To play with others, stop the server, start it with one of these commands, and open the page by the address that it prints:
room-fair = A shuffle that can be checked
room-fair-words = Before anybody sat down, the server bound itself to a secret by the number below. Every player adds chance of their own. After the game the secret is shown, and anybody can check that nobody stacked the deck.

## The menu of every page

menu-open = Menu
menu-title = Menu
menu-close = Close
menu-language = Language
menu-text-size = Text size
menu-text-sample = A
menu-text-normal = Normal
menu-text-large = Large
menu-text-huge = Very large
menu-scheme = Light or dark
menu-scheme-system = As the device
menu-scheme-light = Light
menu-scheme-dark = Dark
menu-sound = Sound
menu-sound-words = When it is your turn, and for cards.
menu-motion = Motion
menu-motion-words = Cards travel to their places. Always off where the device asks for less motion.
menu-ways = Ways from here
menu-rules = Rules and cards
menu-lobby = Leave for the lobby

## The page as a whole

page-lobby = Dafuweng
page-rules = Rules · Dafuweng
page-replay = Replay of { $code } · Dafuweng
page-missing = There is no such page
page-missing-words = Perhaps the address is not complete. Everything begins in the lobby.
page-to-lobby = To the lobby
page-failed = This page could not be loaded. Check the connection.
page-reload = Load again
