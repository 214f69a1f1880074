# Správanie: čo ľudia robia popri hre, čo sa o tom zistí a ako sa rozhodne.

deed-talk-on-phone = telefonuje
deed-answer-phone = zdvihne telefón
deed-silence-phone = stlmí telefón
deed-write-message = píše správu
deed-watch-video = pozerá video
deed-listen-through-headphones = počúva hudbu cez slúchadlá
deed-play-music-aloud = púšťa hudbu nahlas
deed-use-laptop = používa notebook
deed-use-laptop-on-mains = používa notebook zapojený do siete
deed-use-strategy-tool = používa strategickú pomôcku
deed-get-strategy-data = dostáva strategické údaje odinakiaľ
deed-cover-face = si zakrýva tvár
deed-wear-costume = má na sebe kostým
deed-stream = vysiela turnaj naživo
deed-wear-camera = má na sebe kameru
deed-device-on-cloth = položí zariadenie na plátno stola
deed-device-on-rail = položí zariadenie na okraj stola
deed-belongings-on-rail = položí svoje veci na okraj stola
deed-read = číta pri stole
deed-ask-to-phone = žiada, aby smel odísť telefonovať
deed-tell-cards = povie, aké má karty
deed-guess-cards-to-come = háda, ktoré karty ešte neprišli
deed-comment-on-hand = komentuje rozdanie
deed-react-to-board = viditeľne reaguje na spoločné karty
deed-keep-cards = si nechá karty
deed-card-off-table = vyhodí kartu zo stola
deed-chip-off-table = vyhodí žetón zo stola
deed-cards-at-dealer = hodí karty do dealera
deed-stall = zdržuje hru
deed-chatter = priveľa rozpráva
deed-bang-chips = búcha žetónmi
deed-put-in-token = vloží ako stávku bounty žetón alebo podobný predmet
deed-violence = sa správa násilne
deed-swear = nadáva
deed-disrupt = narúša priebeh hry
deed-rude = sa správa nezdvorilo
deed-celebrate = oslavuje
deed-gesture = urobí gesto
deed-smoke = fajčí pri stole
deed-mark-card = označí kartu
deed-hide-cards = skryje karty
deed-cards-off-table = vezme karty zo stola
deed-mix-chips = má žetóny na neusporiadanej kope
deed-slow-to-move = otáľa s presunom
deed-notice-error = si všimne chybu
deed-take-pot = si vezme bank
deed-refuse-penalty = odmietne trest
deed-refuse-to-put-right = odmietne to napraviť
deed-put-right = to napraví
deed-keep-silent = o tom mlčí
deed-leave-table = odíde od stola
deed-leave-game = odíde z hry
deed-stand-by-chair = stojí pri svojej stoličke
deed-wait-in-area = čaká v turnajovom priestore
deed-back = sa vráti k stolu
deed-watch = sleduje hru
deed-no-document = nepredloží doklad
deed-insult-dealer = urazí dealera
deed-insult-judge = urazí rozhodcu
deed-belittle-staff = znevažuje personál
deed-ask-second-seat = žiada o ďalšie miesto
deed-ask-second-hand = žiada o ďalšiu ruku
deed-ask-rules = žiada o pravidlá
deed-ask-which-rules = sa pýta, ktoré pravidlá platia
deed-ask-lottery = žiada, aby smel usporiadať lotériu
deed-ask-seat = žiada o miesto
deed-ask-own-seat = žiada o svoje miesto
deed-ask-prize = žiada o svoju výhru
deed-ask-register = žiada o registráciu
deed-object-ruling = namieta proti rozhodnutiu
deed-object-collusion = upozorňuje na tímovú hru iných
deed-object-slow = sa sťažuje na zdržovanie
deed-object-hygiene = sa sťažuje na hygienu
deed-did-not-know = namieta, že pravidlo nepoznal
deed-meant-otherwise = namieta, že mal na mysli niečo iné
deed-did-not-follow = namieta, že hru nesledoval
deed-protest = ústne podáva protest
deed-protest-in-writing = písomne podáva protest
deed-advise = radí { $other-dative }
deed-criticise = kritizuje { $other-accusative }
deed-read-hand-of = povie, aká je ruka { $other-genitive }
deed-guess-hand-of = háda, aká je ruka { $other-genitive }
deed-strategy-with = rozoberá stratégiu s { $other-instrumental }
deed-hand-with = rozoberá rozdanie s { $other-instrumental }
deed-ask-advice-of = si pýta radu od { $other-genitive }
deed-take-advice-from = prijme radu od { $other-genitive }
deed-touch-chips-of = sa dotkne žetónov { $other-genitive }
deed-touch-cards-of = sa dotkne kariet { $other-genitive }
deed-belittle = znevažuje { $other-accusative }
deed-belittle-play-of = znevažuje hru { $other-genitive }
deed-insult = urazí { $other-accusative }
deed-swear-at = nadáva { $other-dative }
deed-handle-chips-of = narába so žetónmi { $other-genitive }
deed-let-play-along = dovolí, aby s ním jeho ruku hral aj { $other }
deed-touch-muck = sa dotkne kariet v mucku
deed-touch-burns = sa dotkne spálených kariet
deed-speak = hovorí { tongue }
tongue = { $tongue ->
    [english] po anglicky
    [hungarian] po maďarsky
    [slovak] po slovensky
    [czech] po česky
    [croatian] po chorvátsky
    [icelandic] po islandsky
    [russian] po rusky
    [german] po nemecky
    [spanish] po španielsky
    [french] po francúzsky
    [italian] po taliansky
   *[polish] po poľsky
}
deed-move-to-table-of = si presadne k stolu s počtom hráčov { $count }
deed-out-of-reach = vkladá { $chips } mimo dosahu dealera
deed-have-moved = presádza { $other-accusative } k stolu číslo { $number }
deed-find-in-wrong-seat = zisťuje, že { $other } sedí na nesprávnom mieste
deed-ask-for-identification = žiada doklad od { $other-genitive }
deed-record-it = to zapisuje do protokolu súťaže
event-phone-rings = { $who-dative } zvoní telefón
event-card-turns-up = { $who-dative } sa otočila karta { $card }
event-hands-pass = { $count ->
    [one] prejde { $count } rozdanie
    [few] prejdú { $count } rozdania
   *[other] prejde { $count } rozdaní
}
event-days-pass = { $count ->
    [one] prejde { $count } deň
    [few] prejdú { $count } dni
   *[other] prejde { $count } dní
}
event-tournament-ends = turnaj sa končí
deed-agree-fold-to-big-blind = { $count ->
    [one] sa dohodne, že proti veľkému blindu vždy zahodí karty
   *[other] sa dohodnú, že proti veľkému blindu vždy zahodia karty
}
deed-agree-another-ruling = { $count ->
    [one] sa dohodne na inom rozhodnutí
   *[other] sa dohodnú na inom rozhodnutí
}
judge = rozhodca
house = herňa
federation = federácia

