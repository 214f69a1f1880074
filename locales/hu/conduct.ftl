# Magatartás: mit tesznek az emberek a játékon kívül, mit állapítanak meg róla, és mit mond ki rá a bíró.

deed-talk-on-phone = telefonál
deed-answer-phone = felveszi a telefont
deed-silence-phone = elnémítja a telefont
deed-write-message = üzenetet ír
deed-watch-video = videót néz
deed-listen-through-headphones = fülhallgatón zenét hallgat
deed-play-music-aloud = hangosan hallgat zenét
deed-use-laptop = laptopot használ
deed-use-laptop-on-mains = hálózati áramra kötött laptopot használ
deed-use-strategy-tool = stratégiai segédeszközt használ
deed-get-strategy-data = stratégiai adatot kap máshonnan
deed-cover-face = eltakarja az arcát
deed-wear-costume = jelmezt visel
deed-stream = közvetíti a versenyt
deed-wear-camera = kamerát visel
deed-device-on-cloth = eszközt tesz a posztóra
deed-device-on-rail = eszközt tesz a könyöklőre
deed-belongings-on-rail = a személyes tárgyait a könyöklőre teszi
deed-read = olvas az asztalnál
deed-ask-to-phone = ki szeretne menni telefonálni
deed-tell-cards = elmondja, milyen lapjai vannak
deed-guess-cards-to-come = találgatja a még ki nem osztott lapokat
deed-comment-on-hand = megjegyzést tesz a leosztásra
deed-react-to-board = láthatóan reagál a közös lapokra
deed-keep-cards = magánál tartja a lapjait
deed-card-off-table = lapot dob le az asztalról
deed-chip-off-table = zsetont dob le az asztalról
deed-cards-at-dealer = az osztóhoz vágja a lapjait
deed-stall = húzza az időt
deed-chatter = fecseg
deed-bang-chips = csapkodja a zsetonjait
deed-put-in-token = fejvadász- vagy időkérő zsetont tesz be tétként
deed-violence = erőszakosan viselkedik
deed-swear = káromkodik
deed-disrupt = zavarja a játék rendjét
deed-rude = udvariatlanul viselkedik
deed-celebrate = ünnepel
deed-gesture = kézmozdulatot tesz
deed-smoke = az asztalnál dohányzik
deed-mark-card = megjelöl egy lapot
deed-hide-cards = elrejti a lapjait
deed-cards-off-table = leveszi a lapjait az asztalról
deed-mix-chips = összekeveri a zsetonjait
deed-slow-to-move = késlekedik az átüléssel
deed-notice-error = hibát vesz észre
deed-take-pot = magához veszi a potot
deed-refuse-penalty = nem fogadja el a büntetést
deed-refuse-to-put-right = nem hajlandó változtatni rajta
deed-put-right = változtat rajta
deed-keep-silent = hallgat róla
deed-leave-table = elhagyja az asztalt
deed-leave-game = kiszáll a játékból
deed-stand-by-chair = a széke mellett áll
deed-wait-in-area = a versenyterületen várakozik
deed-back = visszatér az asztalhoz
deed-watch = nézi a játékot
deed-no-document = nem mutat okmányt
deed-insult-dealer = sértegeti az osztót
deed-insult-judge = sértegeti a versenybírót
deed-belittle-staff = becsmérli a személyzetet
deed-ask-second-seat = még egy helyet kér
deed-ask-second-hand = még egy kezet kér
deed-ask-rules = kéri a szabályzatot
deed-ask-which-rules = megkérdezi, melyik szabályzat érvényes
deed-ask-lottery = tombolát szeretne tartani
deed-ask-seat = helyet kér
deed-ask-own-seat = a saját helyét kéri
deed-ask-prize = a díját kéri
deed-ask-register = nevezni szeretne
deed-object-ruling = kifogásolja a döntést
deed-object-collusion = összejátszásra panaszkodik
deed-object-slow = lassúságra panaszkodik
deed-object-hygiene = higiéniai panaszt tesz
deed-did-not-know = arra hivatkozik, hogy nem ismerte a szabályt
deed-meant-otherwise = arra hivatkozik, hogy mást akart
deed-did-not-follow = arra hivatkozik, hogy nem követte a játékot
deed-protest = szóban emel óvást
deed-protest-in-writing = írásban emel óvást
deed-advise = tanácsot ad { $other-dative }
deed-criticise = bírálja { $other-accusative }
deed-read-hand-of = megmondja, mi { $other } keze
deed-guess-hand-of = találgatja, mi { $other } keze
deed-strategy-with = stratégiáról beszélget { $other-instrumental }
deed-hand-with = a leosztásról beszélget { $other-instrumental }
deed-ask-advice-of = tanácsot kér { $other-ablative }
deed-take-advice-from = tanácsot fogad el { $other-ablative }
deed-touch-chips-of = hozzányúl { $other } zsetonjaihoz
deed-touch-cards-of = hozzányúl { $other } lapjaihoz
deed-belittle = becsmérli { $other-accusative }
deed-belittle-play-of = lekicsinyli { $other } játékát
deed-insult = sértegeti { $other-accusative }
deed-swear-at = trágárul szidja { $other-accusative }
deed-handle-chips-of = { $other } zsetonjaival babrál
deed-let-play-along = hagyja, hogy { $other } is játssza a kezét
deed-touch-muck = hozzányúl a dobott lapokhoz
deed-touch-burns = hozzányúl az égetett lapokhoz
deed-speak = { tongue } beszél
tongue = { $tongue ->
    [english] angolul
    [hungarian] magyarul
    [slovak] szlovákul
    [czech] csehül
    [croatian] horvátul
    [icelandic] izlandiul
    [russian] oroszul
    [german] németül
    [spanish] spanyolul
    [french] franciául
    [italian] olaszul
   *[polish] lengyelül
}
deed-move-to-table-of = { $count } fős asztalhoz ül át
deed-out-of-reach = az osztótól túl messzire tesz be { $chips }
deed-have-moved = átülteti { $other-accusative } egy másik asztalhoz (száma: { $number })
deed-find-in-wrong-seat = rossz helyen találja { $other-accusative }
deed-ask-for-identification = igazolványt kér { $other-ablative }
deed-record-it = az esetet felveszi a verseny jegyzőkönyvébe
event-phone-rings = { $who } telefonja csörög
event-card-turns-up = { $who } lapjai közül felfordul: { $card }
event-hands-pass = eltelik { $count } leosztás
event-days-pass = eltelik { $count } nap
event-tournament-ends = a verseny véget ér
deed-agree-fold-to-big-blind = megállapodik abban, hogy mindig dob a nagyvaknak
deed-agree-another-ruling = más ítéletben állapodik meg
judge = a versenybíró
house = a ház
federation = a szövetség

