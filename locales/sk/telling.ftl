# Slová, ktorými hráči rozprávajú, čo sa stalo pri stole, podľa významu. Pravidlá sú v anglickom súbore.

## Spájacie slová

filler = ostali, zostali, ostali len, zostali len, ostali už len, zostali už len, ešte nikto nehral, nikto ešte nehral, nikto ešte nekonal, ešte nikto nekonal, ešte nebola akcia, v hre, hre, v hre ešte, ešte v hre, v hre ostali, v rozdaní, v hre zostali, pri tom, pritom, kopou, počas handy, počas ruky, do tretice, raz, zas, náhle, ruky, handy, počas, dvakrát,
    potom sme si všimli, neskôr si všimli, je, sú, bol, bola, bolo, boli, byť, na, v, vo, zo, z, pri, pre, od neho,
    si, sa, to, ten, tá, tam, tu, len, iba, teraz, už teda, tak, no tak, hej, presne, spolu, celkom, dokopy, stole, stôl,
    stola, hra, hra sa, hráme, hrá, hrajú, hráč na, hodnote, hodnotou, rýchlo, pomaly, hneď, okamžite, omylom, náhodou,
    pred seba, zo svojich, svoj, svoje, svoju, svojich, svojim, jeho, jej, ich, mu,
    mi, ho, ju, im, ním, nej, dopredu vloží, naňho, ešte nikto, ide, idú, prišla, začína, hodnoty, eur, korún, euro, €,
    kde, keď, lebo, pretože, ako, ktorý, ktorá, ktorí, čiže, sediaci, zvyšku, jedným pohybom,
    druhým pohybom, pohybom, dvoma pohybmi, zvlášť, naraz, stacku, ku stacku, k stacku, vrátil, vráti, vracia, vrátila,
    siaha, siahol, siahne, k, ku, o chvíľu, priamo, normálne, jasne, nahlas, z ruky, handa, kolo, level, úroveň, úrovni,
    suma, sumu, za všetko, výšku, tejto, tento, túto, tomu, toho, tým, by, nakoniec, celé, celý, celú, všetko je, nám,
    nás, my, sme, so, s ním, proti, voči, aby, pred ním, za ním, dorovnanie je, ešte raz, žiadna stávka,
    bez stávky, nie je stávka, medzi, práve, naozaj, úplne, vôbec, konečne, predsa, zase, veľmi, hneď potom, ihneď,
    rozdanie, pri stávke, v tomto, pri blindoch, tým že, totiž, hráči, hraje sa, ktoré, ktorým, čím, pričom ešte, všetci to videli, vsetci to videli, bolo neskoro, dlhá história, dlha historia, ahoj, ahojte, čau, cau, dobrý deň, dobry den, rýchla otázka, rychla otazka, druhý raz, druhý krát, siahne naspäť do stacku, siahne naspäť, naspäť do stacku, naspäť, šiel, išiel, jebol, išla, šla, ide na to, do stredu, po chvíli, k tomu, bolo tam, aj to, hneď nato potom, v hre sú, v hre je, v rozdaní sú, dnu sme, dnu, dnu sú, v hre sme, tých, tie, tieto, tej, v tomto poradí, v poradí, poporade, na výmenu, na rozmenenie, rozmeniť, nechce vydať, výdavok nechce, pýta si vydať, pýtal si vydať, nikto ešte nestavil, nikto nestavil, ešte nikto nestavil, nikto pred ním nestavil, nikto ešte nevsadil, ešte nikto nevsadil, málo, je to málo, to je málo, primálo, nestačí to, nie je to dosť, ako prvý, je prvý, ide prvý, hovorí prvý, má začať, má začínať, je na rade prvý, je druhý, ide druhý, po ňom, po ňom ide, za ním je, nasleduje, potom ide, ďalej ide, stále premýšľa, má ešte hrať, má hrať, má ísť, ešte nehral predtým, nechránené, nechránená, s kartami pred sebou, s kartami v ruke, spod lakťa, spod ruky, pod rukou, pokojne, sebavedomo, zrazu, na jeden raz, druhou rukou, z druhej ruky, v jednom ťahu, a nič viac, nič viac, viac nič, iba jeden, len jeden, jediného, z nepozornosti, nepozornosťou, neúmyselne, nechtiac, nechtiac omylom, snapom, bez rozmýšľania, bez rozmyslu, bez váhania, ihneď nato, prudko, jemne, opatrne, pomaličky, jediný, jedinú, jediným, jedným jediným, jeden jediný, kým žetón padá, keď žetón padne, ako žetón dopadne, keď žetón dopadne, kým žetón letí, keď žetóny dopadnú, a to presne, presnejšie, čiže presne, a síce, päsťou, hánkami, prstom, prstami, rukou, dlaňou, ľavou rukou, pravou rukou, na kope, v jednej kôpke, v kôpke, v jednom stĺpci, v stĺpci, na stôl, na plátno, do banku, do potu, rovno do stredu, k banku, počúvajte, povedzte, chlapi, ďakujem, vďaka, otázka, situácia, situácia je takáto, takže, mladý, starší, plešatý, v čiapke, v okuliarich, sám, sama, údajne, akosi, nejako
and = a, aj, i, plus, tiež, ako aj
then = potom, následne, nato, a nato, hneď nato, vzápätí, ale, avšak, lenže, pričom, neskôr, nakoniec potom, na to, no potom, no, no ale, ale zároveň, na čo, o chvíľu nato, chvíľu nato, vzápätí nato, napokon, nakoniec teda, nato však, však, napriek tomu, až nato, až teraz, chvíľu na to, o chvíľu na to, a vtedy, vtedy, a až potom, až potom
that = že
not = nie, ne, nikdy, ani, nebol, nebolo, nemal, nechce, nevsadil, nevie, nemá, odmietol, odmieta
nothing = nič, žiadne
nobody = nikto, nikomu inému, nikomu, nik
question = čo, kto, koľko, kolko, komu, koho, kedy, má ukázať, je to, platí, platí to, plati to, ako sa, prečo, ktorý z, call alebo raise, raise alebo call, čo teraz, co teraz, kto má ukázať, kto ukazuje prvý, staré alebo nové blindy, stare alebo nove blindy, misdeal, čo s tým, co s tym,
    či, stačí, staci, stačí to, ide o, aký, aká, aké, aky, aka, string bet, je raise, mám, mám pravdu, legálne, správne,
    ešte niekto, ide to, dá sa, treba, podlaha, berie sa, ráta sa, počíta sa, to je, co, ake, ak, berieme to ako, berieme to, ráta sa to, rátame to ako, je to ako, ako to berieme, uznáva sa, platí ako, moze si to, môže si to, mohol si to
