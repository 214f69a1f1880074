# Rozdávanie: čo sa deje s kartami a čo z nich bude. `$known` hovorí, či je `$card` známa.

deed-expose = { $known ->
    [yes] rozdáva { $number }. kartu rozdania ({ $card }) lícom nahor
   *[no] rozdáva { $number }. kartu rozdania lícom nahor
}
deed-expose-to = { $known ->
    [yes] rozdáva { $other-dative } { $number }. kartu rozdania ({ $card }) lícom nahor
   *[no] rozdáva { $other-dative } { $number }. kartu rozdania lícom nahor
}
deed-turn-own-card = otáča { $number }. kartu rozdania lícom nahor
event-card-seen = { $number }. kartu rozdania vidno
deed-deal-card-to = rozdáva { $other-dative } { $number }. kartu rozdania
deed-deal-to-empty-seat = rozdáva { $number }. kartu rozdania na prázdne miesto
deed-skip = nerozdáva { $other-dative } karty
deed-two-in-a-row = rozdáva { $other-dative } dve karty po sebe
deed-unshuffled = rozdáva bez zamiešania
deed-uncut = rozdáva bez preloženia
deed-expose-in-shuffle = pri miešaní odhaľuje kartu
deed-expose-in-cut = pri prekladaní odhaľuje kartu
deed-find-boxed = { $count ->
    [one] nachádza v balíčku { $count } prevrátenú kartu
    [few] nachádza v balíčku { $count } prevrátené karty
    [many] nachádza v balíčku { $count } prevrátenej karty
   *[other] nachádza v balíčku { $count } prevrátených kariet
}
deed-find-boxed-card = nachádza v balíčku prevrátenú kartu { $card }
deed-find-cards = { $count ->
    [one] zisťuje, že má { $count } kartu
    [few] zisťuje, že má { $count } karty
    [many] zisťuje, že má { $count } karty
   *[other] zisťuje, že má { $count } kariet
}
deed-find-stub = { $count ->
    [one] nachádza vo zvyšku balíčka { $count } kartu
    [few] nachádza vo zvyšku balíčka { $count } karty
    [many] nachádza vo zvyšku balíčka { $count } karty
   *[other] nachádza vo zvyšku balíčka { $count } kariet
}

verdict-redeal = rozdanie je chybné a rozdáva sa znova
verdict-redeal-from = prvú kartu nového rozdania dostane { $who }
verdict-deal-stands = rozdanie platí
deck-card-boxed = prevrátená karta
deck-card-number = { $number }. karta rozdania
verdict-card-next-burn = { $card } je ďalšia spálená karta
verdict-card-out-of-play = { $card } je mimo hry
verdict-replaced = { $who } dostane kartu, ktorá by bola ďalšou spálenou kartou
verdict-made-up = { $who } dostane chýbajúce karty

# Z rozdania do rozdania: button a blindy.

event-tournament-begins = začína sa turnaj
event-next-day = hra pokračuje v iný deň
event-final-table = zostavuje sa finálový stôl
event-next-hand = nasleduje ďalšie rozdanie
deed-go-out = vypadáva
deed-sit-down = si sadá medzi { $right-accusative } a { $left-accusative }
deed-agree-small-blind = { $count ->
    [one] súhlasí s malým blindom
   *[other] súhlasia s malým blindom
}
deed-turn-up-card = odkrýva kartu { $card }

verdict-drawn-for = o button sa losuje
verdict-holds-everywhere = losovanie platí pri všetkých stoloch
verdict-last-card = poslednú kartu pri rozdávaní dostane { $who }
verdict-next-hand = v ďalšom rozdaní { $button }, { $small } a veľký blind je { $who }
verdict-next-hand-two = v ďalšom rozdaní je na buttone a malom blinde { $other } a veľký blind je { $who }
button-at = má button { $who }
button-on-empty-seat = stojí button na prázdnom mieste, kde sedel { $who }
button-dead-at = stojí mŕtvy button na mieste, kde sedí { $who }
small-blind-of = malý blind je { $who }
small-blind-none = malý blind nie je
verdict-still-dealt = { $who } dostáva karty aj naďalej
verdict-no-more-cards = { $who } už ďalšie karty nedostáva
verdict-counts-all-in = { $who } sa do konca kola považuje za all-in
verdict-may-count-all-in = { $who } sa môže rozhodnúť, že sa do konca kola považuje za all-in
verdict-last-cards-open = všetky posledné karty sa rozdajú lícom nahor
verdict-card-in-its-order = { $card } sa rozdá v obvyklom poradí
verdict-card-upcard = { $card } sa stáva odkrytou kartou a tretia sa rozdá lícom nadol

## Spoločné karty

