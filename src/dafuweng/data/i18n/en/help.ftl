### The pages beside the table: rules and replay. Loaded when they are opened.

## Rules

rules-search = Search cards and rules
rules-found =
    { $count ->
        [0] Nothing found. Try another word, or a number such as B50.
        [one] One found
       *[other] { $count } found
    }
rules-clear = Show everything
rules-brief = In short
rules-cards = Cards
rules-link = Link to rule { $number }
rules-counts =
    { $same ->
        [yes] { $base } in either deck
       *[no]
            { $base ->
                [0] { $enhanced } in the enhanced deck only
               *[other] { $base } in the base deck, { $enhanced } in the enhanced one
            }
    }
rules-value = worth { $value_m }M
rules-values = worth { $value_m }M (printed: { $printed_m }M)
rules-options = Options and presets
rules-by-choice = by house rule only
rules-enhanced-only = Only with the enhanced deck.
rules-rents = Rent { $rents }

rules-goal = Collect three complete sets of different colours before the others do.
rules-begin = On your turn, draw two cards; five if your hand is empty.
rules-play = Play up to three cards: money into your bank, properties onto your table, actions for what they do.
rules-pay = If you owe something, pay with what lies before you, bank or properties. No change is given, and your hand is safe.
rules-no = Somebody plays a card on you? { card-just-say-no } stops it, whoever’s turn it is.
rules-end = Keep seven cards at most, then the next player goes on.

## Kinds of cards

rules-kind-money = Money
rules-kind-property = Properties
rules-kind-wild = Wilds
rules-kind-rent = Rent
rules-kind-action = Actions
rules-kind-building = Buildings

## Chapters of the rules

rules-chapter-basics = The basics
rules-chapter-decks = Decks and values
rules-chapter-winning = Winning
rules-chapter-turn = The turn
rules-chapter-properties = Properties
rules-chapter-paying = Paying and buildings
rules-chapter-rent = Rent
rules-chapter-steals = Steals and swaps
rules-chapter-no = Just Say No
rules-chapter-enhanced = Cards of the enhanced deck
rules-chapter-tournaments = Tournaments

## Replay

replay-title = Replay of { $code }
replay-first = To the deal
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-move = Move { $at } of { $last }
replay-deal = The cards are dealt.
replay-speed = Speed
replay-course = The course of the game
replay-hand =
    { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
replay-pile = Draw pile { $draw }, discard pile { $discard }
replay-keys = Keys: ← → one move, Page Up and Page Down one turn, Home and End, space to play.
replay-log = Save the game’s record
replay-checking = The shuffle is being checked…
replay-unchecked = The shuffle could not be checked now.
