### Cards and colours. card-KIND is the name, card-KIND-does one line on what the card does;
### color-COLOR is used in the middle of sentences, color-COLOR-short is the letter on a card.

## Colours

color-brown = brown
color-brown-short = B
color-light-blue = light blue
color-light-blue-short = L
color-pink = pink
color-pink-short = P
color-orange = orange
color-orange-short = O
color-red = red
color-red-short = R
color-yellow = yellow
color-yellow-short = Y
color-green = green
color-green-short = G
color-dark-blue = dark blue
color-dark-blue-short = D
color-railroad = railroad
color-railroad-short = T
color-utility = utility
color-utility-short = U

## Short names on small faces, where the band shows the colours

face-wild = Wild
face-rent = Rent

## Money

card-money-1 = 1M note
card-money-1-does = Money for your bank: pay rent and debts with it.
card-money-2 = 2M note
card-money-2-does = Money for your bank: pay rent and debts with it.
card-money-3 = 3M note
card-money-3-does = Money for your bank: pay rent and debts with it.
card-money-4 = 4M note
card-money-4-does = Money for your bank: pay rent and debts with it.
card-money-5 = 5M note
card-money-5-does = Money for your bank: pay rent and debts with it.
card-money-10 = 10M note
card-money-10-does = Money for your bank. Mind that nobody gives change.

## Properties

card-brown = Brown property
card-brown-does = Two brown cards make a set.
card-light-blue = Light blue property
card-light-blue-does = Three light blue cards make a set.
card-pink = Pink property
card-pink-does = Three pink cards make a set.
card-orange = Orange property
card-orange-does = Three orange cards make a set.
card-red = Red property
card-red-does = Three red cards make a set.
card-yellow = Yellow property
card-yellow-does = Three yellow cards make a set.
card-green = Green property
card-green-does = Three green cards make a set.
card-dark-blue = Dark blue property
card-dark-blue-does = Two dark blue cards make a set.
card-railroad = Railroad
card-railroad-does = Four railroads make a set. Nothing can be built on them.
card-utility = Utility
card-utility-does = Two utilities make a set. Nothing can be built on them.

## Wilds

card-wild-light-blue-brown = Light blue/brown wild
card-wild-light-blue-brown-does = Counts as light blue or as brown, and may change on your turn.
card-wild-light-blue-railroad = Light blue/railroad wild
card-wild-light-blue-railroad-does = Counts as light blue or as a railroad, and may change on your turn.
card-wild-pink-orange = Pink/orange wild
card-wild-pink-orange-does = Counts as pink or as orange, and may change on your turn.
card-wild-red-yellow = Red/yellow wild
card-wild-red-yellow-does = Counts as red or as yellow, and may change on your turn.
card-wild-dark-blue-green = Dark blue/green wild
card-wild-dark-blue-green-does = Counts as dark blue or as green, and may change on your turn.
card-wild-green-railroad = Green/railroad wild
card-wild-green-railroad-does = Counts as green or as a railroad, and may change on your turn.
card-wild-railroad-utility = Railroad/utility wild
card-wild-railroad-utility-does = Counts as a railroad or as a utility, and may change on your turn.
card-wild-rainbow = Rainbow wild
card-wild-rainbow-does = Counts as any colour, but only beside another card of it. Worth nothing, so it never pays.

## Rent

card-rent-light-blue-brown = Light blue/brown rent
card-rent-light-blue-brown-does = Everybody else pays you rent for light blue or for brown.
card-rent-pink-orange = Pink/orange rent
card-rent-pink-orange-does = Everybody else pays you rent for pink or for orange.
card-rent-red-yellow = Red/yellow rent
card-rent-red-yellow-does = Everybody else pays you rent for red or for yellow.
card-rent-dark-blue-green = Dark blue/green rent
card-rent-dark-blue-green-does = Everybody else pays you rent for dark blue or for green.
card-rent-railroad-utility = Railroad/utility rent
card-rent-railroad-utility-does = Everybody else pays you rent for railroads or for utilities.
card-rent-rainbow = Rainbow rent
card-rent-rainbow-does = One player of your choice pays you rent for any colour you own.

## Actions

card-deal-breaker = Deal Breaker
card-deal-breaker-does = Take a whole set from somebody, with whatever is built on it.
card-forced-deal = Forced Deal
card-forced-deal-does = Swap one of your properties for somebody else’s. Complete sets are safe.
card-sly-deal = Sly Deal
card-sly-deal-does = Take one property from somebody. Complete sets are safe.
card-just-say-no = Just Say No
card-just-say-no-does = Say no to a card that is played on you. Free, even when it isn’t your turn.
card-debt-collector = Debt Collector
card-debt-collector-does = One player of your choice pays you 5M.
card-birthday = It’s My Birthday
card-birthday-does = Everybody else gives you 2M.
card-double-rent = Double the Rent
card-double-rent-does = Play it together with a rent card: the rent doubles. Takes a play of its own.
card-house-3 = House
card-house-3-does = Put it on one of your complete sets: its rent rises by 3M. Not on railroads or utilities.
card-hotel-4 = Hotel
card-hotel-4-does = Put it on a set with a house: its rent rises by another 4M.
card-pass-go = Pass Go
card-pass-go-does = Draw two more cards.

## Actions of the enhanced deck

card-go-to-jail = Go to Jail
card-go-to-jail-does = One player of your choice misses the next turn.
card-double-sly = Double Sly Deal
card-double-sly-does = Take two properties from one player. Complete sets are safe.
card-speeding = Speeding
card-speeding-does = Two players of your choice each throw away a card from their hand.
card-rent-transfer = Rent Transfer
card-rent-transfer-does = When you are charged rent, choose somebody else to pay it for you.
card-inheritor = Inheritor
card-inheritor-does = Draw a card, unseen, from somebody else’s hand.
card-house-4 = New house
card-house-4-does = Put it on one of your complete sets: its rent rises by 4M. Not on railroads or utilities.
card-hotel-5 = New hotel
card-hotel-5-does = Put it on a set with a house: its rent rises by another 5M.