comes = prišiel, príde, prichádza, vyšiel, vyjde, padol, je vonku
modal = môže, moze, môžu, môžem, smie, smiem, musí, musi, musím, má nárok, má právo, môže ešte, mohol, mohla, mohli, môžem ešte, má možnosť, mal možnosť, dostane možnosť, dostal možnosť, má šancu, mal šancu, dostane šancu, má príležitosť, mal príležitosť, mal právo, chystal sa, chystá sa, mohol by, mohla by, smel, smela, mal by, mala by, môže stále, má opciu, mal opciu
by = o
to = na sumu, až na, do, až po, až k, až ku
worth = po, v hodnote, od, za
again = ešte, ďalších, ďalší, ďalšie, ďalšiu, znova, opäť, znovu, dalsich, dalsi, dalsie, o ďalších, navyše, viac
already = už, predtým, skôr, vopred, predtým už, ešte predtým, pred chvíľou, pred tým, o chvíľu skôr, zavčasu
after-what = po tom čo, potom čo, po tom ako, potom ako
before = pred ním všetci, dovtedy, doteraz
ahead-of = hoci, skôr ako, skôr než, predtým ako, predtým než, kým, aj keď, napriek tomu že, prv než, nečakajúc na, bez toho aby počkal, bez toho aby čakal, nepočkal, nepočkal na, nepočkajúc, nečaká na, nečakal na, bez čakania, bez čakania na, skôr ako by, hoci ešte, skorej ako, skorej než, ešte pred tým ako, ešte predtým ako, ešte predtým než
rather = vlastne, teda, prepáč, pardon, počkaj, nie nie, radšej, opravujem, či skôr, resp, počkať, počkajte, počkaj chvíľu, počkajte chvíľu, moment, momentík, stop, stáť, hej počkať, stojte, dosť
or = alebo, buď, aj 5000, či aj, môže byť, moze byt, môže znamenať, mohlo byť, asi, mohlo to byť, nevieme či, nevedno či, môže to byť, moze to byt, mohlo by to byť, môže to znamenať, alebo aj, buď to, nevieme, nevieme čo, nevie sa či, nie je jasné či, nie je jasné, nejasné či, nejasné, ktovie či, môže znamenať aj, môže znamenať buď, možno, alebo možno, mohlo by znamenať, nik nevie či, nikto nevie či, neviem či
out-of-turn = mimo poradia, mimo poradie, mimo poradi, mimo radu, mimo ťahu, pred svojím poradím, skôr ako je na rade

## Ľudia

player = hráč*, hrac*, človek, chlap, pán, pani, borec, ľudia
given-names = Roman, Oto, Viera, Dana, Dano, Stano, Rado, Pavol, Paľo, Edo, Boris, Karol, Tibor
he = on, ona, ten istý, tento hráč
next-player = ďalší hráč, dalsi hrac, vedľa neho, hráč vedľa, hráč vedľa neho, sused, nasledujúci hráč, nasledujúci, hráč po ňom, hráč za ním, hráč naľavo, sused naľavo, jeho sused, druhý hráč, druhý, tretí, hráč po mojej ľavici, hráč naľavo odo mňa, sused vedľa mňa, chlap vedľa mňa, hráč vedľa mňa, ten vedľa mňa, ľavý sused, hráč po ľavici, ten za ním, ten vedľa, ten vedľa neho, chlapík vedľa
first-player = prvý hráč, prvy hrac, prvý, prvý na rade, prvý v poradí, hráč na prvom mieste
everyone = všetci, vsetci, každý, ostatní, ostatni, zvyšok, všetci ostatní, všetci traja, všetci štyria, zvyšní hráči
both = obaja, oba, obidvaja, obidvaja hráči, obaja hráči
seat = miesto, mieste, miesta, sedadlo, sedadle, box, boxe, stolička, stoličke, seat, pozícia číslo, sedia
under-the-gun = utg*, under the gun
middle-position = mp, stredná pozícia, strednej pozícii
lojack = lj, lojack*
hijack = hj, hijack*, hajdžek
cutoff = cutoff*, cut off*
button = btn*, button*, gombík*, gombik*, dealer button*, buton*, batn
small-blind = sb, malý blind*, maly blind*, small blind*, malom blinde, malá naslepo, malý, malého blindu, malej slepej, small
big-blind = bb, veľký blind*, velky blind*, big blind*, veľkom blinde, veľký, veľkého blindu, big
blinds = blind*, blajnd*, stávky naslepo, obaja blindi, oba blindy
dealer = dealer*, díler*, diler*, krupiér*, rozdávajúci*, rozdávač*, dealerka
floor = floor*, floorman, riaditeľ turnaja, rozhodca

## Stôl

no-limit = no limit*, nolimit*, nl, nlhe, bez limitu
pot-limit = pot limit*, potlimit*, pl
limit = limit*, fixný limit, fix limit*, fixed limit, pevný limit
holdem = holdem*, hold'em*, hold em, texas holdem, texas
omaha = omah*, plo omaha, plo*
stud = stud*, sedemkartový stud
razz = razz
eight-or-better = hi lo, high low, hilo
tournament = turnaj*, mtt, sng
cash-game = cash*, hotovostn*, cash game*
heads-up = heads up*, headsup*, vo dvojici, hu, jeden na jedného, hrajú dvaja, hraju dvaja, sú dvaja, su dvaja, zostali dvaja, ostali dvaja, iba dvaja, len dvaja, dvaja hráči zostali, sme dvaja, zostali sme dvaja, už len dvaja, hráme dvaja, v dvojici, dvaja v hre, v hre dvaja
ante = ante*
big-blind-ante = bba, bb ante, big blind ante, ante na veľkom blinde, ante veľkého blindu, ante velkeho blindu, ante za veľký blind, ante z veľkého blindu, veľký blind platí ante, velky blind plati ante, s big blind ante, ante od veľkého blindu, big blind platí ante, ante veľkého, ante platí veľký blind, s bb ante
bring-in = bring in*, bringin
smallest-chip = najmenší žetón, najnižší žetón, najmenší žetón v hre, najmenší chip, najmenšia hodnota, najmenší čip, najnižší čip
preflop = preflop*, pre flop*, pred flopom
flop = flop*
turn = turn*, tern*
river = river*, rivr*
showdown = showdown*, vykladanie, ukazovanie, pri vykladaní, pri ukazovaní, vyloženie, vykladáme, vyloženie kariet, odkrývanie, odkrytie kariet
pot = pot, pote, potu, poty, bank*, potom vedľa, bank predtým, pot predtým, bank pred tým
main-pot = hlavný bank*, hlavný pot*, main pot*, hlavnom bank*
side-pot = vedľajší bank*, vedľajší pot*, side pot*, vedlajsi pot*, vedlajsi bank*
in-the-pot = v banku, v pote, v strede, uprostred, v banku bolo, v banku je, v banku už, vnútri, v banku predtým, predtým v banku, v banku už predtým, v pote predtým, v banku je už, už v banku, bolo v banku, je v banku, v potu, v poti, v ňom, bolo v ňom, v ňom bolo, v ňom je, je v ňom
board = board*, spoločné karty, na stole karty, karty na stole
has = má, ma, mal, mala, drží, drzi, držal, so stackom, má pred sebou, stack má, ostáva mu, zostáva mu, zostalo mu, ostalo mu, má ešte, zostáva
left = za sebou, zvyšných
machine-shuffle = strojové miešanie, strojove miesanie, miešačka, automatická miešačka, miešací stroj

## Žetóny

