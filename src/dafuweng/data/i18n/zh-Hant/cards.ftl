### 紙牌和顏色。card-KIND 是牌名，card-KIND-does 用一句說明功用；
### color-COLOR 用在句子裏，color-COLOR-short 是牌面的單字。

## 顏色

color-brown = 啡色
color-brown-short = 啡
color-light-blue = 淺藍色
color-light-blue-short = 淺
color-pink = 粉紅色
color-pink-short = 粉
color-orange = 橙色
color-orange-short = 橙
color-red = 紅色
color-red-short = 紅
color-yellow = 黃色
color-yellow-short = 黃
color-green = 綠色
color-green-short = 綠
color-dark-blue = 藍色
color-dark-blue-short = 藍
color-railroad = 車站
color-railroad-short = 站
color-utility = 公共事業
color-utility-short = 公

## 小牌面上的短名，顏色由色帶表示

face-wild = 多功能物業
face-rent = 租金

## 錢牌

card-money-1 = 一百萬元
card-money-1-does = 貨幣牌，存入銀行，用來交租和還債。
card-money-2 = 二百萬元
card-money-2-does = 貨幣牌，存入銀行，用來交租和還債。
card-money-3 = 三百萬元
card-money-3-does = 貨幣牌，存入銀行，用來交租和還債。
card-money-4 = 四百萬元
card-money-4-does = 貨幣牌，存入銀行，用來交租和還債。
card-money-5 = 五百萬元
card-money-5-does = 貨幣牌，存入銀行，用來交租和還債。
card-money-10 = 一千萬元
card-money-10-does = 貨幣牌，存入銀行。記住付款不設找贖。

## 物業

card-brown = 啡色物業
card-brown-does = 集齊兩張啡色就是一套。
card-light-blue = 淺藍色物業
card-light-blue-does = 集齊三張淺藍色就是一套。
card-pink = 粉紅色物業
card-pink-does = 集齊三張粉紅色就是一套。
card-orange = 橙色物業
card-orange-does = 集齊三張橙色就是一套。
card-red = 紅色物業
card-red-does = 集齊三張紅色就是一套。
card-yellow = 黃色物業
card-yellow-does = 集齊三張黃色就是一套。
card-green = 綠色物業
card-green-does = 集齊三張綠色就是一套。
card-dark-blue = 藍色物業
card-dark-blue-does = 集齊兩張藍色就是一套。
card-railroad = 車站
card-railroad-does = 集齊四個車站就是一套，但不可加房子。
card-utility = 公共事業
card-utility-does = 集齊兩張公共事業就是一套，但不可加房子。

## 多功能物業

card-wild-light-blue-brown = 淺藍／啡多功能物業
card-wild-light-blue-brown-does = 可當淺藍色或啡色，自己的回合可以轉色。
card-wild-light-blue-railroad = 淺藍／車站多功能物業
card-wild-light-blue-railroad-does = 可當淺藍色或車站，自己的回合可以轉色。
card-wild-pink-orange = 粉紅／橙多功能物業
card-wild-pink-orange-does = 可當粉紅色或橙色，自己的回合可以轉色。
card-wild-red-yellow = 紅／黃多功能物業
card-wild-red-yellow-does = 可當紅色或黃色，自己的回合可以轉色。
card-wild-dark-blue-green = 藍／綠多功能物業
card-wild-dark-blue-green-does = 可當藍色或綠色，自己的回合可以轉色。
card-wild-green-railroad = 綠／車站多功能物業
card-wild-green-railroad-does = 可當綠色或車站，自己的回合可以轉色。
card-wild-railroad-utility = 車站／公共事業多功能物業
card-wild-railroad-utility-does = 可當車站或公共事業，自己的回合可以轉色。
card-wild-rainbow = 彩色多功能物業
card-wild-rainbow-does = 可當任何顏色，但要與同色的其他牌一起用。沒有面值，不能付款。

## 租金

card-rent-light-blue-brown = 淺藍／啡租金
card-rent-light-blue-brown-does = 向所有對手收淺藍色或啡色物業的租金。
card-rent-pink-orange = 粉紅／橙租金
card-rent-pink-orange-does = 向所有對手收粉紅色或橙色物業的租金。
card-rent-red-yellow = 紅／黃租金
card-rent-red-yellow-does = 向所有對手收紅色或黃色物業的租金。
card-rent-dark-blue-green = 藍／綠租金
card-rent-dark-blue-green-does = 向所有對手收藍色或綠色物業的租金。
card-rent-railroad-utility = 車站／公共事業租金
card-rent-railroad-utility-does = 向所有對手收車站或公共事業的租金。
card-rent-rainbow = 彩色租金
card-rent-rainbow-does = 選一位對手，收你任何一種顏色物業的租金。

## 行動牌

card-deal-breaker = 物業接管
card-deal-breaker-does = 取走一位對手的整套物業，連同上面的房子和酒店。
card-forced-deal = 強制交易
card-forced-deal-does = 用自己一張物業換對手一張物業，整套的不能換。
card-sly-deal = 盜取
card-sly-deal-does = 取走對手一張物業，整套的不能取。
card-just-say-no = 提出反對
card-just-say-no-does = 抵消對手對你使用的牌。不計作出牌，別人的回合也可以用。
card-debt-collector = 收取債務
card-debt-collector-does = 選一位對手，向他收五百萬元。
card-birthday = 我的生日
card-birthday-does = 每位對手要送你二百萬元。
card-double-rent = 雙倍租金
card-double-rent-does = 與租金牌一起打出，租金加倍。本身也算一次出牌。
card-house-3 = 房子
card-house-3-does = 放在自己的整套物業上，租金多三百萬元。車站和公共事業不能放。
card-hotel-4 = 酒店
card-hotel-4-does = 放在已有房子的整套物業上，租金再多四百萬元。
card-pass-go = 通行證
card-pass-go-does = 多抽兩張牌。

## 加強版行動牌

card-go-to-jail = 即時入獄
card-go-to-jail-does = 選一位對手，他下一個回合要暫停。
card-double-sly = 雙重盜取
card-double-sly-does = 取走同一位對手的兩張物業，整套的不能取。
card-speeding = 超速行駛
card-speeding-does = 選兩位對手，各放棄一張手牌。
card-rent-transfer = 租金轉移
card-rent-transfer-does = 別人向你收租時，指定另一位玩家替你交。
card-inheritor = 繼承者
card-inheritor-does = 從一位對手的手牌中暗抽一張。
card-house-4 = 新房子
card-house-4-does = 放在自己的整套物業上，租金多四百萬元。車站和公共事業不能放。
card-hotel-5 = 新酒店
card-hotel-5-does = 放在已有房子的整套物業上，租金再多五百萬元。