deed-judge-found = { $found ->
    [yes] usudzuje, že { $what }
   *[no] neusudzuje, že { $what }
}
ruling-if-found = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že { $what }
   *[no] ak { -floor(case: "nominative") } neusúdi, že { $what }
}
found-uncalled = to bolo zbytočné
found-similar = to bolo podobné vymenovaným priestupkom
found-cheating = to bol podvod
found-disruptive = to narušilo hru
found-excessive = to bolo prehnané
found-improper = to bolo nevhodné
found-grave = to bolo závažné
found-against-event = to škodilo podujatiu
found-unsporting = to bolo nešportové
found-habitual = zdržovanie je pravidelné
found-ownerless = nemožno určiť, čie žetóny to sú
found-out-of-sight = žetóny nebolo vidieť
found-drunk = { $other } je opitý
found-incorrigible = sa { $other } nechce prispôsobiť
found-nuisance = { $other } obťažuje ostatných
found-harmed = { $other } utrpel škodu
found-advantaged = { $other } získal nečestnú výhodu
found-colluding = { $who } a { $other } hrajú spolu proti ostatným
found-dumping = { $who } úmyselne presúva žetóny { $other-dative }
found-soft-playing = { $who } šetrí { $other-accusative }

state-television-table = televízny stôl
state-main-event-final-table = finálový stôl hlavného turnaja
state-training-game = tréningová hra
state-paid = počet platených miest je { $count }
state-day = { $count }. deň
state-played-in = hrá sa { venue }
state-may-speak = pri stole sa smie hovoriť { tongue }
venue = { $venue ->
    [united-states] v Spojených štátoch
    [new-jersey] v New Jersey
    [slovakia] na Slovensku
    [croatia] v Chorvátsku
    [hungary] v Maďarsku
    [iceland] na Islande
   *[russia] v Rusku
}
state-passport = { $who } má pas
state-anothers-passport = { $who } má cudzí pas
state-club-card = { $who } má členskú kartu
state-anothers-club-card = { $who } má cudziu členskú kartu
state-signed-receipt = { $who } podpísal potvrdenku
state-hands-to-miss = { $who } má ešte vynechať { hands }
state-breaches = skoršie priestupky { $who-genitive } ({ offence }): { $count }
state-missed-rounds = { $who } už vynechal { rounds } ({ offence })
state-warnings = napomenutia { $who-genitive } ({ offence }): { $count }
offence = { $offence ->
    [out-of-turn] akcia mimo poradia
    [late-post] neskoro vložená povinná stávka
    [string-bet] reťazová stávka
    [announcing] ohlásená a neukázaná ruka
    [exposing] ukázanie kariet
    [kept-cards] karty ponechané po folde
    [touched-cards] dotknutie sa kariet
    [cards-into-cards] karty hodené medzi cudzie
    [shown-by-accident] omylom ukázané karty
    [mucked-first] zahodenie kariet, ktoré mal ukázať ako prvý
    [card-off-table] karta vyhodená zo stola
    [touching] dotýkanie sa kariet alebo žetónov
    [delay] zdržovanie hry
    [chatter] priveľa rečí
    [banging] búchanie žetónmi
    [out-of-reach] stávka mimo dosahu dealera
    [violence] násilie
    [belittling-play] znevažovanie hry iných
    [foul-language] hrubé slová
    [collusion] tímová hra
   *[any] ktorékoľvek pravidlo
}

