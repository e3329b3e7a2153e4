### 為甚麼不可以，以及可以怎樣做。refusal-CODE，沒有變數；規則編號由頁面另外顯示。

## 遊戲

refusal-game-over = 這一局已經完了。可以和原班人馬再來一局。
refusal-not-your-turn = 未輪到你，請等到要你決定的時候。
refusal-wrong-prompt = 要先回應另一件事。
refusal-bad-move = 這個遊戲沒有這樣的動作。
refusal-not-in-this-game = 這張枱的規則不用這張牌或這個選項。
refusal-card-not-in-hand = 你手上沒有這張牌。
refusal-no-plays-left = 這個回合剩下的出牌次數不夠。這張牌留待下次再用吧。
refusal-not-bankable = 物業牌不是錢，不能存入銀行。請放在自己的物業區。
refusal-wrong-color = 這張牌不能當作這種顏色。多功能物業只可以當牌上有的顏色。
refusal-not-on-table = 這張牌不在那裏，請再看清楚枱面。
refusal-same-color = 這張牌本來就是這種顏色。
refusal-no-rent = 枱面要有該顏色的物業才可以收租，單獨一張彩色多功能物業不計。這張租金牌仍可存入銀行。
refusal-too-many-doubles = 一次收租不能疊加這麼多張雙倍租金。多出的那張留待下次，或者存入銀行。
refusal-double-not-in-hand = 你手上沒有那麼多張雙倍租金。
refusal-bad-target = 不能選這位玩家。請選同枱的一位對手。
refusal-in-full-set = 這張牌屬於完整的一套物業，不能單獨盜取或交換。只有物業接管可以，而且要整套取走。
refusal-nothing-to-give = 你沒有物業可以拿去交換。先放下一張不屬於整套的物業吧。
refusal-no-full-set = 那種顏色還未集齊一套。
refusal-not-buildable = 車站和公共事業不能加房子或酒店，請選另一套。
refusal-house-exists = 每套物業只可以有一間房子，這套已經有了。
refusal-hotel-exists = 每套物業只可以有一間酒店，這套已經有了。
refusal-no-house = 要先有房子才可以加酒店。先加房子吧。
refusal-house-under-hotel = 房子上面還有酒店，不能先拿房子付款。請先付酒店。
refusal-not-payable = 這張牌不能用來付款。只可以用銀行的牌或物業；手牌和彩色多功能物業都不行。
refusal-not-enough = 還未夠數。請繼續加牌，直至付清，或者再沒有可付的牌。
refusal-redundant-card = 少付其中一張也已經夠數。請收回多餘的那張，因為不設找贖。
refusal-no-just-say-no = 你手上沒有提出反對。已存入銀行的只能當錢用。
refusal-not-in-excess = 手牌超過七張的部分，不多不少，都要放回去。
refusal-already-jailed = 這位玩家已經在獄中，請選另一位，或者留下這張牌。
refusal-empty-hand = 這位玩家沒有手牌，請選另一位。
refusal-two-victims = 有兩位或以上的對手有手牌，必須選兩位。
refusal-not-a-rent = 租金轉移只可以在別人向你收租時使用。
refusal-rent-is-transferred = 轉移給你的租金，不能再轉給別人。
refusal-no-double-on-rainbow = 這張枱的規則不准用雙倍租金配彩色租金。
refusal-two-cards = 對手有兩張可以盜取的牌時，雙重盜取必須一次取兩張。

## 枱和連線

refusal-late = 遲了一步，遊戲已經繼續了。請看看現在要你決定甚麼。
refusal-not-seated = 你正在旁觀。坐下來才可以玩。
refusal-not-started = 這一局還未開始。
refusal-already-started = 這一局已經開始了。
refusal-not-over = 要等這一局完了才可以。
refusal-table-full = 座位已滿。你可以旁觀，或者自己開枱。
refusal-seat-taken = 這個座位已經有人，請選另一個。
refusal-no-such-table = 沒有這個號碼的枱。請核對號碼，或者另開一枱。
refusal-not-host = 只有枱主可以這樣做。
refusal-bad-name = 這個名不能用，請改一個簡短的。
refusal-bad-ruleset = 沒有這套規則，或者人數不合。
refusal-bad-option = 這項自訂規則不能這樣設定，或者與其他設定有衝突。
refusal-kernel-not-ready = 規則還在準備中，請稍等。
refusal-bad-message = 伺服器看不懂這個頁面送來的內容。如果再次出現，請重新載入頁面。
refusal-bad-origin = 這個頁面不可以連到這部伺服器。請用遊戲本身的網址開啟。
refusal-too-large = 一次送來的內容太多，請縮短一點。
refusal-too-fast = 太快了，請稍等再試。
refusal-flooding = 訊息太多，連線已經關閉。過一會可以再連。
refusal-not-hello = 連線的開頭不對，請重新載入頁面。
refusal-protocol-mismatch = 伺服器的版本比這個頁面新，請重新載入頁面。
refusal-unknown = 未能成功，也不知道原因。甚麼都沒有改變，請再試一次。
