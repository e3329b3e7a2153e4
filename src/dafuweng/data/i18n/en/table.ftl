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
table-notify = Call me when it’s my turn
table-opponents = Opponents
table-players = Players
table-watching = You are watching this game.
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
table-jailed = In jail
table-jailed-words = { $name } is in jail and misses the next turn.
table-gone = not here now
table-look-at = Look at { $name }’s table
table-choose-player = Choose { $name }
table-log = Log and chat
table-say = Say something
table-say-go = Say
table-say-seated = You are watching. Only those who play can write here.
table-hint = Hint
table-do-it = Do it
table-end-turn = End turn
table-end-anyway =
    { $plays ->
        [one] End with a play left?
       *[other] End with { $plays } plays left?
    }
table-keys = Keys
table-rule = Rule { $rule }
table-you-are-away = A bot plays for you.
table-take-back = Take your seat back
table-seat-kept = If you leave, your seat at table { $code } is kept; the lobby leads back to it. After a while a bot plays for you until you return.
table-title = Table { $code } · Dafuweng
table-title-yours = Your turn! · { $code }
table-rent = rent { $amount_m }M
table-complete = complete
table-none-yet = no property yet
table-none-at-end = no property
table-group = { $color }: { $have } of { $size }
table-bot-for = A bot plays for { $name }.
table-has-turn = plays now
table-seconds = { $left } s
table-unread = Something new was said.
table-move = { $card }: { $does }
table-move-pay = Pay with { $cards }.
table-move-discard = Put back { $cards }.

key-hand = to your hand; arrows move in it
key-number = choose in the open sheet, else pick up a card
key-confirm = press what has the focus, or confirm the open sheet
key-back = one step back in the sheet of a card
key-cancel = put the card back, close
key-end = end your turn
key-hint = a hint
key-others = to the next of the other players; Enter shows all that lies there
key-own = to your wilds that can change colour
key-log = to the log
key-chat = say something
key-help = this list

over-you-won = You win!
over-won = { $name } wins
over-stalled = Nobody can win any more
over-rematch = Play again
over-next = To the next game
over-replay = Watch it again
over-lobby = To the lobby
over-promise = The shuffle was promised before the first card:
over-check = Check it
over-fair = Fair: promise, shuffle and every move agree.
over-unfair = Something does not agree with the promise.
over-seed = Seed:
over-decided = What decided it, in turn { $turn }:
over-holds = holds:
over-fails = fails:
proof-form = the record of the game is whole
proof-over = the game is over
proof-rules = these are the rules of this version
proof-commitment = the server’s secret is the one it promised
proof-seed = the shuffle comes from the secret and from every player’s own chance
proof-actions = every move was legal
proof-states = the table was as recorded all along
proof-end = the game ended where its record ends
proof-state = the last table is the recorded one
proof-here = your own browser finds the promise kept