verdict-no-breach = { $who } neporušuje pravidlá
verdict-no-penalty = { $who } nedostane trest
verdict-put-out = { $who } je vyradený z turnaja
verdict-expelled = { $who } je vylúčený z turnaja
verdict-barred = { $who } už nesmie hrať na turnajoch federácie
verdict-no-prize = { $who } nemá nárok na výhru
verdict-no-refund = { $who } nedostane nič späť
verdict-blinded-off = žetóny { $who-genitive } sa minú na blindy
verdict-begins-at-once = trest { $who-genitive } sa začína ihneď
verdict-warned-by-dealer = dealer napomenie { $who-accusative }
verdict-warned-by-floor = { -floor(case: "nominative") } napomenie { $who-accusative }
verdict-sits-out-minutes = { $who } istý čas nehrá
verdict-sits-out-rounds = { $who } vynechá niekoľko orbitov
verdict-another-by-exception = { $who } dostane výnimočne iný trest
verdict-may-lose-chips-or-place = trest môže { $who-accusative } stáť žetóny, miesto v turnaji alebo oboje
verdict-may-go-on = { $who } v tom môže pokračovať
verdict-must-leave-table = { $who } musí byť mimo stola
verdict-must-leave-area = { $who } musí opustiť turnajový priestor
verdict-may-stay = { $who } tam môže zostať
verdict-must-restack = { $who } musí žetóny usporiadať podľa hodnoty
verdict-must-show-cards-there = { $who } musí ukázať, že má karty
verdict-may-be-told-to-stop = { $who-dative } to možno zakázať
verdict-may-be-moved = { $who } môže byť poslaný za zábranu
verdict-must-be-compensated = { $who-dative } treba nahradiť škodu
verdict-dealer-tells-staff = dealer to musí oznámiť personálu
verdict-dealer-sets-cards-aside = dealer odloží karty nabok
verdict-protest-forwarded = { -floor(case: "nominative") } musí protest postúpiť
verdict-competition-rules-govern = platia súťažné pravidlá
verdict-these-rules-govern = platia tieto pravidlá
verdict-international-rules-govern = platia medzinárodné pravidlá pokru
verdict-sits-out = { $who } nehrá { $count ->
    [one] { $count } minútu
    [few] { $count } minúty
   *[other] { $count } minút
}
verdict-hands-left = { $who } má ešte vynechať { hands }
verdict-finishes = { $who } končí na { $place }. mieste
verdict-house-decides = rozhodujú pravidlá herne: { $choices }
house-alternatives-or = { $head }; alebo { $last }
verdict-federation-breach = federácia porušuje pravidlo „{ $rule }“
verdict-rounds-up-to = { $strength ->
    [must] { $who } vynechá najviac { rounds }
   *[may] { $who } môže dostať trest: vynechá najviac { rounds }
}
verdict-hands-up-to = { $strength ->
    [must] { $who } vynechá najviac { hands }
   *[may] { $who } môže dostať trest: vynechá najviac { hands }
}
verdict-up-to-disqualification = { $strength ->
    [must] { $who } dostáva trest, ktorým môže byť aj diskvalifikácia
   *[may] { $who } môže byť potrestaný až diskvalifikáciou
}
verdict-up-to-ban = { $strength ->
    [must] { $who } dostáva trest, ktorým môže byť aj zákaz účasti na všetkých podujatiach
   *[may] { $who } môže byť potrestaný až zákazom účasti na všetkých podujatiach
}
verdict-season-ban = { $strength ->
    [must] { $who } je diskvalifikovaný na celú sezónu
   *[may] { $who } môže byť diskvalifikovaný na celú sezónu
}