event-burns = { $burns ->
    [none] { $event } bez spálenia karty
    [one] { $event } po jednej spálenej karte
   *[two] { $event } po dvoch spálených kartách
}
event-flop-of = { $facing ->
    [down] { $count ->
        [one] na flop prichádza lícom nadol { $count } karta
        [few] na flop prichádzajú lícom nadol { $count } karty
       *[other] na flop prichádza lícom nadol { $count } kariet
    }
   *[up] { $count ->
        [one] na flop prichádza { $count } karta
        [few] na flop prichádzajú { $count } karty
       *[other] na flop prichádza { $count } kariet
    }
}
deed-draw-from-flop = ťahá z flopu kartu { $card }
verdict-put-right = treba { $steps }
remedy-finish-betting = dohrať stávkové kolo
remedy-set-aside = odložiť { $laid } bokom
remedy-take-out = vyradiť z hry { $laid }
remedy-shuffle-in = zamiešať do zvyšku balíčka { $laid }
remedy-shuffle-stub = zamiešať zvyšok balíčka
remedy-show = ukázať všetkým { $laid }
remedy-cut = preložiť balíček
remedy-burn = spáliť kartu
remedy-deal = vyložiť { $street }
remedy-deal-unburned = vyložiť { $street } bez ďalšieho pálenia
remedy-deal-new = { $street ->
    [flop] vyložiť nový flop
    [turn] vyložiť nový turn
   *[river] vyložiť nový river
}
remedy-deal-new-unburned = { $street ->
    [flop] vyložiť nový flop bez ďalšieho pálenia
    [turn] vyložiť nový turn bez ďalšieho pálenia
   *[river] vyložiť nový river bez ďalšieho pálenia
}
remedy-scramble = pomiešať karty flopu lícom nadol
remedy-burn-one = spáliť jednu z nich
remedy-complete-flop = vyložiť ako flop zvyšné dve a ďalšiu kartu
remedy-floor-draws = nechať { -floor(case: "accusative") } vytiahnuť jednu z nich ako ďalšiu spálenú kartu
remedy-restore-order = obnoviť poradie kariet
remedy-deal-right-card = vyložiť správnu kartu
remedy-deal-last-cards = rozdať posledné karty
remedy-deal-common-card = vyložiť jednu spoločnú kartu
laid-flop = flop
laid-flop-and-burn = flop aj s jeho spálenou kartou
laid-turn = turn
laid-river = river
laid-set-aside-card = odloženú kartu
laid-surplus = nadbytočné karty
laid-missed-burn = nespálenú kartu
laid-burns = spálené karty
verdict-street-is = { $street ->
    [flop] flop je { $cards }
    [turn] turn je { $cards }
   *[river] river je { $cards }
}

## Balíček

state-stub = ďalšie karty balíčka sú { $cards }
state-burned = doteraz spálené a známe karty: { $cards }
state-deck = { $looks ->
    [marked] balíček je označený
   *[damaged] balíček je poškodený
}
event-next-level = začína sa nová úroveň
deed-find-fault = nachádza { $fault }
deed-notice-fault = si všíma { $fault } a nič nehovorí
deed-report-fault = upozorňuje na { $fault }
fault-second = ešte jednu kartu { $card }
fault-joker = žolíka
fault-foreign = kartu z iného balíčka
fault-marked = označenú kartu
fault-flawed = kartu s výrobnou vadou
fault-face-up = { $count ->
    [one] { $count } kartu lícom nahor v balíčku
    [few] { $count } karty lícom nahor v balíčku
   *[other] { $count } kariet lícom nahor v balíčku
}
fault-count = { $count ->
    [one] balíček s { $count } kartou
   *[other] balíček s { $count } kartami
}
deed-drop = { $landing ->
    [floor] púšťa na zem toto: { $card }
   *[table] púšťa na stôl lícom nahor toto: { $card }
}
some-card = karta
deed-ask-for-deck = žiada o iný balíček
deed-relieved = odchádza a strieda ho iný dealer
deed-ask-burn-cards = žiada o ukázanie spálených kariet
deed-ask-new-deck = žiada o iný balíček
deed-ask-new-dealer = žiada o iného dealera
verdict-hand-void = rozdanie je neplatné a nikto ho nevyhráva
verdict-to-next-pot = { $amount }, ktoré vložil { $who }, ide do banku ďalšieho rozdania
verdict-unattributed = { $amount }, ktoré už bolo v banku, sa vráti tým, ktorí ho vložili
verdict-only-for = { $count ->
    [one] týchto { $amount } môže vyhrať iba { $players }
   *[other] týchto { $amount } môžu vyhrať iba { $players }
}
verdict-deck-changed = balíček sa vymení
verdict-deck-not-changed = balíček sa nevymení
dropped-card = spadnutá karta
verdict-card-remains = { $lies ->
    [open] { $who } si ponecháva lícom nahor túto kartu: { $card }
   *[closed] { $who } si ponecháva túto kartu: { $card }
}
