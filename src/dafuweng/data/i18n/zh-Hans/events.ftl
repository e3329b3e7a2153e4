### 游戏记录，每件事一句。event-TYPE 用事件各栏的名称作变量：
### $seat 和另一方（$target、$to、$from、$against）已经是名字，牌和颜色已经翻译好，清单已经连成一串。
### $you 是谁在看："yes" 是 $seat 本人，"target" 是另一方，"no" 是其他人。
### 名字清单（$targets）里的读者写作 name-you。

## 清单里的词

name-you = 你
name-roll = { $seat } { $sum }点

## 回合

event-dice-rolled = 掷两颗骰子定次序：{ $rolls }。
event-order-found = 轮流次序：{ $seats }。
event-turn-started =
    { $you ->
        [yes] 第{ $turn }回合：轮到你。
       *[no] 第{ $turn }回合：轮到{ $seat }。
    }
event-cards-drawn =
    { $you ->
        [yes]
            { $count ->
                [0] 没有牌可以给你抽了。
               *[other] 你抽了{ $count }张牌：{ $cards }。
            }
       *[no]
            { $count ->
                [0] 没有牌可以给{ $seat }抽了。
               *[other] { $seat }抽了{ $count }张牌。
            }
    }
event-draw-pile-reshuffled = 领牌处没有牌了，{ $count }张弃牌洗匀后放回领牌处。
event-turn-ended =
    { $you ->
        [yes] 你结束回合。
       *[no] { $seat }结束回合。
    }
event-turn-missed =
    { $you ->
        [yes] 你在狱中，这个回合跳过。
       *[no] { $seat }在狱中，这个回合跳过。
    }
event-plays-missed =
    { $you ->
        [yes] 你刚出狱：这个回合可以抽牌，但不能出牌。
       *[no] { $seat }刚出狱：这个回合可以抽牌，但不能出牌。
    }
event-cards-put-back =
    { $you ->
        [yes] 手牌超过七张，你放回{ $count }张：{ $cards }。
       *[no] 手牌超过七张，{ $seat }放回{ $count }张。
    }

## 自己面前

event-card-banked =
    { $you ->
        [yes] 你把{ $card }存入银行：+{ $amount_m }M。
       *[no] { $seat }把{ $card }存入银行：+{ $amount_m }M。
    }
event-property-placed =
    { $you ->
        [yes]
            { $plain ->
                [yes] 你放下{ $card }。
               *[no] 你放下{ $card }，当作{ $color }。
            }
       *[no]
            { $plain ->
                [yes] { $seat }放下{ $card }。
               *[no] { $seat }放下{ $card }，当作{ $color }。
            }
    }
event-wild-recolored =
    { $you ->
        [yes] 你把{ $card }由{ $from }改为{ $to }。
       *[no] { $seat }把{ $card }由{ $from }改为{ $to }。
    }
event-wild-colored =
    { $you ->
        [yes] 你把{ $card }当作{ $color }。
       *[no] { $seat }把{ $card }当作{ $color }。
    }
event-building-built =
    { $you ->
        [yes] 你在自己的{ $color }整套物业上加了{ $card }。
       *[no] { $seat }在{ $color }整套物业上加了{ $card }。
    }
event-go-passed =
    { $you ->
        [yes] 你使用{ $card }。
       *[no] { $seat }使用{ $card }。
    }
event-buildings-lost =
    { $you ->
        [yes]
            { $to ->
                [bank] 你的{ $color }不再成套：{ $cards }归入你的银行。
               *[discard] 你的{ $color }不再成套：{ $cards }进弃牌堆。
            }
       *[no]
            { $to ->
                [bank] { $seat }的{ $color }不再成套：{ $cards }归入{ $seat }的银行。
               *[discard] { $seat }的{ $color }不再成套：{ $cards }进弃牌堆。
            }
    }

## 收钱