check = check*, ček*, cek*, čeknúť, pass the action, preček*, odček*, čak*, dal ček, dala ček, dáva ček, dal check, dala check, dáva check, zahral ček, zahrá ček, zahral check, zahrá check, čekuje, čekol, čeká, checkuje, checkol, čekne, čeknutie, čakne, prečekne, prečekol, klepne check, hrá check, hrá ček, check behind, ček za ním, nechá ísť ďalej, čekujem, čeknem, checkujem
checked-to = prečekované na, prečekované k, prečekovali na, všetci čekli na, čeknuté na, čeknuté k, čekli na, čekli k, čekli až na, všetci čekli k, všetci čeknú na, všetci čekujú na, všetci checkli na, checknuté na, checknuté k, check na, došlo čeknuté na, došlo čeknuté k, príde čeknuté na
call = call*, dorovn*, dorov*, kol, kolne, kolol, zavol*, dorovnal*, platí stávku, zaplat*, koluje, kolovať, callne, skolol, dokol*, prijme, prijal*, dorovnám, ide s ním, dopláca, dá call, dal call, dala call, dáva call, dorovná, dorovnáva, pridá sa, vyrovná, vyrovnal*, ide do toho, zaplatí, zahral call, zahrá call, ide to pozrieť, dorovnáva stávku, dorovnala, dorovná to, zaplatí to, snap call*, snapcall*, flat call*, flatcall*, flatuje, flatol*, cold call*, coldcall*, hero call*, ostáva, zostáva v hre, zostal v hre, ide ďalej, šiel ďalej, pokračuje, súhlasí, pristane, pristúpi, prikryje, pokryje, kryje, zcalluje, zcalloval*, skalluje, skaluje, kalne, kalol, priloží do stávky, nasleduje ho, prijíma, prijíma stávku, prijal stávku, prijme stávku, vyrovnáva, dorovnávam, callujem, kolujem, platím
limp = limp*, limpol, prilimp*
bet = bet*, staví, stavi, stavil*, stavia, stávk*, vsadil*, vsadí, vsadi, vsádza, vsadz*, betn*, betuj*, betov*, otvoril stávku, stavili, betol, betnem, vsadím, stavím, zahral*, zahrá, zahra, udrie, udrel*, betuje, vypálil*, vypáli, páli, pálil*, strelí, strelil*, zaútočí, útočí, útočil*, nasadí, nasadil*, vyjde s betom, otvorí stávkou, dá bet, dal bet, dáva bet, dala bet, spraví bet, spravil bet, zahral bet, zahrá bet, cbet*, kontbet*, c bet*, donk*, overbet*, vedie s, vedie za, vyštartuje, vyrazí, vyrazil*, vystrelí, vystrelil*, strieľa, strieľal*, bliafne, buchne bet, bluf*, dá stávku, dal stávku, dáva stávku, urobí stávku, spraví stávku, položí stávku, položil stávku, robí bet, urobí bet, skúsi bet, sonduje, stávkuje, stávkoval*, vsadila, stavila, nasadila, zabetuje, zabetoval*, vsádzam, betujem, nasadím
open = otvor*, otvára*, otvoril*, otvara*, openuje, open*
raise = raise*, rais*, navýš*, navyš*, navys*, navis*, zvýš*, zvys*, zvyš*, rejz*, reraise*, prebije*, prebil*, 3bet*, three bet*, pridvih*, zdvihne, zdvih*, dvíha, dviha, zreraisoval*, 4bet*, re raise*, prihodí, prerais*, navyšujem, navýšim, dá raise, dal raise, dáva raise, dala raise, spraví raise, spravil raise, pritvrdí, pritvrdil*, zdvíha, zdvihol, pridáva na, ide na, šiel na, posúva to na, dvihne, dvihol, dvihla, zahral raise, zahrá raise, check raise*, checkraise*, ček raise*, ček rejz*, čekrejz*, check rejz*, čekne a zvýši, ček zvýši, check zvýši, check navýši, ček navýši, squeez*, skvíz*, izoluje, 5bet*, 4 bet*, prerejz*, prebíja, zdvihne to, dvíha na, zdvíha na, dvihne na, dvihol na, zvýši to na, zvyšuje, posunie to na, posunul to na, vyženie na, vyhnal na, natiahne na, natiahol na, dá to na, dáva to na, hodí to na, robí z toho, spraví z toho, spravil z toho, urobí z toho, prihodí na, dvíhal*, prehodí na, navýšila, zvýšila, pritlačí na, pritvrdí na, raisujem, zvyšujem, zvýšim, dvíham, prebíjam
min-raise = minraise*, min raise*, minrejz*, minimálne navýšenie, minimálne navýši, minimálny raise
fold = fold*, zlož*, zloz*, zahodí, zahodi, zahodil*, zahadzuje, zahadzuj*, odhodil*, odhodí, skladá, sklada, pasuje, pas, sa vzdá, sa vzda, vzdá sa, vzda sa, vzdáva, vzdal*, vzdá, vzda, zabalil*, zabalí, zahodím, zložím, preč, je preč, ide preč, dal preč, dáva preč, hodil karty, hodí karty, zahodil karty, balí, balí to, zabalil to, zbalil*, zbalí, dáva fold, dá fold, dal fold, dala fold, šiel preč, púšťa, pustil karty, odkladá karty, odložil karty, zahral fold, zahrá fold, zložil*, zloží karty, zložil karty, zahodila, zahodí ich, zahodil ich, odhodí karty, odhodil karty, odhadzuje karty, odsunie karty, odsunul karty, posunie karty preč, posunul karty preč, posunie karty dealerovi, vráti karty, vrátil karty, vracia karty, odovzdá karty, odovzdal karty, pustí karty, pustil ruku, púšťa karty, púšťa ruku, snap fold*, snapfold*, uteká, utiekol, ustúpi, ustúpil*, cúvne, cúvol, rezignuje, končí, skončil, vzdáva to, vzdáva sa, vzdal sa, vzdal to, vystúpi z hry, vystúpi, odchádza z handy, ide z handy preč, odloží karty, odkladá ruku, položí karty lícom nadol, zhodí, zhodil*, zhadzuje, skladám, zahadzujem, foldujem, balím to
all-in = all in*, allin*, olin*, ólin*, šov*, shove*, shov*, jam*, push*, pušol*, pushol*, všetko dáva, všetky svoje žetóny, dá všetko, ide all in, celý stack vsadí, tlačí všetko, dáva všetko, all inu, allinu, allinuje, celé to tam dá, všetky žetóny, posunul všetky žetóny
move-in = natlačí, natlačil*
post = postuje*, postne*, postol*
straddle = straddle*, stradl*, strádl*
in-the-dark = naslepo, v tme, pred rozdaním
put = vloží, vlozi, vložil*, vlozil*, vkladá, vklada, dá, da, dal, dala, dáva, dava, posunie, posunul*, posúva, posun*, položí, polozi, položil*, polozil*, tlačí, tlačil*, zatlačil*, vysunul*, vysunie, sunie, sunul*, vytiahol, dá tam, dal na stôl, dá do stredu, prisunie, prisunul*, zasunul*, zasunie, umiestni*, pridá na stôl, potisol, potisne, potlačil*, potlačí, prisun*, podá, podal*, pustí, pustil*, prihrnie, vysype, nasunie, presunie, presunul, vyloží žetón, vyložil žetón, odovzdá, dáva do stredu, ťahá, vyložil pred seba, dám, položím, posuniem, vložím, odpočítal*, odpočíta, odrátal*, odráta, napočítal*, pošle, poslal*, posiela, pošlú, poslali, dalo, dali, posunulo, vložilo, položilo, nasype, nasypal*, hrnie, prihrnul*, šupne tam, capne, capol, cvakne, cvakol, pleskne, pleskol, tresne, tresol, strčí, strčil*, vopchá, vopchal*, pretlačí, dotlačí, pritlačí, vyberie a vloží, naloží, naložil*, vyhádže, vyložil do stredu, šmykne, šmykol, presúva, presúvam, prisúva, vložili, položili, posunuli, vysúva, vysunula, vyšle, vyslal*, pritlačil, pohne sa dopredu s, pohol sa dopredu s, urobí pohyb dopredu s, spraví pohyb dopredu s, pohyb dopredu s, natiahne sa dopredu s, vystrčí, vystrčil*, vytlačí, vytlačil*, vytiahne, vytiahol a dal, predloží, predložil*, vydá, vydal*, dosunie, dosunul*, dotisne, zatlačí, nasáčkuje, vsunie, vsunul*, vsúva, odsunie, posunula, naukladá, naukladal*, uloží, uložil*, ukladá, poukladá, poukladal*, postaví na stôl, naráta, narátal*, nachystá, zloží na stôl, nacvaká, buchne, buchol, buchla, tľapne, tľapol, šmarí na stôl, prihráva, vsype, vsypal*, vyklopí, vyklopil*, dopraví, dá na stred, dáva na stred, dal na stred, dáva na stôl, položí na stôl, položil na stôl, kladie, kládol, kladie na stôl, pokladá, predsunie, predsunul*, vhodí call, pustím, spustím, spustí, spustil*, hodím tam, dám tam, posuniem tam, vložím tam, kladiem, pokladám, suniem
throw = hodí, hodi, hodil*, hádže, hadze, vhodí, vhodi, vhodil*, šupne, šupol, prihodil*, nahodil*, hodia, odhadzuje, vrhol, vrhne, tam hodí, fľochne, pohodí, pohodil*, prehodil*, šmaril*, šmarí, hodím, nahodí, šupla, vhadzuje, vrhá, hodí tam, hodí na stôl, hodil na stôl, hodí do stredu, hodil do stredu, hádže do stredu, vyhodí, vyhodil*, vrhla, mrskne, mrskol, mrskne tam, švacne, švihne, švihol, cvrnkne, cvrnkol, drgne, fľusne, fľuskne, zahučí, hodiac, hádžuc, flicne, flickne, flickol, vhodila, tresne tam, napáli, napálil*, priklepne
put-into-pot = hodí do banku, hodil do banku, hádže do banku, rozhodí, rozhádže, špliechne, rozsype
dribble = po jednom vkladá, postupne vkladá, púšťa po jednom, po jednom, jeden po druhom, po žetóne
add = pridá, prida, pridal*, pridáva, prdal, dohodí, dohodil*, doloží, dolozi, doložil*, dodá, dodal*, dorzí, priloží, priložil*, prihadzuje, prikladá, doplatil*, doplatí, vezme ešte, vzal ešte, zoberie ešte, zobral ešte, berie ešte, schytí ešte, chytí ešte, siahne po ďalších, siahne po ďalší, siahne ešte po, siahne pre, siahol po, načiahne sa po, načiahol sa po, doplní ešte, dosype, dosypal*, dosunie ešte, prisype, prisypal*, prisunie ešte, prihodí ešte, prihodil ešte, položí ešte, posunie ešte, dá ešte, dáva ešte, vloží ešte, hodí ešte, navrch pridá, k tomu pridá, k tomu pridal, k tomu dá, k tomu hodí
complete = doplní, dopln*, kompletuje*, doplnil*
take-back = vezme späť, vzal späť, vezme naspäť, vzal naspäť, vzal naspat, berie späť, berie naspäť, stiahol*, stiahne*, vzal si ich naspäť, si ich vzal naspat, si ich vzal naspäť, vezme si ich späť, si vezme späť, ich vzal naspäť, ich vzal naspat, zoberie späť, zobral späť, zoberie naspäť, zobral naspäť, vráti si, vzal si späť, si vzal späť, zobral si späť, si zobral späť, si ich zobral späť, zobral si ich späť, zoberie si ich späť, si berie späť, berie si späť, stiahne si, stiahol si, si stiahol, si stiahne, zobrala späť, vzala späť, vezme si späť, vezme si naspäť, si zobral naspäť, potiahne späť, potiahol späť, potiahne naspäť, ťahá späť, ťahá naspäť, ťahá ich späť, stiahne späť, stiahol späť, stiahne ich späť, stiahne ich naspäť, stiahne k sebe, stiahol k sebe, pritiahne k sebe, pritiahol k sebe, pritiahne späť, odtiahne, odtiahol, odtiahne späť, cúvne s, dá späť, dal späť, dáva späť, posunie späť, posunul späť, posunie naspäť, odoberie, odobral, vracia si, vrátil si, trhne späť, trhol späť, trhne rukou späť, zhrabne späť, chytí späť, berie ich späť, berie si naspäť, rozmyslí si to a stiahne
find = nájde, najde, našiel, nasiel, našla, objaví, objavil*, nachádza, objavia sa, objavili sa, sa objavia, sa objavili, sa našli, sa nájdu, vykukne, vykukli, vypadli spod
tap = zaklop*, klop*, poklop*, ťuk*, ťukne*, poťuk*, zaťuk*, pobúcha*, búcha*, klopne po stole, zaklope po stole, poklope po stole, klope po stole, ťukne po stole, klopol po stole, klepne, klepol*, klepe, poklepe, poklepal*, klepne po stole, klepol po stole, klepne na stôl, klope na stôl, klopne na stôl, zaklope na stôl, zaklopal na stôl, poklope na stôl, ťukne na stôl, ťuká po stole, ťuká na stôl, poťuká po stole, poťuká stôl, buchne po stole, buchne do stola, buchol do stola, buchne na stôl, udrie do stola, udrel do stola, udrie po stole, tľapne po stole, tľapne na stôl, plesne po stole, plesne rukou po stole, zaťuká prstom, ťukne prstom, klope prstom, klope prstami, klope hánkami, klopne hánkami, zaklope hánkami, zaklope päsťou, dvakrát klopne, dvakrát ťukne, dvakrát zaklope, dotkne sa stola dvakrát, tapne, tapol, tapuje
chip = žetón, žetónom, žetónu, chip, čip, čipom, chipom, žetóne, čipu, žetónik
chips = žetóny, žetónov, žetónmi, žetónoch, chipy, chipov, čipy, čipov, kusy, kusov, kus, čipmi, chipoch, čipoch
stack = stack, celý stack, kopu, kôpku, celú kopu
on-top-of = na svojich, k svojim, k svojmu, navrch, ku svojim, vedľa svojich, k tým
half = pol, polovicu
silent = bez slova, mlčky, mlcky, mlčí, mlci, ticho, potichu, bez ohlásenia, bez ohlasenia, nič nepovie, nic nepovie, nič nepovedal*, nič nehovorí, nič nehovoril*, nic nehovori, nehovorí nič, nepovie nič, nepovie ani slovo, bez oznámenia, nič neohlásil*, neohlásil nič, nič neohlási, bez jediného slova, bez toho aby niečo povedal, bez komentára, nepovedal nič, nepovedal ani slovo, nič nevraví, slova nepovie, a nič, nič pri tom nepovie, ani slovo, bez slov, neohlási nič, nič nezahlásil, bez hlásenia, beze slova, v tichosti, mlčal, celý čas mlčí, nič nehlási, nepovie slovo, bez jediného, bez jedného slova, nepovedal slovo, neohlásil, neohlási, nič nehovoriac, bez reči, bez rečí, ticho bez slova, nič neoznámil, neoznámil nič, nič neoznámi, nič nepovedal, nič nehovoril, a nič nepovedal*, a nič nepovie, a nič nehovorí, a nič nevraví, a nič neohlásil*, a nepovedal nič, a nepovie nič, bez jediného slova navyše, slova nepovedal, slova nepovedala, ani nemukne, ani nepípne, ani necekne, bez mukania, nepovie pritom nič, pritom nič nepovie, nepovie k tomu nič, k tomu nič nepovie, ústa neotvorí, neotvorí ústa, bez akéhokoľvek slova, nehovorí ani slovo, celé mlčky, nevydá ani hlásku, bez najmenšieho slova, nepovediac nič, nepovediac ani slovo, nič nepovediac, slovkom nepípne, ani slovom, bez slovka, ani slovka, bez zvuku, bez hláska, bez ohlasu, bez oznamovania, v úplnej tichosti, v úplnom tichu, úplne ticho, je ticho, bol ticho, zostane ticho, ostane ticho, zostal ticho, drží jazyk za zubami, neohlásiac nič, nič neohlásiac, neoznámil, nezahlásil, nezahlási, bez zahlásenia, ani nehlesne, nehlesne, bez toho aby čo povedal, bez toho aby povedal čo i len slovo, bez toho aby povedal slovo, bez toho aby niečo ohlásil

