### Hints along a first game, one for each new moment.

coach-title = Hint
coach-next = Got it
coach-stop = No more hints

coach-first-turn = Your turn. You have drawn cards and may play up to three. Tap a card in your hand to see what it can do.
coach-property = Put properties down on the table. Three complete sets of different colours win the game.
coach-money = Put money into your bank, so that you can pay rent without losing properties. You can never take it back into your hand.
coach-wild = This property fits more than one colour. Choose the one that helps you; you may change it on your own turns.
coach-rent = A rent card charges for a colour that lies in front of you. The more of it you have, the higher the rent.
coach-steal = This card takes a property from somebody. Only { card-deal-breaker } touches a complete set.
coach-build = A house on a complete set raises its rent, and a hotel on top of it raises it more.
coach-draw = { card-pass-go } brings two more cards for one play. More cards, more choices.
coach-recolor = A wild on your table may change its colour on your turn, without costing a play.
coach-charged = Somebody has played a card against you. You hold no { card-just-say-no }, so this time you let it happen.
coach-no = Somebody has played a card against you. { card-just-say-no } stops it, but keep it if this doesn’t hurt much.
coach-pay = You owe money. Tick what you pay with: bank first, properties when it must be. Nobody gives change. “Suggest” picks for you.
coach-color = This wild is yours now. Choose the colour that it lies in.
coach-discard = Your turn ends with seven cards at most. Choose those that you miss least.
coach-end = All three plays are used. End your turn, and it goes to the next player.
coach-winning = Somebody is one set short of winning. Build your own, or break theirs.
coach-others = The others play now. Watch what they collect; you will be asked when a card is aimed at you.