event-rent-charged =
    { $you ->
        [yes]
            { $doubles ->
                [0] 你向{ $targets }收{ $color }租金{ $amount_m }M。
                [1] 你向{ $targets }收{ $color }双倍租金{ $amount_m }M。
               *[other] 你向{ $targets }收{ $color }四倍租金{ $amount_m }M。
            }
       *[no]
            { $doubles ->
                [0] { $seat }向{ $targets }收{ $color }租金{ $amount_m }M。
                [1] { $seat }向{ $targets }收{ $color }双倍租金{ $amount_m }M。
               *[other] { $seat }向{ $targets }收{ $color }四倍租金{ $amount_m }M。
            }
    }
event-birthday-held =
    { $you ->
        [yes] 今天是你的生日：请{ $targets }送上{ $amount_m }M。
       *[no] 今天是{ $seat }的生日：请{ $targets }送上{ $amount_m }M。
    }
event-debt-demanded =
    { $you ->
        [yes] 你使用{ $card }：{ $target }要付你{ $amount_m }M。
        [target] { $seat }使用{ $card }：你要付{ $amount_m }M。
       *[no] { $seat }使用{ $card }：{ $target }要付{ $amount_m }M。
    }

## 盗取和交换

event-sly-deal-played =
    { $you ->
        [yes] 你使用{ $card }，要拿{ $target }的{ $take }。
        [target] { $seat }使用{ $card }，要拿你的{ $take }。
       *[no] { $seat }使用{ $card }，要拿{ $target }的{ $take }。
    }
event-forced-deal-played =
    { $you ->
        [yes] 你使用{ $card }：以{ $give }换{ $target }的{ $take }。
        [target] { $seat }使用{ $card }：以{ $give }换你的{ $take }。
       *[no] { $seat }使用{ $card }：以{ $give }换{ $target }的{ $take }。
    }
event-deal-breaker-played =
    { $you ->
        [yes] 你使用{ $card }，要拿{ $target }的整套{ $color }：{ $cards }。
        [target] { $seat }使用{ $card }，要拿你的整套{ $color }：{ $cards }。
       *[no] { $seat }使用{ $card }，要拿{ $target }的整套{ $color }：{ $cards }。
    }
event-property-taken =
    { $you ->
        [yes] 你从{ $from }那里得到{ $card }。
        [target] { $seat }从你这里得到{ $card }。
       *[no] { $seat }从{ $from }那里得到{ $card }。
    }
event-set-taken =
    { $you ->
        [yes] 你拿走了{ $from }的整套{ $color }：{ $cards }。
        [target] { $seat }拿走了你的整套{ $color }：{ $cards }。
       *[no] { $seat }拿走了{ $from }的整套{ $color }：{ $cards }。
    }
event-double-sly-played =
    { $you ->
        [yes] 你对{ $target }使用{ $card }：{ $cards }。
        [target] { $seat }对你使用{ $card }：{ $cards }。
       *[no] { $seat }对{ $target }使用{ $card }：{ $cards }。
    }
event-go-to-jail-played =
    { $you ->
        [yes] 你对{ $target }使用{ $card }。
        [target] { $seat }对你使用{ $card }。
       *[no] { $seat }对{ $target }使用{ $card }。
    }
event-speeding-played =
    { $you ->
        [yes] 你使用{ $card }：{ $targets }各要放弃一张手牌。
       *[no] { $seat }使用{ $card }：{ $targets }各要放弃一张手牌。
    }
event-inheritor-played =
    { $you ->
        [yes] 你对{ $target }使用{ $card }。
        [target] { $seat }对你使用{ $card }。
       *[no] { $seat }对{ $target }使用{ $card }。
    }
event-rent-transferred =
    { $you ->
        [yes] 你使用{ $card }：由{ $to }替你付{ $amount_m }M租金。
        [target] { $seat }使用{ $card }：要你替他付{ $amount_m }M租金。
       *[no] { $seat }使用{ $card }：由{ $to }替他付{ $amount_m }M租金。
    }
event-seat-jailed =
    { $you ->
        [yes] 你入狱了，下一个回合要跳过。
       *[no] { $seat }入狱了，下一个回合要跳过。
    }
event-card-given-up =
    { $you ->
        [yes] 你放弃了{ $card }。
       *[no] { $seat }放弃了{ $card }。
    }