## Čo sa povie

say = povie, povedal*, hovorí, hovori, hovoril*, ohlási, ohlasi, ohlásil*, ohlasil*, ohlasuje, oznámi, oznamil*, oznámil*, hlási, hlasi, vyhlási, vyhlásil*, vraví, vravel*, zahlási*, zahlásil*, slovom, slovne, deklaruje, prehlási, zvolá, zvolal, zakričí, odpovie, riekne, tvrdo povie, zamrmle, verbálne, povedia, oznamuje, zahlasi, poviem, hovorím, ohlásim, hlásim, ohlasujem, oznamujem
ask = pýta, pyta, spýta, spyta, opýta, opyta, spýtal*, opýtal*, pýtal*, žiada, ziada, požiada*, poziada, žiadal*, prosí, chce vedieť, chce vidieť, chcel vidieť
how-much = koľko to je, kolko to je, koľko je to, o prepočítanie, prepočítať, spočítať, o spočítanie, count, počet, o count, aká je stávka, koľko je, kolko je, koľko stojí, o koľko ide, zrátanie, zrátať, prerátať
see-hand = vidieť karty, vidiet karty, vidieť ich, vidieť ruku, ukázať karty, ukázanie kariet, vidieť, vidiet, vidieť jeho karty, vidím, vidieť kartu, vidieť jeho kartu, vidieť ich karty, chce vidieť kartu, chce vidieť karty, chcel vidieť karty, chce vidieť ruku, chce vidieť jeho karty, chcú vidieť karty, chce ich vidieť, ich vidieť, aby ich videl, ich chce vidieť, ich chcel vidieť, vidieť jeho ruku, chce vidieť ruku súpera, vidieť čo má, vidieť jeho obe karty, pozrieť jeho karty, pozrieť karty, vidieť jeho
hand-back = karty späť, karty naspäť, svoje karty späť, svoje karty naspäť, vrátiť karty
object = reklamuje, reklamoval*, namieta*, namietal*, protestuje, protestoval*, sťažuje, ozval*, ozve, ozýva, sporí, háda, nesúhlasí, reklamuj*, ohradil*, ohradí, ohradzuje, ohradila, ohradzuje sa, ohradil sa, ozval sa, ozve sa, ozýva sa, sťažuje sa, sťažoval*, nesúhlasil*, dožaduje, dožaduje sa, domáha sa, nárokuje si, nárokuje, môj bank, bank je môj, to je môj bank, je to môj bank, môj pot, pot je môj, to je moje, bank patrí mne, bank patrí jemu, bank je jeho, chce bank, žiada bank, háda sa, hádal sa, prie sa, že bank je jeho, že je bank jeho, že je to jeho bank, že bank patrí jemu
skipped = preskoč*, preskoc*, vynech*, obišli, ešte som nehral, ešte nehral, ešte som nekonal, že nehral, že ešte nehral, ja som nehral, nedostal sa k slovu, ešte nebol na rade, ešte nekonal, že ešte nekonal, že nekonal, preskočili ma, ma preskočili, preskočený, preskočená, vynechali ma, ma vynechali, ja som ešte nehral, ja som ešte nešiel, ešte som nešiel, som nehral, nehral som, ešte som nehrala, nehrala som, nešiel som, ešte nešiel, nebol som na rade, ja som bol na rade, ja som na rade, mal som ísť ja, mal som hrať ja, bol môj rad, nedostal som sa k slovu, nedostal som sa na rad, nedostal sa na rad, neprišiel na rad, nehral, nestihol hrať, nestihol konať, ani nehral, ešte nestihol, obišli ma, ma obišli, mňa ste preskočili, ste preskočili, mňa preskočili, ste ma preskočili, ste ma vynechali, mňa ste vynechali, ste ma obišli, mňa ste obišli
string-bet = string*, string bet*
think = myslí, mysli, myslel*, myslela, tvrdí, tvrdil*, domnieva, premýšľa, premysla, rozmýšľa, rozmyslal, čaká, caka, zistil*, zistí, čakalo,
    čakal*, pozerá, pozrie, pozrel*, zaváha, váha, vraj, nevšimol*, prepočul*, zle počul, počul*, usmeje, prikývne,
    chytá, zabudol, kontroluje, číta, predpokladá, uvedomí, sníva, prehráva, prehral*, prehrá, chcel len, volá floor,
    volajú floor, odchádza, všimne, všimol*, na rade, na ťahu, je na rade, je na ťahu, rade, rozmýšľala, mysliac,
    mysliac si, zaspí, nevidel, nepočul, diskutuje, hľadá, tankuje*, tankoval*, pohol si, ponáhľal sa, srandujem, rozmyslel si, rozmyslel, rozmyslela, pozerá sa, pozrel sa, pozrie sa, pozerá na karty, pozrie na karty, pozrie si karty, pozerá si karty, kukne, kukol, zastaví, zastavil sa, zastaví sa, zarazí sa, urobí pauzu, spraví pauzu, dá si pauzu, chvíľu čaká, počká, počkal*, povzdychne, povzdychol, pokrčí plecami, zasmeje sa, zasmial sa, usmeje sa, škrabe sa, ráta žetóny, počíta žetóny, prepočítava, napije sa, pije, zíva, zatankuje, zatankoval*, zamyslí sa, zamyslel sa, rozmyslí si, váhal*, zaváhal*, zle pochopil*, zle pochopí, nepochopil*, zle videl*, nezbadal*, nezbadá, nevidí, nepočuje, nepočula, nevidela, nevedel*, netuší, netušil*, ráta, rátal*, predpokladal*, domnieval*, myslí si, myslel si, pomýli sa, pomýlil*, prerátal sa, zabudne, zabudla, veriac, v domnienke, v domnení, pozrie si znova karty, znova pozrie karty, pozrie znova karty, pozrie sa znova na karty, pozrie si ešte raz karty, pozrie si svoje karty

## Karty

cards = karty, karta, kartu, kartami, kariet, kartách, ruku, svoje karty, obe karty, ruka, kartám
muck = muckuje, mucne, muckol*, muckuj*, mucko*, zmuck*, zamuckoval*, vezme karty, vzal karty, zoberie karty, zobral karty, zhrnie, zhrnul*, zhŕňa, stiahol karty, stiahne karty, zmietol, zobral mu karty, zobral jej karty, vzal mu karty, vezme mu karty, zoberie mu karty, stiahne mu karty, stiahol mu karty, zhrnul mu karty, omylom zobral karty, zhrabol karty, zhrabne karty, zhrabol*, mukne, mukol, mukuje, muckne, muckol, hodí do mucku, hodil do mucku, hádže do mucku, vhodí do mucku, vhodil do mucku, zahodí do mucku, zahodil do mucku, odhodí do mucku, odhodil do mucku, posunie do mucku, posunul do mucku, dá do mucku, dal do mucku, dáva do mucku, sunie do mucku, zasunie do mucku, zasunul do mucku, šupne do mucku, strčí do mucku, pošle do mucku, pustí do mucku, zmetie, zmetie do mucku, zmietol do mucku, stiahne do mucku, stiahol do mucku, zhrnie do mucku, zhrnul do mucku, vtiahne do mucku, vtiahol do mucku, zahrnie, zahrnul*, odtiahne do mucku, zabije ruku, zabil ruku, zoberie do mucku, hodí medzi odhodené, hodil medzi odhodené, hodí k odhodeným, hodil k odhodeným, muckujem, zahodím do mucku, hodím do mucku
the-muck = muck*, do mucku, odhodené karty, odhodených kariet, kôpka odhodených, do kôpky, do odhodených, k odhodeným, medzi odhodené
forward = dopredu, vpred, k dealerovi, smerom k dealerovi, pred seba dopredu, ku krupiérovi, k dílerovi, smerom ku krupiérovi, do stredu dopredu, vpred k dealerovi, smerom dopredu, smerom do stredu
over-the-line = za čiaru, cez čiaru, za líniu, cez líniu, za ciaru, cez ciaru
face-up = lícom nahor, licom nahor, lícom hore, licom hore, otvorené, otočené, odkryté, lícom navrch, lícom hore otvorené, obrázkom hore, obrázkom nahor, odkrytými kartami, lícnou stranou hore, lícnou stranou nahor
face-down = lícom nadol, zakryté, zakryte, lícom dole, licom dole, licom nadol, chrbtom hore, chrbtom nahor, rubom hore, rubom nahor, obrázkom dole, zatvorené
toward = smerom k, smerom do, smerom ku, smerom na, v smere
show = ukáž*, ukaz*, ukázal*, ukazuje, ukazuj*, predved*, bliká, blikne, predviedol, ukázal, ukáže, bliknú, blikol, mihne, mihol, ukáže len, ukázal len, odhalí, odhalil*, odhaľuje, flashne, flashol, ukážem, ukazujem
table = vyloží, vylozi, vyložil*, vylozil*, otočí karty, otočil karty, otoč*, odkryje, odkryl*, vykladá, vyklada,
    otvorí karty, vyložia, tabluje, vylož*, otvorili karty, obráti karty, otvorili, otvoria, otvorí, ukáže obe karty, ukázal obe karty, ukazuje obe karty, ukáže karty, ukázal karty, ukazuje karty, ukázala karty, ukáže ruku, ukázal ruku, ukazuje ruku, ukáže obe, ukázal obe, ukáže svoje karty, ukázal svoje karty, ukáže svoju ruku, odkryje karty, odkryl karty, odkrýva karty, odkryje ruku, odkryje obe karty, odkryl obe karty, otvára karty, otvorí ruku, otvoril karty, otvorila karty, otvorí obe karty, otočí obe karty, otočí ruku, otočila karty, otočí ich, prevráti karty, prevrátil karty, obrátil karty, obráti ruku, položí karty lícom nahor, položil karty lícom nahor, dá karty lícom nahor, hodí karty lícom nahor, rozloží karty, rozložil karty, tablne, tabluje karty, vyloží karty, vyložil karty, vykladá karty
