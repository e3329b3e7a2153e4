## The table.

table-coming = One moment…
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-over = The game is over
table-plays-left =
    { $count ->
        [one] one play left
       *[other] { $count } plays left
    }
table-online = Connected
table-offline = The line is down. It comes back by itself.
table-pace = Pace of the bots
table-pace-slow = slow
table-pace-normal = normal
table-pace-instant = instant
table-notify = Call me when it’s my turn
table-rules = Rules
table-opponents = Opponents
table-middle = Piles and news
table-your-table = Your table
table-your-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
table-hand-count =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
table-sets =
    { $count ->
        [one] one full set
       *[other] { $count } full sets
    }
table-bank = Bank
table-bank-empty = empty
table-no-property = No property yet. Put one down from your hand.
table-inert = no rent
table-draw = { $count } left
table-discard = Discards
table-away = bot
table-gone = away
table-look-at = Look at { $name }’s table
table-choose-player = Choose { $name }
table-choose-card = { $card }, { $color }
table-log = Log
table-say = Say something
table-say-go = Say
table-hint = Hint
table-do-it = Do it
table-end-turn = End turn
table-keys = Keys
table-rule = Rule { $rule }
table-you-are-away = A bot plays for you.
table-take-back = Take your seat back

key-h = to your hand
key-e = end your turn
key-n = a hint
key-l = open or close the log
key-digits = to a card of your hand
key-escape = put the card back
key-question = this list

over-you-won = You win!
over-won = { $name } wins
over-stalled = Nobody can win any more
over-rematch = Play again
over-next = To the next game
over-replay = Watch it again
over-lobby = To the lobby
over-promise = Promise made before the first card:
over-check = Check the shuffle
over-fair = Fair: promise, shuffle and every move agree.
over-unfair = Something does not agree with the promise.
over-seed = Seed:
