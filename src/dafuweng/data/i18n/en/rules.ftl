### Every rule number of docs/rules/deal.md in a few words, then the presets and the options.

## What the cards are

rule-A1 = Rent rises with the cards you have of a colour, up to the complete set. A house adds 3M to it and a hotel another 4M; the new ones of the enhanced deck add 4M and 5M.
rule-A2 = Every card has a value in millions, except the rainbow wild, which has none. Two cards have a lower or higher value in some printed decks; the table chooses.
rule-A3 = Two brown, dark blue or utility cards make a set, four railroads do, and three of any other colour. Two sets of one colour count once. A wild that comes to you gets its colour from you at once, free of charge.
rule-A4 = The payer chooses cards from bank and table, never from the hand, and gets no change. Whoever can’t pay it all pays everything that can pay, and the rest is forgiven. Money goes to the other bank, a property to the other properties. Properties are never banked, and a rainbow wild never pays.
rule-A5 = A house goes on a complete set, a hotel on a set with a house, and neither on railroads or utilities. A house can’t leave while a hotel stands on it. In the bank, buildings are money and stay so.
rule-A6 = A rent card of two colours charges everybody, a rainbow rent one player; you need a card of that colour on the table besides any rainbow wild. Double the Rent is played with a rent card and is a play of its own. Sly Deal and Forced Deal leave complete sets alone, and a Forced Deal needs something to give. Targets are always opponents.
rule-A7 = You begin your turn by drawing two cards, or five if your hand is empty. Then you may play up to three cards from your hand. At the end you keep seven at most.

## Decks and values

rule-B01 = The base deck has 106 cards, the enhanced deck 126. Both have three rainbow rents; a table may add a fourth to the enhanced deck.
rule-B03 = The cards in the box that only explain the rules are not part of the deck and are never dealt.
rule-B04 = From six players on, two decks are shuffled together. The sets to win and the limit of seven cards stay the same.
rule-B05 = The railroad/utility wild is worth 4M, or 2M as on printed cards. The table chooses under “Card values”.
rule-B06 = The rainbow rent is worth 1M, or 3M as on printed cards. The table chooses under “Card values”.
rule-B07 = Where an English and a Chinese card name seem to differ, the Chinese one counts. Just Say No has two names in Chinese and is one card.
rule-B08 = A payment may mix cards from the bank with properties.

## Winning

rule-B10 = You win the moment your last set is complete, even on somebody else’s turn. At a table that plays “on your own turn”, you must still have the sets when your turn begins.
rule-B11 = If a swap completes the last set of both players, the one whose turn it is wins.
rule-B12 = Three complete sets of different colours win; in the enhanced game it is four. A table may choose three, four or five.
rule-B13 = To make the enhanced game harder, a table may ask for a house on one of the winning sets, or on each of them that can be built on.
rule-B14 = Whether somebody has won is looked at after each payment, theft or swap. The game ends at once, even if others haven’t paid yet.
rule-B15 = When a tournament game runs out of time, the highest asset value decides, even if somebody is waiting with enough sets.

## The turn

rule-B20 = On your own turn you may change the colour of your wilds as often as you like, without using a play. A table may let it cost a play.
rule-B21 = With an empty hand you draw five cards instead of two, not on top of them.
rule-B22 = Your hand counts as empty or not at the moment you draw, however it became so.
rule-B23 = At the end of your turn you put exactly the cards over seven under the draw pile, in the order you like, unseen. A table may let them go to the discard pile.
rule-B24 = When the draw pile runs out, the discard pile is shuffled and drawing goes on. The card being played isn’t among them yet.
rule-B25 = Chance names who begins, and play goes clockwise. In tournaments everybody rolls two dice: the higher, the earlier, and ties roll again.
rule-B26 = You may play up to three cards a turn, or none. Just Say No isn’t one of them, not even on your own turn, unless the table says so.
rule-B27 = You act only on your own turn, and you draw before you play. On another turn you only answer what you are asked.

## Properties

rule-B30 = A rainbow wild may lie alone, but then it earns no rent and completes nothing until another card of its colour joins it.
rule-B31 = Rainbow wilds are not a colour of their own. Among themselves they are no set and earn no rent.
rule-B32 = You may own more cards of a colour than its set needs. They open a second group, which may become a second set.
rule-B33 = The cards of a colour arrange themselves into as many complete sets as they allow and one rest. Ordinary cards fill the sets first, then wilds of two colours, then rainbow wilds. Buildings belong to the first set.
rule-B34 = Rent is charged for one group of the colour, the one that earns most.
rule-B35 = A rainbow wild can be stolen, swapped and taken over like any property.
rule-B36 = A wild counts as a full card of the colour it lies in. It takes only the colours printed on it.