touch = dotk*, dotkli, dotkla, dotýka*, zachyt*
lift = zdvihne otvorené karty, zdvihol otvorené karty, zoberie otvorené karty

## Dealer

point = ukáže na, ukázal na, ukazuje na, kývne na, kývol na, vyzve*, vyzval*
award = dal bank, dá bank, posunul bank, posunie bank, prisúdil*, prisúdi*, odovzdal bank, tlačí bank, pridelil*, pridelí, dáva bank, dal pot, posunul pot, posunie pot, dá pot, bank dal, bank dá
win = vyhrá, vyhral*, vyhráva, berie bank, vezme bank, vyhra
riffle = zamieš*, zamies*, miešal*, mieša, riffle, miesa, začal miešať, zamiešal riffle, miešať
wash = preperie, perie karty, premieš*, prehádže
press-shuffler = stlačí tlačidlo miešačky, stlačil tlačidlo miešačky, stlačí gombík miešačky, stlačil gombík miešačky, spustí miešačku, spustil miešačku
wait = sekund*, sekúnd
needless = zbytočn*, zbytocn*, bezdôvodn*, bez dôvodu

## Hodnoty

high-card = vysoká karta, vysoka karta
pair = pár, páru, pary, jeden pár, párom
two-pair = dva páry, dva pary
three-of-a-kind = trojica, trojicu, tripsy, set, trips, trojice, trojicou, trojička
straight = postupka, postupku, strit*, postupky, postupkou, stritu, straight
flush = farba, farbu, flush*, fleš, farbu má, fleša, flashu, farbou
full-house = full house, fullhouse, fulhaus, full, fulhaus*, fullhaus*
four-of-a-kind = poker, štvorica, štvoricu, quads, kare, kvads
straight-flush = čistá postupka, čistú postupku, straight flush, royal

## Čísla

