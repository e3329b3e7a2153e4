### Why something isn’t allowed, and what to do instead. refusal-CODE, without variables;
### the page shows the number of the rule beside it.

## The game

refusal-game-over = The game is over. You can start another one with the same people.
refusal-not-your-turn = It isn’t your turn. Wait until you are asked.
refusal-wrong-prompt = Something else has to be answered first.
refusal-bad-move = That isn’t a move of this game.
refusal-not-in-this-game = This card or option has no place in the rules of this table.
refusal-card-not-in-hand = That card isn’t in your hand.
refusal-no-plays-left = You don’t have enough plays left this turn. The card can wait for your next one.
refusal-not-bankable = Properties are never money, so they can’t go into the bank. Put it down on the table.
refusal-wrong-color = This card can’t have that colour. A wild only takes the colours printed on it.
refusal-not-on-table = That card doesn’t lie there. Look again at what is on the table.
refusal-same-color = The card has this colour already.
refusal-no-rent = You need a card of that colour on the table to charge its rent, and a rainbow wild alone doesn’t count. The rent card can still go into your bank.
refusal-too-many-doubles = That is more than one rent may be doubled here. Keep the other card for another turn, or bank it.
refusal-double-not-in-hand = You don’t hold that many Double the Rent cards.
refusal-bad-target = You can’t choose this player. Pick an opponent at this table.
refusal-in-full-set = This card belongs to a complete set, which can be neither stolen from nor swapped from. Only Deal Breaker takes a set, and only whole.
refusal-nothing-to-give = You have no property to give in exchange. Put one down first that isn’t part of a complete set.
refusal-no-full-set = There is no complete set of that colour.
refusal-not-buildable = Nothing can be built on railroads and utilities. Choose another set.
refusal-house-exists = Each set takes one house, and this one has it.
refusal-hotel-exists = Each set takes one hotel, and this one has it.
refusal-no-house = A hotel needs a house under it. Build the house first.
refusal-house-under-hotel = You can’t pay with a house while a hotel stands on it. Give the hotel first.
refusal-not-payable = That card can’t pay. Pay with your bank or with properties; hand cards and rainbow wilds never count.
refusal-not-enough = This doesn’t cover what you owe. Add cards until it is paid or you have nothing more to pay with.
refusal-redundant-card = The debt is paid without one of these cards. Take the needless one back: nobody gives change.
refusal-no-just-say-no = You have no Just Say No in your hand. One that lies in the bank is money.
refusal-not-in-excess = Put back exactly as many cards as you hold over seven.
refusal-already-jailed = That player is in jail already. Choose another one, or keep the card.
refusal-empty-hand = That player has no cards in hand. Choose another one.
refusal-two-victims = Two players have cards in hand, so two must be chosen.
refusal-not-a-rent = Rent Transfer answers a rent that is charged to you, and nothing else.
refusal-rent-is-transferred = A rent that was passed on can’t be passed on again.
refusal-no-double-on-rainbow = At this table a rainbow rent can’t be doubled.
refusal-two-cards = Double Sly takes two cards of one player, wherever two can be taken.

## The table and the line

refusal-late = Too late: the game has moved on. Look at what is asked now.
refusal-not-seated = You are watching this table. Take a seat to play.
refusal-not-started = The game hasn’t started yet.
refusal-already-started = The game has already started.
refusal-not-over = That is only possible after the end of the game.
refusal-table-full = Every seat is taken. You may watch, or open a table of your own.
refusal-seat-taken = Somebody sits there already. Choose another seat.
refusal-no-such-table = There is no table with this code. Check the code, or open a new table.
refusal-not-host = Only the person who opened the table may do that.
refusal-bad-name = That name can’t be used. Please choose a short one.
refusal-bad-ruleset = These rules don’t exist, or don’t fit this number of players.
refusal-bad-option = This house rule can’t have that value, or doesn’t go with the others.
refusal-kernel-not-ready = The rules are still being prepared. It won’t take long.
refusal-bad-message = The page sent something that the server didn’t understand. Reload the page if it happens again.
refusal-bad-origin = This page isn’t allowed to speak to this server. Open the game by its own address.
refusal-too-large = That is too much for one message. Please make it shorter.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-flooding = Too many messages, so the connection was closed. It may be opened again in a moment.
refusal-not-hello = The connection began with the wrong message. Reload the page.
refusal-protocol-mismatch = The server has a newer version than this page. Reload the page.
refusal-unknown = That didn’t work, and we don’t know why. Nothing has changed; please try again.