## Paying and buildings

rule-B40 = If your bank isn’t enough, you must pay on with properties, as long as you have any that can pay.
rule-B41 = You may say No to a charge whether or not you could pay it.
rule-B42 = The bank doesn’t have to go first: you may pay with properties and keep your money.
rule-B43 = You may pay too much only if no card of your payment could be left out.
rule-B44 = Houses and hotels may pay a debt and go into the other bank. A table may rule this out.
rule-B45 = When a set is no longer complete, its house and hotel go into the owner’s bank, or at some tables onto the discard pile.
rule-B46 = Each set takes one house and one hotel, old or new.
rule-B47 = Old and new buildings go together; each adds its own value to the rent.
rule-B48 = A building can’t be moved from one set to another.
rule-B49 = You may break a built set of your own by recolouring a wild; its buildings then go where those of any broken set go.

## Rent

rule-B50 = One Double the Rent may go with a rent card. Some tables allow two, and then the rent is fourfold.
rule-B51 = Double the Rent goes with any rent card, the rainbow rent included. A table may leave the rainbow rent out.
rule-B52 = A No to a doubled rent cancels all of it for the player who says it.
rule-B53 = The amount is fixed when the rent is charged, whatever changes hands while the others pay.
rule-B54 = Those who are charged answer and pay one after the other, clockwise. Nothing else can be done until they have.

## Steals and swaps

rule-B60 = Steals and swaps take what lies among the properties on the table, never from a hand or a bank.
rule-B61 = In a Forced Deal neither card may come from a complete set. A table may allow giving one of your own set.
rule-B62 = Deal Breaker takes the house and the hotel along with the set.
rule-B63 = Deal Breaker takes exactly one complete set; what lies over in that colour stays.
rule-B64 = The new owner of a single wild chooses its colour at once; in a set taken whole the wilds stay as they lie. On your own turn you may recolour either.
rule-B65 = An action that could do nothing is refused; the card may go into the bank. Asking money of somebody who has none is allowed.

## Just Say No

rule-B70 = Only the player a card is aimed at may say No, with a card from the hand. The other may say No to that, and so on; after an even number of No the card works.
rule-B71 = If a card hits several players, your No protects only you.
rule-B72 = Go to Jail, Double Sly Deal, Speeding and Inheritor may be answered with No too, when they are played.
rule-B73 = A Rent Transfer may be refused by the player who is to pay instead, but not by the one who charges the rent.
rule-B74 = Pass Go, houses, hotels, banking and laying down properties can’t be answered.

## Cards of the enhanced deck

rule-B80 = Go to Jail skips the whole next turn of an opponent: no drawing, no plays, no putting back. Answering and paying go on. Whoever is to miss a turn already can’t be chosen.
rule-B81 = Double Sly Deal takes two properties from one opponent, none of a complete set; if only one can be taken, it takes that one. One No saves both.
rule-B82 = Speeding makes two opponents throw away one card each, of their own choice; if only one of them has cards, just that one. Each may say No for themselves.
rule-B83 = Rent Transfer answers a rent charged to you and costs no play: the player you choose pays the whole amount instead. It can’t be the one who charges, and can’t be passed on.
rule-B84 = Inheritor draws one card at random from an opponent’s hand into yours; you may play it in the same turn.
rule-B85 = The five actions of the enhanced deck may be banked for 4M each, and go to the discard pile when used.
rule-B86 = Each time you are asked about a rent you may pay, say No or pass it on, even after a No has failed.

## Tournaments

rule-B90 = Players with the same highest asset value share the game: 5 points each.
rule-B91 = The asset value is the face value of bank, properties and buildings. The hand doesn’t count.
rule-B92 = When time runs out, the action in progress is finished with all its answers and payments; then it is over.
rule-B93 = Teams with the same score share the place, and the places after them are skipped: 5, 5, 2, 1.
rule-B94 = Tables of three, a third game and points taken away for hints from spectators are matters of the event, not of the game.
rule-B95 = Tournaments use the base deck of 106 cards.

## The presets

ruleset-classic = Classic
ruleset-classic-words = The base deck: the first to three complete sets of different colours wins. Six players and more use two decks.
ruleset-enhanced = Enhanced
ruleset-enhanced-words = Twenty more cards with jail, double theft and dearer buildings; four sets win.
ruleset-tournament = Tournament
ruleset-tournament-words = The rules of a student society’s team night: dice for the order, two doublings on a rent, and a win counts on your own turn.
ruleset-hasbro = As printed today
ruleset-hasbro-words = The base deck with printed values and today’s printed rules: the cards over seven and lost buildings go to the discard pile.