deed-judge-found = { $found ->
    [yes] megállapítja: { $what }
   *[no] nem állapítja meg, hogy { $what }
}
ruling-if-found = { $found ->
    [yes] ha { -floor(case: "nominative") } megállapítja, hogy { $what }
   *[no] ha { -floor(case: "nominative") } nem állapítja meg, hogy { $what }
}
found-uncalled = ez szükségtelen volt
found-similar = ez a felsoroltakhoz hasonló volt
found-cheating = csalás volt
found-disruptive = megzavarta a játékot
found-excessive = ez túlzó volt
found-improper = ez illetlen volt
found-grave = ez súlyos volt
found-against-event = a történtek sértették az esemény érdekeit
found-unsporting = ez sportszerűtlen volt
found-habitual = a lassúság rendszeres
found-ownerless = a zseton gazdátlan
found-out-of-sight = a zsetonokat nem lehetett látni
found-drunk = { $other } ittas
found-incorrigible = { $other } nem hajlandó alkalmazkodni
found-nuisance = { $other } zavarja a többieket
found-harmed = { $other-accusative } kár érte
found-advantaged = { $other } jogtalan előnyhöz jutott
found-colluding = { $who } és { $other } összejátszik
found-dumping = { $who } szándékosan zsetont juttat { $other-dative }
found-soft-playing = { $who } kíméli { $other-accusative }

state-television-table = televíziós asztal
state-main-event-final-table = a főverseny döntő asztala
state-training-game = edzőjáték
state-paid = a fizetős helyek száma { $count }
state-day = { $count }. nap
state-played-in = a verseny helye { venue }
state-may-speak = az asztalnál szabad { tongue } beszélni
venue = { $venue ->
    [united-states] az Egyesült Államok
    [new-jersey] New Jersey
    [slovakia] Szlovákia
    [croatia] Horvátország
    [hungary] Magyarország
    [iceland] Izland
   *[russia] Oroszország
}
state-passport = { $who-adessive } útlevél van
state-anothers-passport = { $who-adessive } másnak az útlevele van
state-club-card = { $who-adessive } klubkártya van
state-anothers-club-card = { $who-adessive } másnak a klubkártyája van
state-signed-receipt = { $who } aláírta az átvételi elismervényt
state-hands-to-miss = { $who-dative } még { $count } leosztást kell kihagynia
state-breaches = { $who } korábbi szabálysértései ({ offence }): { $count }
state-missed-rounds = { $who } már { $count } kört kihagyott ({ offence })
state-warnings = { $who } figyelmeztetései ({ offence }): { $count }
offence = { $offence ->
    [out-of-turn] soron kívüli cselekvés
    [late-post] késve betett kötelező tét
    [string-bet] részletekben emelés
    [announcing] bemondott, de meg nem mutatott kéz
    [exposing] lapok mutatása
    [kept-cards] dobás után megtartott lapok
    [touched-cards] lapok érintése
    [cards-into-cards] más lapjai közé dobott lapok
    [shown-by-accident] véletlenül mutatott lapok
    [mucked-first] elsőként mutatás helyett dobás
    [card-off-table] az asztalról ledobott lap
    [touching] lapok vagy zsetonok érintése
    [delay] a játék késleltetése
    [chatter] fecsegés
    [banging] zsetonok csapkodása
    [out-of-reach] az osztótól távol betett tét
    [violence] erőszak
    [belittling-play] mások játékának lekicsinylése
    [foul-language] trágár beszéd
    [collusion] összejátszás
   *[any] bármely szabály
}

