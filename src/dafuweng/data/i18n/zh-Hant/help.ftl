### 枱面以外的頁面：規則及重播，打開時才載入。

## 規則

rules-search = 搜尋紙牌及規則
rules-found =
    { $count ->
        [0] 找不到。試試另一個詞，或者輸入編號，例如 B50。
       *[other] 找到 { $count } 項
    }
rules-clear = 顯示全部
rules-brief = 簡單來說
rules-cards = 紙牌
rules-link = 規則 { $number } 的連結
rules-counts =
    { $same ->
        [yes] 每副 { $base } 張
       *[no]
            { $base ->
                [0] 加強版才有，{ $enhanced } 張
               *[other] 基本版 { $base } 張，加強版 { $enhanced } 張
            }
    }
rules-value = 面值 { $value_m }M
rules-values = 值 { $value_m }M（印刷版 { $printed_m }M）
rules-options = 選項和各套規則
rules-by-choice = 只在自訂規則
rules-enhanced-only = 只用於加強版。
rules-rents = 租金 { $rents }

rules-goal = 比別人先集齊三套不同顏色的物業就贏。
rules-begin = 輪到你就抽兩張牌；手上沒有牌就抽五張。
rules-play = 最多出三張牌：錢存入銀行，物業擺到枱面，行動牌照牌面去做。
rules-pay = 要付錢時，用自己面前的銀行或物業去付，不設找贖，手牌不用拿出來。
rules-no = 有人對你出牌，可以用「{ card-just-say-no }」擋住，輪到誰都一樣。
rules-end = 最多留七張手牌，然後輪到下一位。

## 牌的種類

rules-kind-money = 貨幣牌
rules-kind-property = 物業
rules-kind-wild = 多功能物業
rules-kind-rent = 租金
rules-kind-action = 行動牌
rules-kind-building = 房子和酒店

## 規則的章節

rules-chapter-basics = 基本規則
rules-chapter-decks = 牌數和面值
rules-chapter-winning = 勝出
rules-chapter-turn = 回合
rules-chapter-properties = 物業
rules-chapter-paying = 付款和房子
rules-chapter-rent = 租金
rules-chapter-steals = 盜取和交換
rules-chapter-no = 提出反對
rules-chapter-enhanced = 加強版的牌
rules-chapter-tournaments = 比賽

## 重播

replay-title = 重播 { $code }
replay-first = 返回發牌
replay-back = 上一步
replay-play = 播放
replay-pause = 暫停
replay-next = 下一步
replay-last = 到完結
replay-move = 第 { $at } 步，共 { $last } 步
replay-deal = 發牌。
replay-speed = 速度
replay-course = 全局經過
replay-hand =
    { $count ->
        [0] 沒有手牌
       *[other] 手牌 { $count } 張
    }
replay-pile = 卡組 { $draw } 張，放牌處 { $discard } 張
replay-keys = 快捷鍵：← → 移一步，Page Up、Page Down 移一個回合，Home、End 到頭尾，空白鍵播放。
replay-log = 儲存本局紀錄
replay-checking = 正在查核洗牌……
replay-unchecked = 現在未能查核洗牌。