number-1 = jeden, jedna, jednu, jedno, jedným, jednej, jedného, jediný, jedinú
number-2 = dva, dve, dvoch, dvoma, dvomi, dvojica
number-3 = tri, troch, troma, tromi
number-4 = štyri, styri, štyroch, styroch, štyrmi
number-5 = päť, pat, piatich, piatimi, päť
number-6 = šesť, šiestich, šiestimi
number-7 = sedem, siedmich, siedmimi
number-8 = osem, ôsmich, ôsmimi
number-9 = deväť, deviatich, deviatimi
number-10 = desať, desiatich, desiatimi
number-11 = jedenásť
number-12 = dvanásť
number-13 = trinásť
number-14 = štrnásť
number-15 = pätnásť
number-16 = šestnásť
number-17 = sedemnásť
number-18 = osemnásť
number-19 = devätnásť
number-20 = dvadsať, dvadsiatich
number-25 = dvadsaťpäť
number-30 = tridsať
number-40 = štyridsať
number-50 = päťdesiat, patdesiat
number-60 = šesťdesiat
number-70 = sedemdesiat
number-80 = osemdesiat
number-90 = deväťdesiat
number-100 = sto, stov, set
number-1000 = tisíc, táce, litre, liter, kilo
number-1000000 = milión
ending = e, mi, mu, y, i, och, ov, om, ami, u, a, dolárov
ending-worth = ka, ku, ky, kou, kách, vka, vku, vky, vkou, vkách, viek, vkami, ový, ovy, ova, ove, ová, ové, ovú, ových, ovým, ového, ovej, ovom, ovymi, ovými, iek, ok, kami, vý, vy, vej, vú, vých, vým, níka, níkov, ník, čku, čka, čky, kač, iak, ákov, tku, ku jednu, vkový, vkové, vkovým, vkovými, vkových, vkovú, vkovy, vkove, vkovym, vkovymi, vku, vkou, vky, vkami, vka, vkách
without = bez, bez toho
people-2 = dvaja
people-3 = traja, traja hráči
people-4 = štyria, styria
people-5 = piati
people-6 = šiesti
rank-a = eso
rank-k = kráľ*
rank-q = dáma, dámu
rank-j = dolník*, jack
rank-t = desiatka, desiatku
rank-9 = deviatk*
rank-8 = osmičk*
rank-7 = sedm*
rank-6 = šestk*
rank-5 = päťk*
rank-4 = štvork*
rank-3 = trojk*
rank-2 = dvojk*
suit-s = pik*
suit-h = srdc*
suit-d = káro, kára, káru, kárový, kárová, károvú, kárové
suit-c = kríž*, tref*
wants = chce, chcel, chcela, skúša, skúsi, snaží, pokúša, pokúsil, hodlá, plánuje, plánoval*, túži, usiluje sa, sa snaží, sa pokúša, by chcel, by chcela, rozhodne sa, rozhodol sa
half-pot = polovica banku, polovicu banku, pol banku, pol potu, polpot, half pot, polovicu potu, za pol banku, za polovicu banku
all-show = obaja ukázali, obaja ukážu, obaja ukazujú, všetci ukázali, všetci ukážu, obaja vyložili, obaja vyložia, všetci vyložili, všetci vyložia, obaja otočili, obaja otvorili
hero = hero, ja, som, ja som
number-500 = päťstov
villain = villain, súper*, protihráč*

## The deal
#
# Looked up first in a sentence that names cards, the deck, a burn or the button; a word may mean something else elsewhere.