verdict-no-breach = { $who } nem sért szabályt
verdict-no-penalty = { $who } nem kap büntetést
verdict-put-out = { $who } kiesik a versenyből
verdict-expelled = { $who-accusative } kizárják a versenyből
verdict-barred = { $who-accusative } eltiltják a szövetség versenyeitől
verdict-no-prize = { $who } nem jogosult díjra
verdict-no-refund = { $who } semmit sem kap vissza
verdict-blinded-off = { $who } zsetonjait felemésztik a vakok
verdict-begins-at-once = { $who } büntetése azonnal kezdődik
verdict-warned-by-dealer = az osztó figyelmezteti { $who-accusative }
verdict-warned-by-floor = { -floor(case: "nominative") } figyelmezteti { $who-accusative }
verdict-sits-out-minutes = { $who } egy ideig kimarad a játékból
verdict-sits-out-rounds = { $who } néhány kört kihagy
verdict-another-by-exception = { $who } kivételesen más büntetést kap
verdict-may-lose-chips-or-place = { $who } a büntetés miatt elveszítheti zsetonjait, a helyét a versenyben vagy mindkettőt
verdict-may-go-on = { $who } folytathatja
verdict-must-leave-table = { $who-dative } távol kell maradnia az asztaltól
verdict-must-leave-area = { $who-dative } el kell hagynia a versenyterületet
verdict-may-stay = { $who } ott maradhat
verdict-must-restack = { $who } köteles a zsetonjait érték szerint oszlopokba rakni
verdict-must-show-cards-there = { $who } köteles láthatóvá tenni, hogy lapjai vannak
verdict-may-be-told-to-stop = { $who-dative } megtiltható, hogy folytassa
verdict-may-be-moved = { $who } kordon mögé küldhető
verdict-must-be-compensated = { $who-accusative } kárpótolni kell
verdict-dealer-tells-staff = az osztó köteles szólni a személyzetnek
verdict-dealer-sets-cards-aside = az osztó félreteszi a lapokat
verdict-protest-forwarded = { -floor(case: "nominative") } köteles továbbítani az óvást
verdict-competition-rules-govern = a versenyszabályzat érvényes
verdict-these-rules-govern = ez a szabályzat érvényes
verdict-international-rules-govern = a nemzetközi pókerszabályok érvényesek
verdict-sits-out = { $who } { $count } percre kimarad a játékból
verdict-hands-left = { $who-dative } még { $count } leosztást kell kihagynia
verdict-finishes = { $who } helyezése: { $place }.
verdict-house-decides = a ház szabályai döntenek: { $choices }
house-alternatives-or = { $head }; vagy { $last }
verdict-federation-breach = a szövetség megszegi a következő szabályt: „{ $rule }”
verdict-rounds-up-to = { $strength ->
    [must] { $who-accusative } legfeljebb { rounds } kiültetik
   *[may] { $who } legfeljebb { rounds } kiültethető
}
verdict-hands-up-to = { $strength ->
    [must] { $who-accusative } legfeljebb { hands } kiültetik
   *[may] { $who } legfeljebb { hands } kiültethető
}
verdict-up-to-disqualification = { $strength ->
    [must] { $who } büntetést kap, akár diszkvalifikálást is
   *[may] { $who } büntethető, akár diszkvalifikálással is
}
verdict-up-to-ban = { $strength ->
    [must] { $who } büntetést kap, akár minden versenyről való kitiltást is
   *[may] { $who } büntethető, akár minden versenyről való kitiltással is
}
verdict-season-ban = { $strength ->
    [must] { $who-accusative } az egész szezonra eltiltják
   *[may] { $who } az egész szezonra eltiltható
}
