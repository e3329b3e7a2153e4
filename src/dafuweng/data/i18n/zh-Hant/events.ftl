### 遊戲紀錄，每件事一句。event-TYPE 用事件各欄的名稱作變數：
### $seat 和另一方（$target、$to、$from、$against）已經是名字，牌和顏色已經翻譯好，清單已經連成一串。
### $you 是誰在看："yes" 是 $seat 本人，"target" 是另一方，"no" 是其他人。
### 名字清單（$targets）裏的讀者寫作 name-you。

## 清單裏的詞

name-you = 你
name-roll = { $seat } { $sum }點

## 回合

event-dice-rolled = 擲兩顆骰子定次序：{ $rolls }。
event-order-found = 輪流次序：{ $seats }。
event-turn-started =
    { $you ->
        [yes] 第{ $turn }回合：輪到你。
       *[no] 第{ $turn }回合：輪到{ $seat }。
    }
event-cards-drawn =
    { $you ->
        [yes]
            { $count ->
                [0] 已經沒有牌可以給你抽。
               *[other] 你抽了{ $count }張牌：{ $cards }。
            }
       *[no]
            { $count ->
                [0] 已經沒有牌可以給{ $seat }抽。
               *[other] { $seat }抽了{ $count }張牌。
            }
    }
event-draw-pile-reshuffled = 卡組抽完了，放牌處的{ $count }張牌重洗成新的卡組。
event-turn-ended =
    { $you ->
        [yes] 你結束回合。
       *[no] { $seat }結束回合。
    }
event-turn-missed =
    { $you ->
        [yes] 你在獄中，這個回合跳過。
       *[no] { $seat }在獄中，這個回合跳過。
    }
event-plays-missed =
    { $you ->
        [yes] 你剛出獄：這個回合可以抽牌，但不能出牌。
       *[no] { $seat }剛出獄：這個回合可以抽牌，但不能出牌。
    }
event-cards-put-back =
    { $you ->
        [yes] 手牌多於七張，你放回{ $count }張：{ $cards }。
       *[no] 手牌多於七張，{ $seat }放回{ $count }張。
    }

## 自己面前

event-card-banked =
    { $you ->
        [yes] 你將{ $card }存入銀行：+{ $amount_m }M。
       *[no] { $seat }將{ $card }存入銀行：+{ $amount_m }M。
    }
event-property-placed =
    { $you ->
        [yes]
            { $plain ->
                [yes] 你放下{ $card }。
               *[no] 你放下{ $card }，當作{ $color }。
            }
       *[no]
            { $plain ->
                [yes] { $seat }放下{ $card }。
               *[no] { $seat }放下{ $card }，當作{ $color }。
            }
    }
event-wild-recolored =
    { $you ->
        [yes] 你將{ $card }由{ $from }轉為{ $to }。
       *[no] { $seat }將{ $card }由{ $from }轉為{ $to }。
    }
event-wild-colored =
    { $you ->
        [yes] 你將{ $card }當作{ $color }。
       *[no] { $seat }將{ $card }當作{ $color }。
    }
event-building-built =
    { $you ->
        [yes] 你在自己整套{ $color }上加了{ $card }。
       *[no] { $seat }在整套{ $color }上加了{ $card }。
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
                [bank] 你的{ $color }不再成套：{ $cards }撥入你的銀行。
               *[discard] 你的{ $color }不再成套：{ $cards }放到放牌處。
            }
       *[no]
            { $to ->
                [bank] { $seat }的{ $color }不再成套：{ $cards }撥入{ $seat }的銀行。
               *[discard] { $seat }的{ $color }不再成套：{ $cards }放到放牌處。
            }
    }

## 收錢

event-rent-charged =
    { $you ->
        [yes]
            { $doubles ->
                [0] 你向{ $targets }收{ $color }租金{ $amount_m }M。
                [1] 你向{ $targets }收{ $color }雙倍租金{ $amount_m }M。
               *[other] 你向{ $targets }收{ $color }四倍租金{ $amount_m }M。
            }
       *[no]
            { $doubles ->
                [0] { $seat }向{ $targets }收{ $color }租金{ $amount_m }M。
                [1] { $seat }向{ $targets }收{ $color }雙倍租金{ $amount_m }M。
               *[other] { $seat }向{ $targets }收{ $color }四倍租金{ $amount_m }M。
            }
    }
event-birthday-held =
    { $you ->
        [yes] 今日是你的生日：請{ $targets }送上{ $amount_m }M。
       *[no] 今日是{ $seat }的生日：請{ $targets }送上{ $amount_m }M。
    }
event-debt-demanded =
    { $you ->
        [yes] 你使用{ $card }：{ $target }要付你{ $amount_m }M。
        [target] { $seat }使用{ $card }：你要付{ $amount_m }M。
       *[no] { $seat }使用{ $card }：{ $target }要付{ $amount_m }M。
    }

## 盜取和交換

event-sly-deal-played =
    { $you ->
        [yes] 你使用{ $card }，要取{ $target }的{ $take }。
        [target] { $seat }使用{ $card }，要取你的{ $take }。
       *[no] { $seat }使用{ $card }，要取{ $target }的{ $take }。
    }