deal-filler = ešte nikto nehral, nikto ešte nehral, nikto ešte nekonal, ešte nikto nekonal, ešte nebola akcia, potom sme si všimli, neskôr si všimli, omylom, náhodou, nechtiac, počas, pritom, keď, zrazu, potom ako, vraj, asi, nejako, že, je, bol, bola, boli, bolo, sú, a zistilo sa, ukázalo sa, zistilo sa, ukázalo sa že, zistilo sa že, nový chlapec, ten nový, hráč*, pán, teraz, až teraz, ešte, už, však, ale, lebo, ktorá, ktorý, ktoré, ktorú, tá, ten, to, tú, si, sa, sme, mu, jej, nám, mne, on, ona, naraz iba, len teraz, dodatočne, nakoniec, vlastne, po rozdaní, úplne, celkom, vôbec, zase, znovu, jedna z, jednu z, obaja, obidvaja, nešikovne, pri stole, hra, stole, všetkým, všetci, no, tak, takže, pre, hneď, od, u, o, k, na, v, z, po, do, hoci, aj keď, s kartami pred sebou, s kartami v ruke, v rozdaní sú, v hre sú
deal-dealer = dealer*, díler*, diler*, krupiér*, krupier*, rozdávajúc*, rozdávač*, dealerka, dealerke
deal-card = karta, kartu, karty, kariet, kartami, kartách, kartou, karte, kartičk*
deal-own-card = svoju kartu
deal-hand = v ruke, ruke, ruku, do ruky, na ruke
deal-deal = rozdáva*, rozdal*, rozdá, rozdan*, rozdával*, rozdávan*, rozdaj*, rozdani*, rozdať
deal-of-the-deal = z rozdania, v rozdaní, rozdávaná, z vrchu balíčka, rozdania
deal-deck = balíč*, balic*, balík*, balik*, kôpk*, talón*, zvyšok balíčka
deal-burn = spálen*, spalen*, spálil*, spalil*, spáli, spali, spaľ*, burn*, spáliť, pálil*, páli
deal-no-burn = bez spálenia, nespálil*, nespalil*, zabudol spáliť, zabudla spáliť, zabudol spalit, bez burnu, bez spálenej karty, nespáli, zabudol na spálenie, zabudol burn, nebola spálená karta, vynechal spálenie, bez burn karty, neburnol, nespálená, nespálil kartu, zabudol spáliť kartu, bez pálenia, nespálil
deal-two-burns = dve spálené, spálil dve karty, spálil dve, dvakrát spálil, spálil dvakrát, dva burny, dve spálené karty, spalil dve karty, spálil 2 karty, spáli dve karty, spalil dvakrat
deal-joker = joker*, žolík*, zolik*, žolik*, žolíka
deal-boxed = boxed, otočená karta v balíčku, otočená v balíčku, lícom hore v balíčku, prevrátená v balíčku, obrátená v balíčku, obrátené v balíčku, otočené v balíčku, prevrátené v balíčku, obrátená, obrátenú, obrátené, obrátených, prevrátená, prevrátenú, prevrátené, prevrátených
deal-shuffle = mieša*, miesa*, zamieš*, zamies*, miešan*, premieš*, miešaní, šúch*
deal-not-shuffled = bez miešania, nezamieš*, nezamies*, nemieš*, nemies*, nepremieš*, zabudol zamiešať, zabudol miešať, neboli zamiešané, nebol zamiešaný, zabudla zamiešať, vynechal miešanie, zabudol zamiesat, nebol premiešaný
deal-cut = preloži*, preložen*, sňal*, sníman*, zdvih*, seknut*, prelozen*, prekladan*, snímal*, cut
deal-not-cut = bez preloženia, nepreloži*, neprelozi*, nepreložen*, zabudol preložiť, nebol preložený, neprelozen*, nesňal*, bez snímania, nesňatý, zabudol sňať, bez snímania balíčka, bez cutu, neprekladal*
deal-expose = otočí, otočil*, otoci, otocil*, odkryje, odkryl*, ukáže, ukázal*, ukázala, odhalí, odhalil*, vyvráti*, obrátil*, obráti, prevráti, prevrátil*, vyloží, odkrýva, otáča, odkrýval*
deal-opened = sa otočila, sa otočí, otočila sa, otočí sa, sa odkryla, odkryla sa, sa prevrátila, prevrátila sa, bola odkrytá, je odkrytá, bolo vidieť, je vidieť, bola viditeľná, sme videli, všetci videli, odkrytá, odkrytú, odkryté, odkrytý, otočená, otočenú, otočené, videná, viditeľná, sa obrátila, obrátila sa, bola otočená, videli, bolo ju vidieť, sa ukázala, ukázala sa, odhalená, odhalenú, odkrytých, odkryli sa, otočili sa, sa otočili, prevrátila, sa pri rozdávaní otočila, sa otočil, sa pri rozdávaní otočil, otočil sa, sa pri dávaní otočila, sa odkryl, zablikala, blikla, bola vidno, bolo ju vidno, zbliklo
deal-face-up = lícom hore, lícom nahor, licom hore, licom nahor, otvorene, otvorenú, otvorená, odkryto
deal-face-down = lícom dole, lícom nadol, licom dole, zakryté, zakryto
deal-skip = vynech*, preskoč*, preskoc*, zabud*, obiš*, opomen*, opomenul*, zabudli na, nedostal*, nedostane, nedal*
deal-empty-seat = prázdne miesto, prázdnemu miestu, prázdneho miesta, na prázdne miesto, prázdna stolička, prázdnej stoličke, prázdnu stoličku, prázdne sedadlo, prazdne miesto, na prazdne miesto, voľné miesto, na voľné miesto, prázdnom mieste, kde nikto nesedí
deal-wrong = zle, nesprávne, nesprávnemu, nesprávny, nesprávnom, zlému, zlom mieste, zlé miesto, na zlom mieste, inému, chybne, zlý, nespravnemu, zlemu, na zlé miesto, zlej pozícii
deal-instead = namiesto, miesto toho, miesto
deal-in-a-row = dve za sebou, dve karty za sebou, za sebou, naraz, dve karty naraz, dve naraz, po sebe, dve karty po sebe, hneď dve
deal-get = dostal*, dostáva, dostane, dostali, dal*, dá, dáva, išla, ide, prišla, príde, prišiel, prišli, padla, padol, vyšiel, vyšla, hodil*, hádže, poslal*, dostať, šla, šiel, vyložil*, položil*, položí, dali, putovala, skončila u, ostala, prisunul*, dorazil*, vyložili, leží, prilietla
deal-find = má, mal*, našiel, našla, nájde, drží, držal*, zistí, zistil*, vidí, videl*, pozrie, zbadá, zbadal*, objaví, objavil*, objavila, objavil sa, objavila sa, našli, našli sme, nájdu, všimol*, všimne, počíta, napočítal*, v ňom, sa našla, sa našiel, je tam, tam bola, máme, našli v, našlo sa, nachádza, drzi, mali, majú
deal-report = ohlás*, nahlás*, nahlas*, upozorn*, povie že, povedal že, hlás*, upozornil
deal-too-many = viac, navyše, priveľa, o jednu viac, príliš veľa, veľa, naviac, extra, nadbytočn*, prebytočn*, navyse, priveľa kariet
deal-too-few = chýba, chyba, chýbala, chýbajú, menej, o jednu menej, primálo, málo, príliš málo, chybala, chýbajúca, chybaju
deal-only = iba, len, jedine
deal-twice = dvakrát, dvakrat, tá istá, tú istú, rovnaké, rovnaká, dve rovnaké, ešte jedna, ešte jeden, duplicitn*, zdvojen*, rovnakých, ďalšia, ďalší, tie isté, dvojmo
deal-foreign = z iného balíčka, z ineho balicka, z druhého balíčka, cudzia, cudziu, z cudzieho balíčka, s iným rubom, inej farby, s iným chrbtom, inou zadnou stranou, z druheho balicka, iný rub, s iným zadkom, cudzí
deal-marked = označen*, značkovan*, ohnut*, poznačen*, zahnut*, oznacen*, pokrčen*
deal-flawed = chybn* vytlačen*, zle vytlačen*, nepodarok, vadná, vadnú, chybný výrobok
deal-damaged = poškoden*, poskoden*, roztrhnut*, opotrebovan*, natrhnut*, zničen*
deal-flop = flop*
deal-turn = turn*, tern*, törn*
deal-river = river*, rivr*
deal-board = board*, na stole, na stôl, bord
deal-not = nie, bez, nebol*, nemal*, nikto, nič, žiadn*, ziadn*, neprišl*, ne, ani
deal-before = pred, predtým, skôr ako, skôr než, skôr, prv než, predtým ako, než, skor ako, skor nez, kým
deal-too-soon = priskoro, príliš skoro, predčasne, predčasný, predčasná, priskory, skoro, ešte počas stávok, pred koncom stávok, predcasne, prilis skoro, prirýchlo
deal-act = hral*, konal*, stihol*, rozhodol*, konať, hrať, rozhodnúť, na rade, rade, nehral*, nekonal*, nestihol*, nerozhodol*, dohral*, akcia skončila, dohrali, povedal*, zahral*, zareagoval*, stihol zahrať, vyjadril*
deal-drop = spadl*, padl*, spadne, padne, pustil*, pustí, upustil*, zhodil*, zhodí, vypadl*, vyletel*, zletel*, spadla, spadnut*, odletel*, letí, letela, skĺzl*, vykĺzl*
deal-off-the-table = na zem, na podlahu, zo stola, pod stôl, pod stol, na dlážku, na zemi, mimo stola, zo stolu, na podlahe, zo stola na zem, zo stola na podlahu, na koberec
deal-on-the-table = na stôl spadla, na plátno, na sukno
deal-ask = žiada, ziada, žiadal*, požiada*, pýta, pyta, chce, chcel*, prosí, vyžaduje, žiadajú, chce vidieť, chcel vidieť, pýta si, požaduje, dožaduje
deal-new = nový, nového, nové, novú, iného, iný, druhého, čerstvý, vymeniť, výmenu, noveho, novy, vymenil*, výmena, iny, ineho, vystriedan*
deal-sit = sadne, sadol*, strieda, vystriedal*, vystriedaný, vymenil sa, prišiel striedať, nastúpil*, prichádza, prisadol, strieda sa, sadá, mení sa, vystrieda
deal-button = gombík*, gombik*, button*, buton*, dealer button*, dealerský gombík, batn*
deal-due = má byť, mal byť, mal by byť, mala byť, patrí, patril*, by mal byť, ma byt, mal byt, mal by byt, malo byť, by mal stáť, má stáť, mal by stáť, by mal ísť, mal ísť, patri, mal patriť
deal-draw = losuje*, losoval*, ťahal*, vylosoval*, žrebova*, losovan*, tahal*, žrebuje*, ťahanie, losovanie, žreb
deal-next-hand = ďalšia ruka, ďalšie rozdanie, nová ruka, nové rozdanie, nasledujúce rozdanie, nasledujúca ruka, dalsia ruka, dalsie rozdanie, nasleduje ďalšie rozdanie, ďalší hand, ďalšia hra, ide ďalšia ruka, nove rozdanie
deal-out = vypadol*, vypadáva, vypadne, vyradený, vyradená, vyradili, skončil v turnaji, bustol*, bustne, vybustoval*, odpadol*, je vonku, končí v turnaji, vypadol z turnaja, vypadla z turnaja, skrachoval
deal-next-level = ďalší level, nový level, ďalšia úroveň, zvyšujú sa blindy, zvýšenie blindov, ide ďalší level
deal-begin = začal*, začne, začína, zacal*, zacne, začali, začaté
deal-dealers-fault = chyba dealera, chybou dealera, dealerova chyba, krupiérova chyba, chyba krupiéra, vinou dealera, dealerovou chybou, chybou krupiéra
deal-my = moja, moju, moje, mojej
ordinal-1 = prvá, prvú, prvej, prvý, prvé, prvou, prvého, prvému
ordinal-2 = druhá, druhú, druhej, druhý, druhé, druhou, druhého, druhému
ordinal-3 = tretia, tretiu, tretej, tretí, tretie, tretieho
ordinal-4 = štvrtá, štvrtú, štvrtej, stvrta, stvrtu, štvrtého
ordinal-5 = piata, piatu, piatej
ordinal-6 = šiesta, šiestu, šiestej
ordinal-7 = siedma, siedmu, siedmej
ordinal-8 = ôsma, ôsmu, osma
ordinal-9 = deviata, deviatu
ordinal-10 = desiata, desiatu
ordinal-ending = tá, tú, a, u, ej, há, hú