## Options

option-deck = Deck
option-deck-words = Twenty more cards in the enhanced deck: five new actions, dearer houses and hotels, more money and wilds.
option-deck-base = Base, 106 cards
option-deck-enhanced = Enhanced, 126 cards
option-deck-copies = Number of decks
option-deck-copies-words = Two decks are shuffled together, so that the cards last for many players. The other rules stay the same.
option-deck-copies-auto = One up to five players, two from six
option-deck-copies-1 = One
option-deck-copies-2 = Two
option-rainbow-rent-count = Rainbow rents in the enhanced deck
option-rainbow-rent-count-words = A fourth rainbow rent can be added to the enhanced deck.
option-rainbow-rent-count-3 = Three
option-rainbow-rent-count-4 = Four, making 127 cards
option-values = Card values
option-values-words = What the railroad/utility wild and the rainbow rent are worth; printed cards differ from the usual list.
option-values-seed = Railroad/utility wild 4M, rainbow rent 1M
option-values-printed = As printed on the cards: 2M and 3M
option-sets-to-win = Sets to win
option-sets-to-win-words = How many complete sets of different colours win the game.
option-sets-to-win-3 = Three
option-sets-to-win-4 = Four
option-sets-to-win-5 = Five
option-houses-to-win = Houses needed to win
option-houses-to-win-words = To make it harder: whether the sets that win need a house.
option-houses-to-win-off = None
option-houses-to-win-one = On one of the sets
option-houses-to-win-all-buildable = On every set that can be built on
option-win-timing = When a win counts
option-win-timing-words = Whether your last set wins on anybody’s turn, or must still be there when your own begins.
option-win-timing-immediate = At once
option-win-timing-own-turn = On your own turn
option-recolor = Recolouring a wild
option-recolor-words = Whether changing the colour of your own wild counts as one of your three plays.
option-recolor-free = Free
option-recolor-play = Costs a play
option-turn-order = Order of play
option-turn-order-words = Either clockwise from somebody named by chance, or everybody rolls two dice: the higher, the earlier.
option-turn-order-clockwise = Clockwise from a random player
option-turn-order-dice = By dice
option-excess-hand = Cards over seven
option-excess-hand-words = Where the cards go that you can’t keep at the end of your turn.
option-excess-hand-draw-bottom = Under the draw pile
option-excess-hand-discard = Onto the discard pile
option-doubles-per-rent = Double the Rent on one rent
option-doubles-per-rent-words = How many Double the Rent may be played with one rent card.
option-doubles-per-rent-1 = One at most
option-doubles-per-rent-2 = Two at most, fourfold
option-double-on-rainbow-rent = Double the Rent with a rainbow rent
option-double-on-rainbow-rent-words = Whether Double the Rent may go with a rainbow rent, too.
option-double-on-rainbow-rent-yes = Allowed
option-double-on-rainbow-rent-no = Not allowed
option-no-costs-a-play = Just Say No on your own turn
option-no-costs-a-play-words = Whether a Just Say No on your own turn counts as one of your three plays.
option-no-costs-a-play-no = Free
option-no-costs-a-play-yes = Costs a play
option-buildings-payable = Paying with houses and hotels
option-buildings-payable-words = Whether a house or hotel on a set may pay a debt.
option-buildings-payable-yes = Allowed
option-buildings-payable-no = Not allowed
option-broken-set-buildings = Buildings of a broken set
option-broken-set-buildings-words = Where house and hotel go when their set is no longer complete.
option-broken-set-buildings-bank = Into the owner’s bank
option-broken-set-buildings-discard = Onto the discard pile
option-forced-deal-from-full = Giving from your own complete set in a Forced Deal
option-forced-deal-from-full-words = Whether you may give a card of your own complete set. Nobody’s complete set can be taken from in any case.
option-forced-deal-from-full-no = Not allowed
option-forced-deal-from-full-yes = Allowed
option-jail = A turn in jail
option-jail-words = What is left of the next turn of whoever goes to jail.
option-jail-skip = Skipped altogether
option-jail-draw-only = Draw, but no plays
option-speeding-pick = Who picks the card for Speeding
option-speeding-pick-words = Whether those hit by Speeding choose the card that they throw away.
option-speeding-pick-victim = The player who loses it
option-speeding-pick-random = Chance