event-nothing-given-up =
    { $you ->
        [yes] 你已经没有手牌可以放弃。
       *[no] { $seat }已经没有手牌可以放弃。
    }
event-card-inherited =
    { $you ->
        [yes] 你从{ $from }的手牌抽到{ $card }。
        [target] { $seat }从你的手牌抽走了{ $lost }。
       *[no] { $seat }从{ $from }的手牌抽走了一张。
    }
event-nothing-inherited =
    { $you ->
        [yes] { $from }已经没有手牌，你抽不到牌。
        [target] 你已经没有手牌，{ $seat }抽不到牌。
       *[no] { $from }已经没有手牌，{ $seat }抽不到牌。
    }

## 回应和付款

event-no-said =
    { $you ->
        [yes] 你对{ $against }{ card-just-say-no }。
        [target] { $seat }对你{ card-just-say-no }。
       *[no] { $seat }对{ $against }{ card-just-say-no }。
    }
event-accepted =
    { $you ->
        [yes] 你不反对{ $against }的牌。
        [target] { $seat }不反对你的牌。
       *[no] { $seat }不反对{ $against }的牌。
    }
event-action-cancelled =
    { $you ->
        [yes] 你的{ $card }对{ $target }无效。
        [target] { $seat }的{ $card }对你无效。
       *[no] { $seat }的{ $card }对{ $target }无效。
    }
event-payment-made =
    { $you ->
        [yes]
            { $paid ->
                [exact] 你付{ $total_m }M给{ $to }：{ $cards }。
                [over] 你付{ $total_m }M给{ $to }（只需{ $due_m }M，不找零）：{ $cards }。
               *[short] 你付{ $total_m }M给{ $to }（应付{ $due_m }M，只有这些）：{ $cards }。
            }
        [target]
            { $paid ->
                [exact] { $seat }付{ $total_m }M给你：{ $cards }。
                [over] { $seat }付{ $total_m }M给你（只需{ $due_m }M，不找零）：{ $cards }。
               *[short] { $seat }付{ $total_m }M给你（应付{ $due_m }M，只有这些）：{ $cards }。
            }
       *[no]
            { $paid ->
                [exact] { $seat }付{ $total_m }M给{ $to }：{ $cards }。
                [over] { $seat }付{ $total_m }M给{ $to }（只需{ $due_m }M，不找零）：{ $cards }。
               *[short] { $seat }付{ $total_m }M给{ $to }（应付{ $due_m }M，只有这些）：{ $cards }。
            }
    }
event-nothing-paid =
    { $you ->
        [yes] 你没有牌可以付给{ $to }（应付{ $due_m }M）。
        [target] { $seat }没有牌可以付给你（应付{ $due_m }M）。
       *[no] { $seat }没有牌可以付给{ $to }（应付{ $due_m }M）。
    }

## 结束

event-game-won =
    { $you ->
        [yes] 你集齐了{ $colors }，赢了！
       *[no] { $seat }集齐了{ $colors }，赢了。
    }
event-game-over = 这一局结束了。

## 谁要决定什么。$you 同上；$against 是被回应的那张牌的主人。

prompt-play =
    { $you ->
        [yes]
            { $plays ->
                [0] 出牌次数已用完：还可以改多功能物业的颜色，然后结束回合。
               *[other] 轮到你：还可出牌{ $plays }次。
            }
       *[no]
            { $plays ->
                [0] { $seat }的出牌次数已用完。
               *[other] { $seat }还可出牌{ $plays }次。
            }
    }
prompt-respond =
    { $you ->
        [yes] 你怎样回应{ $against }：接受，还是反对？
        [target] 等{ $seat }回应你的牌。
       *[no] 等{ $seat }回应{ $against }的牌。
    }
prompt-pay =
    { $you ->
        [yes] 请选用什么牌付{ $due_m }M给{ $to }。
        [target] { $seat }正在选牌，要付{ $due_m }M给你。
       *[no] { $seat }正在选牌，要付{ $due_m }M给{ $to }。
    }