event-forced-deal-played =
    { $you ->
        [yes] 你使用{ $card }：以{ $give }換{ $target }的{ $take }。
        [target] { $seat }使用{ $card }：以{ $give }換你的{ $take }。
       *[no] { $seat }使用{ $card }：以{ $give }換{ $target }的{ $take }。
    }
event-deal-breaker-played =
    { $you ->
        [yes] 你使用{ $card }，要取{ $target }的整套{ $color }：{ $cards }。
        [target] { $seat }使用{ $card }，要取你的整套{ $color }：{ $cards }。
       *[no] { $seat }使用{ $card }，要取{ $target }的整套{ $color }：{ $cards }。
    }
event-property-taken =
    { $you ->
        [yes] 你從{ $from }處得到{ $card }。
        [target] { $seat }從你處得到{ $card }。
       *[no] { $seat }從{ $from }處得到{ $card }。
    }
event-set-taken =
    { $you ->
        [yes] 你取走了{ $from }的整套{ $color }：{ $cards }。
        [target] { $seat }取走了你的整套{ $color }：{ $cards }。
       *[no] { $seat }取走了{ $from }的整套{ $color }：{ $cards }。
    }
event-double-sly-played =
    { $you ->
        [yes] 你對{ $target }使用{ $card }：{ $cards }。
        [target] { $seat }對你使用{ $card }：{ $cards }。
       *[no] { $seat }對{ $target }使用{ $card }：{ $cards }。
    }
event-go-to-jail-played =
    { $you ->
        [yes] 你對{ $target }使用{ $card }。
        [target] { $seat }對你使用{ $card }。
       *[no] { $seat }對{ $target }使用{ $card }。
    }
event-speeding-played =
    { $you ->
        [yes] 你使用{ $card }：{ $targets }各要放棄一張手牌。
       *[no] { $seat }使用{ $card }：{ $targets }各要放棄一張手牌。
    }
event-inheritor-played =
    { $you ->
        [yes] 你對{ $target }使用{ $card }。
        [target] { $seat }對你使用{ $card }。
       *[no] { $seat }對{ $target }使用{ $card }。
    }
event-rent-transferred =
    { $you ->
        [yes] 你使用{ $card }：由{ $to }代你付{ $amount_m }M租金。
        [target] { $seat }使用{ $card }：要你代付{ $amount_m }M租金。
       *[no] { $seat }使用{ $card }：由{ $to }代付{ $amount_m }M租金。
    }
event-seat-jailed =
    { $you ->
        [yes] 你入獄了，下一個回合要跳過。
       *[no] { $seat }入獄了，下一個回合要跳過。
    }
event-card-given-up =
    { $you ->
        [yes] 你放棄了{ $card }。
       *[no] { $seat }放棄了{ $card }。
    }
event-nothing-given-up =
    { $you ->
        [yes] 你已經沒有手牌可以放棄。
       *[no] { $seat }已經沒有手牌可以放棄。
    }
event-card-inherited =
    { $you ->
        [yes] 你從{ $from }的手牌抽到{ $card }。
        [target] { $seat }從你的手牌抽走了{ $lost }。
       *[no] { $seat }從{ $from }的手牌抽走了一張。
    }
event-nothing-inherited =
    { $you ->
        [yes] { $from }已經沒有手牌，你抽不到牌。
        [target] 你已經沒有手牌，{ $seat }抽不到牌。
       *[no] { $from }已經沒有手牌，{ $seat }抽不到牌。
    }

## 回應和付款

event-no-said =
    { $you ->
        [yes] 你向{ $against }{ card-just-say-no }。
        [target] { $seat }向你{ card-just-say-no }。
       *[no] { $seat }向{ $against }{ card-just-say-no }。
    }
event-accepted =
    { $you ->
        [yes] 你不反對{ $against }的牌。
        [target] { $seat }不反對你的牌。
       *[no] { $seat }不反對{ $against }的牌。
    }
event-action-cancelled =
    { $you ->
        [yes] 你的{ $card }對{ $target }無效。
        [target] { $seat }的{ $card }對你無效。
       *[no] { $seat }的{ $card }對{ $target }無效。
    }
event-payment-made =
    { $you ->
        [yes]
            { $paid ->
                [exact] 你付{ $total_m }M給{ $to }：{ $cards }。
                [over] 你付{ $total_m }M給{ $to }（只需{ $due_m }M，不設找贖）：{ $cards }。
               *[short] 你付{ $total_m }M給{ $to }（應付{ $due_m }M，只有這些）：{ $cards }。
            }
        [target]
            { $paid ->
                [exact] { $seat }付{ $total_m }M給你：{ $cards }。
                [over] { $seat }付{ $total_m }M給你（只需{ $due_m }M，不設找贖）：{ $cards }。
               *[short] { $seat }付{ $total_m }M給你（應付{ $due_m }M，只有這些）：{ $cards }。
            }
       *[no]
            { $paid ->
                [exact] { $seat }付{ $total_m }M給{ $to }：{ $cards }。
                [over] { $seat }付{ $total_m }M給{ $to }（只需{ $due_m }M，不設找贖）：{ $cards }。
               *[short] { $seat }付{ $total_m }M給{ $to }（應付{ $due_m }M，只有這些）：{ $cards }。
            }
    }
event-nothing-paid =
    { $you ->
        [yes] 你無牌可以付給{ $to }（應付{ $due_m }M）。
        [target] { $seat }無牌可以付給你（應付{ $due_m }M）。
       *[no] { $seat }無牌可以付給{ $to }（應付{ $due_m }M）。
    }

## 完局

event-game-won =
    { $you ->
        [yes] 你集齊了{ $colors }，贏了！
       *[no] { $seat }集齊了{ $colors }，贏了。
    }
event-game-over = 這一局完了。

## 誰要決定甚麼。$you 同上；$against 是被回應的那張牌的主人。

prompt-play =
    { $you ->
        [yes]
            { $plays ->
                [0] 出牌次數已用完：還可以將多功能物業轉色，然後結束回合。
               *[other] 輪到你：還可出牌{ $plays }次。
            }
       *[no]
            { $plays ->
                [0] { $seat }的出牌次數已用完。
               *[other] { $seat }還可出牌{ $plays }次。
            }
    }
prompt-respond =
    { $you ->
        [yes] 你怎樣回應{ $against }：接受，還是反對？
        [target] 等{ $seat }回應你的牌。
       *[no] 等{ $seat }回應{ $against }的牌。
    }
prompt-pay =
    { $you ->
        [yes] 請選用甚麼牌付{ $due_m }M給{ $to }。
        [target] { $seat }正在選牌，要付{ $due_m }M給你。
       *[no] { $seat }正在選牌，要付{ $due_m }M給{ $to }。
    }
prompt-color =
    { $you ->
        [yes] { $card }歸你了，請選它的顏色。
       *[no] { $seat }正在選{ $card }的顏色。
    }
prompt-give =
    { $you ->
        [yes] 請選一張要放棄的手牌。
       *[no] { $seat }正在選要放棄的手牌。
    }
prompt-discard =
    { $you ->
        [yes] 手牌多了{ $excess }張，請選要放回的牌。
       *[no] { $seat }要放回{ $excess }張牌。
    }
prompt-over = 這一局完了。

## 回應的是甚麼：如果不反對，會發生的事。
## $you："yes" 是對象，"actor" 是使用這張牌的人，"no" 是其他人。

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
        [yes] { $actor }要向你收數{ $amount_m }M。
        [actor] 你要向{ $target }收數{ $amount_m }M。
       *[no] { $actor }要向{ $target }收數{ $amount_m }M。
    }
prompt-attack-sly-deal =
    { $you ->
        [yes] { $actor }要盜取你的{ $take }。
        [actor] 你要盜取{ $target }的{ $take }。
       *[no] { $actor }要盜取{ $target }的{ $take }。
    }
prompt-attack-forced-deal =
    { $you ->
        [yes] { $actor }要用{ $give }換你的{ $take }。
        [actor] 你要用{ $give }換{ $target }的{ $take }。
       *[no] { $actor }要用{ $give }換{ $target }的{ $take }。
    }
prompt-attack-deal-breaker =
    { $you ->
        [yes] { $actor }要接管你的整套{ $color }：{ $cards }。
        [actor] 你要接管{ $target }的整套{ $color }：{ $cards }。
       *[no] { $actor }要接管{ $target }的整套{ $color }：{ $cards }。
    }
prompt-attack-go-to-jail =
    { $you ->
        [yes] { $actor }要你入獄，下一個回合跳過。
        [actor] 你要{ $target }入獄，下一個回合跳過。
       *[no] { $actor }要{ $target }入獄，下一個回合跳過。
    }
prompt-attack-double-sly =
    { $you ->
        [yes] { $actor }要盜取你的{ $take }。
        [actor] 你要盜取{ $target }的{ $take }。
       *[no] { $actor }要盜取{ $target }的{ $take }。
    }
prompt-attack-speeding =
    { $you ->
        [yes] { $actor }要你放棄一張手牌。
        [actor] 你要{ $target }放棄一張手牌。
       *[no] { $actor }要{ $target }放棄一張手牌。
    }
prompt-attack-inheritor =
    { $you ->
        [yes] { $actor }要從你的手牌暗抽一張。
        [actor] 你要從{ $target }的手牌暗抽一張。
       *[no] { $actor }要從{ $target }的手牌暗抽一張。
    }
prompt-attack-rent-transfer =
    { $you ->
        [yes] { $from }要你代付{ $color }租金{ $amount_m }M給{ $actor }。
        [actor] { $from }要{ $target }代付{ $color }租金{ $amount_m }M給你。
       *[no] { $from }要{ $target }代付{ $color }租金{ $amount_m }M給{ $actor }。
    }
# 問牌被反對的人。
prompt-answer-no = { $against }反對你的{ $card }。接受，還是反過來反對？
# 問自己的反對又被反對的人。
prompt-answer-no-again = { $against }反對了你的反對，{ $card }照樣生效。接受，還是再反對一次？