prompt-color =
    { $you ->
        [yes] { $card }是你的了，请选它的颜色。
       *[no] { $seat }正在选{ $card }的颜色。
    }
prompt-give =
    { $you ->
        [yes] 请选一张要弃掉的手牌。
       *[no] { $seat }正在选要弃掉的手牌。
    }
prompt-discard =
    { $you ->
        [yes] 手牌多了{ $excess }张，请选要放回去的牌。
       *[no] { $seat }要放回{ $excess }张牌。
    }
prompt-over = 这一局结束了。

## 回应的是什么：如果不反对，会发生的事。
## $you："yes" 是对象，"actor" 是使用这张牌的人，"no" 是其他人。

prompt-attack-rent =
    { $you ->
        [yes] { $actor }要向你收{ $color }租金{ $amount_m }M。
        [actor] 你要向{ $target }收{ $color }租金{ $amount_m }M。
       *[no] { $actor }要向{ $target }收{ $color }租金{ $amount_m }M。
    }
prompt-attack-birthday =
    { $you ->
        [yes] { $actor }生日，要你送上{ $amount_m }M。
        [actor] 你生日，要{ $target }送上{ $amount_m }M。
       *[no] { $actor }生日，要{ $target }送上{ $amount_m }M。
    }
prompt-attack-debt-collector =
    { $you ->
        [yes] { $actor }要向你收债{ $amount_m }M。
        [actor] 你要向{ $target }收债{ $amount_m }M。
       *[no] { $actor }要向{ $target }收债{ $amount_m }M。
    }
prompt-attack-sly-deal =
    { $you ->
        [yes] { $actor }要盗取你的{ $take }。
        [actor] 你要盗取{ $target }的{ $take }。
       *[no] { $actor }要盗取{ $target }的{ $take }。
    }
prompt-attack-forced-deal =
    { $you ->
        [yes] { $actor }要用{ $give }换你的{ $take }。
        [actor] 你要用{ $give }换{ $target }的{ $take }。
       *[no] { $actor }要用{ $give }换{ $target }的{ $take }。
    }
prompt-attack-deal-breaker =
    { $you ->
        [yes] { $actor }要接管你的整套{ $color }：{ $cards }。
        [actor] 你要接管{ $target }的整套{ $color }：{ $cards }。
       *[no] { $actor }要接管{ $target }的整套{ $color }：{ $cards }。
    }
prompt-attack-go-to-jail =
    { $you ->
        [yes] { $actor }要你入狱，下一个回合跳过。
        [actor] 你要{ $target }入狱，下一个回合跳过。
       *[no] { $actor }要{ $target }入狱，下一个回合跳过。
    }
prompt-attack-double-sly =
    { $you ->
        [yes] { $actor }要盗取你的{ $take }。
        [actor] 你要盗取{ $target }的{ $take }。
       *[no] { $actor }要盗取{ $target }的{ $take }。
    }
prompt-attack-speeding =
    { $you ->
        [yes] { $actor }要你放弃一张手牌。
        [actor] 你要{ $target }放弃一张手牌。
       *[no] { $actor }要{ $target }放弃一张手牌。
    }
prompt-attack-inheritor =
    { $you ->
        [yes] { $actor }要从你的手牌暗抽一张。
        [actor] 你要从{ $target }的手牌暗抽一张。
       *[no] { $actor }要从{ $target }的手牌暗抽一张。
    }
prompt-attack-rent-transfer =
    { $you ->
        [yes] { $from }要你替他付{ $color }租金{ $amount_m }M给{ $actor }。
        [actor] { $from }要{ $target }替他付{ $color }租金{ $amount_m }M给你。
       *[no] { $from }要{ $target }替他付{ $color }租金{ $amount_m }M给{ $actor }。
    }
# 问牌被反对的人。
prompt-answer-no = { $against }反对你的{ $card }。接受，还是反过来反对？
# 问自己的反对又被反对的人。
prompt-answer-no-again = { $against }反对了你的反对，{ $card }照样生效。接受，还是再反对一次？
