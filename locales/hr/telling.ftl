# Riječi kojima igrači pričaju što se dogodilo za stolom, prema značenju. Pravila su u engleskoj datoteci.

## Vezne riječi

kept = što
filler = nitko još nije igrao, još nitko nije igrao, nitko još nije odigrao, još nije bilo akcije, nije bilo akcije, u igri, igri, u ruci su, u ruci su još, vrati se do svog stacka, se vrati do svog stacka, vrati do svog stacka, vraća se do svog stacka, se vraća do svog stacka, se vrati do stacka, vrati do stacka, nezaštićene, nezaštićenu, nezaštićeno, ih, išta stavi, niti išta stavi, koliko niti išta stavi, na turniru, strahovito, dugo, novu ruku, za novu ruku, se vrati po, se vrati, kad je čip pao na stol, čip pao na stol, čip pao, kaže koliko, dvaput,
    onda smo primijetili, kasnije smo primijetili, je, su, bio, bila, bilo, bili, biti, na, u, iz, s, sa, se, si, to, taj,
    ta, tamo, ovdje, tu, samo, sada, sad, dakle, baš, točno, ukupno, sve ukupno, stolu, stol, stola, igra, igramo, igraju,
    vrijednosti, vrijednost, brzo, polako, odmah, slučajno, greškom, zabunom,
    pred sebe, ispred sebe, svoj, svoje, svoju, svojih, svojim, njegov, njegove, njegovih, mu, mi, ga, ju, im, njemu,
    njoj, njega, nju, ispred, ide, idu, eura, euro, kuna, €, kad, kada, jer, kako, koji, koja, koje, kojem, kojih, sjedi,
    sjedeći, ostatka, jednim pokretom, drugim pokretom, u jednom pokretu, pokretom, dva pokreta, iz dva pokreta,
    u dva pokreta, odvojeno, stacku, do stacka, vrati se, vratio se, vraća se, poseže, posegne, k, ka, o, izravno, jasno,
    glasno, ruka, ruci, level, nivo, iznos, iznosa, ovaj, ova, ovo, tome, toga, tim, bi, na kraju, cijeli, nam, nas,
    mi smo, smo, protiv, prema njemu, da bi, prije njega, iza njega, umjesto da pokaže, umjesto, na to, njemu na,
    stavlja još, čovjek na, od njih, itko, netko, heads up su, inače, do sada, baš sada,
    komada, nema uloga, bez uloga, između, izmedu, upravo, stvarno, potpuno, uopće, konačno, ipak, vrlo, odmah zatim,
    dijeljenje, pri blindovima, kod blindova, igrači, koje, čime, naime, baš tada, uz to, k tome, netom, prvo, tek, svi su vidjeli, svi vidjeli, bilo je kasno, uglavnom, bok, ej, dobra večer, dobra vecer, brzo pitanje, pozdrav, drugi put, u sredinu, u dva navrata, po još, vrati se po, čip je pao na stol, da je bet, misleći, u dijeljenju, prije nego je itko, prije nego je netko, jedini, jedina, jedinu, jedini jedan, u igri su, u ruci, u dijeljenju su, u igri smo, igramo nas, tim redom, tim redoslijedom, redom, po redu, odmah nakon, odmah nakon toga, za sitno, za kusur, traži sitno, razmijeniti, za razmijeniti, ne traži kusur, iz druge ruke, drugom rukom, iz ruke, nitko nije ulagao, ispred njega nitko nije ulagao, nitko ispred njega nije ulagao, nitko prije njega nije ulagao, nitko još nije ulagao, nije ih zaštitio, ih nije zaštitio, nije zaštitio, nezaštićen, premalo, to je premalo, je premalo, nije dovoljno, malo, je malo, to je malo, prvi je, drugi je, treći je, ide prvi, igra prvi, govori prvi, počinje, prvi govori, zatim ide, onda ide, iza njega je, iza njega ide, poslije njega, sljedeći je, treba igrati, mora igrati, na njemu je, s kartama pred sobom, s kartama u ruci, s kartama, ispod lakta, ispod ruke, mirno, polagano, samouvjereno, odlučno, iznenada, odjednom, u jednom potezu, jednim potezom, i ne stavlja ništa, usred odluke, usred, sad je opet, nepažnjom, iz nepažnje, nehotice, nenamjerno, zabunom pred sebe, snapom, se snapom, bez razmišljanja, bez oklijevanja, trenutno, naglo, lagano, nježno, pažljivo, jedan jedini, jednu jedinu, jednim jedinim, dok čip pada, kad čip padne, čim čip padne, kako čip pada na stol, dok čip još leti, dok čipovi lete, kad čipovi padnu, to jest točno, odnosno točno, i to u, a to je, i to točno, točnije, šakom, zglobovima, zglobom, prstom, prstima, rukom, dlanom, lijevom rukom, desnom rukom, u hrpi, u jednoj hrpi, u stupcu, u jednom stupcu, u jednom komadu, na stol, na čoju, u pot, u sam pot, prema potu, slušajte, recite, dečki, gospodo, suče, hvala, pitanje, situacija, situacija je ovakva, evo, eto, znači, elem, ovako, mlađi, stariji, ćelavi, s kapom, s naočalama, on sam, sama, opet svoj, navodno, nekako, prije bilo, je prije bilo, prije je bilo, bilo prije, je bilo prije
and = i, te, plus, isto, isto tako, također, takoder, kao i, a
then = onda, pa, pa onda, zatim, potom, nakon toga, poslije, tada, ali, no, međutim, medutim, a onda, kasnije, a zatim, nato, naposljetku, napokon, tek onda, tek tada, tek potom, malo kasnije, nešto kasnije, nakon čega, odmah potom, pa zatim, pa potom, a potom, usprkos tome, unatoč tome, ipak onda, a tek onda, ali onda
that = da
not = ne, nije, nisu, nikad, nikada, nema, nemoj, nisam, nikako, ne želi, neće, odbija, još nije, jos nije, nije još, ne mora, nije htio, nije htjela, neće da
nothing = ništa, nista
nobody = nitko, niko, nikome
question = što, tko, ko, koliko, kolko, kome, čiji, je li, jel, jeli, vrijedi li, call ili raise, kako se, zašto, koji je, što sad, što sada, stari ili novi blindovi, tko prvi pokazuje, tko pokazuje, tko prvi,
    koliki, koliki su, valja li, ima li, legalno, ispravno, računa li, racuna li, kamo, kad je, što je, je l,
    šta, dali, da li, ide li, znači li, kolika, sto sad, sto sada, sto onda, sto dalje, sto moze, sto cemo, sto radimo, sto je, sto se, sto ako, sto s, ako, računamo li to kao, je li to, što s tim
comes = dolazi, dođe, došao, došo, izlazi, izašao
modal = može, može li, moze li, mogu, mogu li, smije, smije li, smijem, smijem li, mora, mora li, moram, moram li, treba li, ima pravo, mogao, mogla, mogli, ima priliku, imao priliku, dobije priliku, dobio priliku, ima mogućnost, imao mogućnost, ima opciju, imao opciju, htio je, namjeravao, namjerava, je mogao, je mogla, može još, mogao bi, mogla bi, smio bi, trebao, trebao bi, trebala bi, planirao, spremao se
by = za
to = do, sve do
worth = od, po
again = još, jos, dodatnih, dodatni, ponovno, ponovo, opet, novih, više, povrh toga, još jednom, jos jednom, još jedanput, još jedan put
already = već, vec, ranije, otprije, unaprijed, prije toga, je prije toga, još prije, prethodno, maloprije, malo prije, prije toga već, ranije već
after-what = nakon što, pošto, nakon sto
before = svi prije, prije su, dosad, do tada, prije njega svi
ahead-of = iako, premda, prije nego, prije nego što, prije nego je, mada, prije no što, ne čekajući, prije nego li, prije negoli, ne čekavši, nije čekao, nije pričekao, ne dočekavši, bez čekanja, bez čekanja na, bez da čeka, bez da pričeka, a da nije pričekao, iako još, premda još
rather = zapravo, pardon, čekaj, oprosti, ispravak, ustvari, mislim, sorry, ma ne, ne ne, krivo, ne krivo, ispravljam, htio sam reći, tj, to jest, čekajte, čekaj malo, čekajte malo, stop, samo malo, trenutak, moment, ej čekaj, hej čekajte, ček malo
or = ili, može biti, moze biti, moglo bi biti, to može biti, moglo je, moglo je biti, ne zna se je li, moglo bi, ne zna se, ne znamo, ne znamo je li, ne znamo da li, ne zna se da li, nejasno je li, nije jasno je li, nije jasno, nejasno, tko zna je li, znači ili, može značiti, moglo bi značiti, možda, ili možda, ili čak, može to biti, to bi moglo biti
out-of-turn = preko reda, izvan reda, prije reda, van reda, mimo reda, prije svog reda, izvan redoslijeda, prije nego je na redu

## Ljudi

player = igrač*, igrac*, čovjek, covjek, lik, tip, gospodin, gospođa, dečko, ljudi, za stolom
given-names = Ante, Niko, Petar, Vice, Rajko, Janko, Željko, Branko, Branka, Slavko, Stanko, Jakov, Flora, Vesna, Zora, Stela
he = on, ona, isti, isti igrač
next-player = sljedeći igrač, sljedeci igrac, sljedeći, idući igrač, iduci igrac, idući, igrač do njega, do njega, igrač pokraj, pokraj njega, susjed, igrač lijevo, igrač iza, igrač iza njega, njegov susjed, pored njega, drugi igrač, drugi, treći, igrač lijevo od mene, igrač s moje lijeve strane, tip do mene, čovjek do mene, igrač do mene, onaj do njega, tip pored mene, lijevi susjed, igrač s lijeve strane, čovjek do njega, onaj iza njega, tip do njega, susjed do mene
first-player = prvi igrač, prvi igrac, prvi na potezu, prvi na redu, prvi, igrač prvi na redu, prvi do riječi
everyone = svi, svatko, svi ostali, ostali, ostatak, svi drugi, sva trojica, sva četvorica, svi igrači, sve troje
both = oba, obojica, oboje, obje, oba igrača
seat = mjesto, mjestu, mjesta, sjedalo, sjedalu, sjedala, stolica, stolici, seat, pozicija broj, stolac
under-the-gun = utg*, under the gun
middle-position = mp, srednja pozicija, srednjoj poziciji
lojack = lj, lojack*
hijack = hj, hijack*, hajdžek
cutoff = co, cutoff*, cut off*, katof
button = btn*, button*, gumb*, dugme*, buton*, batn, dealer button*
small-blind = sb, mali blind*, small blind*, malom blindu, malog blinda, mali, small, malog, malom, malome
big-blind = bb, veliki blind*, big blind*, velikom blindu, velikog blinda, veliki, big, velikog, velikom
blinds = blind*, blajnd*, oba blinda, ulozi naslijepo
dealer = dealer*, diler*, djelitelj*, krupje*, djeliteljica
floor = floor, floorman, voditelj turnira, sudac

## Stol

no-limit = no limit*, nolimit*, nl, nlhe, bez limita
pot-limit = pot limit*, potlimit*, pl
limit = limit*, fiksni limit, fixed limit, fiks limit
holdem = holdem*, hold'em*, hold em, texas holdem, texas
omaha = omah*, plo omaha, plo*
stud = stud*, seven card stud
razz = razz
eight-or-better = hi lo, high low, hilo
tournament = turnir*, mtt, sng
cash-game = cash*, cash game*, keš*
heads-up = heads up*, headsup*, udvoje, hu, jedan na jedan, igraju samo dvojica, samo dvojica, igraju dvojica, ostala dvojica, ostali su dvojica, samo njih dvojica, dvoje igra, ostalo dvoje, ostala su samo dvojica, ostala su dvojica, ostali samo dvojica, ostalo samo dvoje, ostalo je samo dvoje, ostalo ih je dvoje, dvojica ostala, samo njih dvoje, dvoje igraju, dvoje u igri, dvojica u igri, ostali smo nas dvojica, nas dvojica, nas dvoje, samo nas dvoje, preostala dvojica, dvoje ostalo, head to head, u dvoje
ante = ante*
big-blind-ante = bba, bb ante, big blind ante, ante velikog blinda, ante na velikom blindu, s big blind ante, s bb ante, ante velikog, veliki blind plaća ante, ante plaća veliki blind
bring-in = bring in*, bringin
smallest-chip = najmanji čip, najmanji žeton, najmanji čip u igri, najmanji čip na stolu, najmanja vrijednost
preflop = preflop*, pre flop*, prije flopa
flop = flop*
turn = turn*, tern*
river = river*
showdown = showdown*, pokazivanje, otvaranje karata, na pokazivanju
pot = pot, potu, pota, potove, bank*
main-pot = glavni pot*, main pot*, glavnom potu
side-pot = sporedni pot*, side pot*, sporednom potu, sidepot*
in-the-pot = u potu, u sredini, u banci, u banku, već u potu, u potu je, u potu ima, prije toga u potu, prije u potu, u potu otprije, otprije u potu, u potu je otprije, u potu od prije, u potu prije toga, u potu je bilo, u potu već, prije bilo u potu, u potu je prije bilo, u potu prije bilo, bilo je u potu, u potu je prethodno bilo, u potu prethodno, u potu od ranije, u potu je od ranije, otprije u sredini, u njemu, bilo u njemu, u njemu je, u njemu je bilo, unutra je bilo
board = board*, zajedničke karte, na stolu karte, karte na stolu, ploča
has = ima, imao, imala, drži, drzi, sa stackom, ostalo mu je, preostalo mu je, ima ispred sebe, ima pred sobom, ostaje mu, ima još, u ruci ima
left = iza, preostalih, preostalo
machine-shuffle = strojno miješanje, miješalica, stroj za miješanje, automatska miješalica, strojno mijesanje

## Čipovi

check = check*, ček*, cek*, čekira*, čekirao, provjer*, dalje, ček ček, kuca check, daje check, dao check, da check, dala check, igra check, propušta akciju, propušta, pušta dalje, čekne, čeknu*, odčekira*, prečekira*, check behind, čekira iza, checka*, checkira*, checkam, čekiram
checked-to = čekirano do, čekirali do, čekirano na, svi čekirali do, svi checkirali do, checkirano do, checked to, čekirano je do, checkirano je do, svi čekiraju do, svi checkiraju do, svi su čekirali do, check do, check check do, ček do, dođe čekirano do, čekira se do, checka se do, dočekirano do, akcija čekirana do
call = call*, kol, kola, kolova*, kolao, prati, pratio, pratila, prate, plati, platio, platila, plaća, placa, izjednač*, izjednac*, isprati, ispratio, doplati, koluje, platim, zvao, zove, plaćam, pratim, platiti, pratiti, callati, ide s njim, daje call, dao call, dala call, da call, prihvati, prihvatio, prihvaća, poprati, popratio, izjednači, izjednačio, doplatio, dopunio na call, prati ulog, isplati, plaća ulog, plati ulog, platio ulog, flat*, flata, flatao, flat call*, cold call*, coldcall*, snap call*, snapcall*, hero call*, kola ulog, izjednačuje, izjednačava, izjednači ulog, ide dalje, ide to, ide s tim, ostaje, ostaje unutra, pristaje, pristao, pristane, pokrije, pokriva, pokrio, vidi ulog, gleda za, odgovara callom, odgovori callom, ide gledati, slijedi, slijedio, sjeda na, pridruži se, callam, kolam, izjednačim
limp = limp*, ulimp*, limpam
bet = bet*, ulaže, ulaze, uložio, ulozio, uložila, ulozila, uložilo, ulozilo, uloži, ulozi, ulaganje, oklad*, stavlja ulog, beta*, betao, betala, ulog, uloga, kladi se, igra za, betam, ulažem, uložiti, staviti ulog, betati, puca, pucao, opali, opalio, ispaljuje, beta za, kreće s, krene s, zaigra, zaigrao, odigra za, cbeta, daje ulog, ispalio, cbet*, kontbet*, kontinuacijski bet*, c bet*, donk*, donkbet*, overbet*, vodi s, vodi za, povede s, kreće za, proba s, proba za, ispuca, ispucao, ispucava, zapuca, puca za, opali za, nabije bet, lupi bet, stavi bet, stavlja bet, stavio bet, daje bet, dao bet, da bet, radi bet, napravi bet, ulaže ulog, uložio ulog, blefira, blefirao, otvori s betom, otvara ulogom, bet od, ulog od, uložim, otvorim s
open = otvara, otvori, otvorio, otvorila, open*, otvorilo, otvaranje
raise = raise*, rais*, diže, dize, digne, digao, digla, dići, podig*, podiž*, podiz*, podiže, povis*, poveć*, povec*, rejz*, reraise*, re raise*, 3bet*, three bet*, 4bet*, nadig*, digne još, digo, podigo, dignem, dižem, dignuti, podignuti, dizati, dignut, podići, daje raise, dao raise, dala raise, da raise, povisuje, povisi, povisio, nabije, nabio, nabija, pojačava, pojača, pojačao, ide na, otišao na, podebljava, skoči na, skočio na, check raise*, check diže, check rejz*, čekrejz*, checkraise*, ček raise*, ček rejz*, ček diže, check digne, čekraise*, squeez*, skviz*, izolira*, 5bet*, 4 beta, 3 beta, 3betao, prebije, prebija, prebio, podigla, podiglo, podigli, digli, digla na, nadigne, nadigao, popne na, popeo na, popne se na, penje na, dobaci do, pojača na, povisi na, rereisa*, reraisa*, napravi, napravio, napravi na, čini to, stavi to na, stavlja to na, nosi na, gura na, gurne na, otišla na, ide do, skače na, dignem na, raisam, povisim, povisujem
min-raise = minraise*, min raise*, minimalno diže, minimalni raise, minimalno podiže, min diže
fold = fold*, odustaj*, odustao, odustala, odustane, baci karte, baca karte, bacio karte, bacila karte, odbaci*, odbacio*, odbaci karte, pas, pasira*, folda*, pada, odustaju, baca ruku, baci ruku, odustaje, odustajem, izašao iz ruke, odlazi iz ruke, daje fold, dao fold, dala fold, bacio ruku, pušta ruku, pustio karte, predaje se, predao se, predaje ruku, odbacuje karte, bježi, diže ruke od karata, odbacila, odloži karte, odlaže karte, odložio karte, preda karte, predao karte, predaje karte, vraća karte, vrati karte dealeru, vrati karte, gurne karte dealeru, gurne karte od sebe, gura karte od sebe, odgurne karte, odgurnuo karte, baci svoje karte, baca svoje karte, bacio svoje, baci svoje, pusti karte, pustio ruku, spusti karte, spušta karte, snap fold*, snapfold*, odustane od ruke, odustaje od ruke, odustao od ruke, izlazi iz ruke, izađe iz ruke, bježi iz ruke, povlači se, povukao se, povuče se, miče karte, makne karte, maknuo karte, hitne karte, zafrlji karte, baci to, bacio to, baci ih, bacio ih, foldam, bacim karte, odustanem
all-in = all in*, allin*, olin*, ol in*, gurnuo sve, gura sve, gurne sve, stavlja sve, sve unutra, sve čipove, ulaže sve, shova*, shove*, šov*, jam*, push*, ide all in, pusha*, sav stack, all ina, allina, sve u sredinu, ušao all in, usao all in, ulazi all in, ide sve
move-in = ulazi sa, ušao sa, ulazi s, ušao s
post = posta*, postira*
straddle = straddle*, stredl*, strad*
in-the-dark = naslijepo, u mraku, prije dijeljenja, na slijepo
put = stavi, stavio, stavila, stavlja, stavljaju, ubaci*, ubacuje, ubacio, gurne, gurnuo, gurnula, gurnulo, gura, guraju, gurn*, položi, polozi, položio, dao, da čip, daje, pogura*, pomakn*, pomak*, izgura*, spusti, spustio, spušta, unosi, unese, unio, metne, metnuo, meće, dodaje naprijed, izlaže, iznosi, pruži, proslijedi, ispruži, pomiče, prebaci, odlaže, odloži, prinosi, gurka, pušta, stavili, poguruje, posloži, odbroji, odbrojio, uzme, stavim, stavljam, gurnem, baci u sredinu, spusti na stol, stavi u sredinu, uvali*, utrpa*, ubacila, gurka naprijed, gurne preko, ispusti, ispustio, šibne, zvekne, zveknuo, tresne, tresnuo, pljusne, pljusnuo, nasloži, naslagao, istrese, istresao, sipa, sipne, saspe, odvoji, odvojio, otkine, strpa, strpao, uplati, uplatio, uplaćuje, iskipa, iskipao, pusti, pustio, poslao, pošalje, šalje, proslijedio, gurnu, postavi, postavio, turi, turio, turne, ćušne, doturi, izvuče i stavi, krene naprijed s, krene rukom naprijed s, krene prema naprijed s, krenuo naprijed s, pokret naprijed s, napravi pokret naprijed s, pokrene naprijed, povuče naprijed, izvlači, izvuče, izvukao, gurnuvši, gurajući, dogura*, dogurne, dogurnuo, nagura*, utisne, utisnuo, ugura*, ugurao, potisne, potisnuo, spušta na stol, spustio na stol, položi na stol, stavi na stol, stavlja na stol, iznese, iznio, iznijela, istakne, istaknuo, isturi, isturio, nabaca, nabacao, naslaže, složi hrpu, složio, slaže, poslaže, poslagao, odbrojava, odmjeri, izbroji, izbrojao, plasira, plasirao, servira, deponira, umetne, umetnuo, ulije, ulijeva, lupi na stol, pljesne, pljesnuo, tutne, tutnuo, zabije, zabio, nabaci, nabacio, ispusti na stol, pusti na stol, klizne, kliznuo, otkliže, dokliže, spustim, stavljam na stol, polažem, guram, dajem, dodajem naprijed
throw = baci, bacio, bacila, baca, baca u sredinu, hitne, ubacuje u sredinu, dobaci*, zavitla*, izbaci*, ubaci u sredinu, bacaju, bacim, bacam, hitnuo, hitnula, zafrlji, frlji, frlja, frljne, šiba, šibnuo, zavrti, zavrtio, fijukne, pikne, piknuo, drekne, tresne na stol, bacivši, bacajući, ubaci unutra, baci unutra, baca unutra, bacio unutra, baci van, baci na stol, baca na stol, bacio na stol, ubaci na stol, lansira, lansirao, otkotrlja, dokotrlja, ubacim, ubacujem
put-into-pot = baci u pot, baca u pot, bacio u pot, ubaci u pot, ubacuje u pot, prospe*, razbaca*
dribble = stavlja jedan po jedan, pušta jedan po jedan, jedan po jedan, jedan po jednog, čip po čip
add = doda, dodao, dodala, dodaje, nadoda*, dopuni još, pridoda*, dometne, domeće, dobacuje, dostavi*, doda još, uzme još, uzima još, uzeo još, uzela još, zgrabi još, zgrabio još, dohvati još, dohvatio još, posegne za još, posegne po još, pa doda, nadodao, prida, pridao, priloži, priložio, dogura još, gurne još, stavi još, ubaci još, baci još, dobaci još, dometnuo, dostavi, nastavlja s, tome doda, i na to, na to doda
complete = dopun*, dopunjava, kompletira*, nadopun*, nadoplati, nadoplatio, nadoplaćuje, dopuni do bigblinda, dopunjuje
take-back = uzme natrag, uzima natrag, uzeo natrag, vrati natrag, povuče, povukao, povuče natrag, uzme nazad, uzeo nazad, uzima nazad, vraća sebi, povlači, uzme natrag sebi, vrati sebi, vratio sebi, vrati k sebi, vuče natrag, vukao natrag, uzimaju natrag, uzela natrag, uzela nazad, povuče natrag k sebi, povukao natrag, povuče k sebi, povukao k sebi, povlači natrag, povlači k sebi, vraća k sebi, vratio natrag, vrati ih, vraća natrag, vraća ih, vrati ih natrag, uzme ih natrag, uzeo ih natrag, skloni natrag, makne natrag, maknuo natrag, miče natrag, gurne natrag, trgne natrag, trgnuo natrag, trgne ruku natrag, privuče, privukao, privuče natrag, zgrabi natrag, odvuče natrag, predomisli se i uzme, vuče k sebi, povuče ih natrag, povuče ih
find = nađe, nade, našao, nasao, našla, pronađe, pronade, pronašao, otkrije, otkrio, nalazi, pojave se, pojavila se, pojavio se, izviri, provire, nađu se, našla su se
tap = kuca*, pokuca*, lupka*, lupi*, kucne*, kucnu*, tapka*, potapka*, lupne, kucka*, kuca po stolu, kucne po stolu, kucnuo po stolu, pokuca po stolu, pokucao po stolu, lupne po stolu, lupnuo po stolu, lupi po stolu, lupio po stolu, lupka po stolu, lupi šakom, lupi šakom po stolu, kucne prstom, kucne prstom po stolu, kuca prstom, kucka prstom, kucka prstima, kuca prstima po stolu, pljesne po stolu, pljesne dlanom po stolu, udari po stolu, udara po stolu, udari dlanom po stolu, tapša po stolu, tapša stol, potapša stol, pokuca zglobovima, kuca zglobovima, dvaput kucne, dvaput pokuca, dvaput lupne, bubne po stolu, takne stol dvaput
chip = čip, čipa, čipom, čipu, žeton, žetona jednog, žetonom, chip
chips = čipovi, čipove, čipova, čipovima, žetoni, žetone, žetona, žetonima, chipova, chipove
stack = stack*, hrpa, hrpu, cijeli stack, snop
on-top-of = na svojih, na svoj, uz svojih, povrh, pored svojih, na svoje
half = pola, polovicu, pol
silent = bez riječi, bez rijeci, šuti, suti, šutke, sutke, šuteći, suteci, bez najave, bez ijedne riječi, ništa ne kaže, nista ne kaze, ne kaže ništa, ne kaze nista, bez njave, bez najvae, sa šutnjom, u tišini, tiho, ništa ne govori, nista ne govori, ne govori ništa, ništa nije rekao, nista nije rekao, nije rekao ništa, ništa nije rekla, bez govora, bez komentara, bez da išta kaže, a da ništa ne kaže, ništa ne najavi, ne najavi ništa, ništa nije najavio, nije ništa rekao, ne progovara, ni riječi, ni rijeci, nijemo, šutio, mirno bez riječi, bez glasa, ništa ne najavljuje, ne najavljuje ništa, bez prethodne najave, ne kaže ni riječ, bez obavijesti, ne izgovori ništa, bez ijedne, bez izgovorene riječi, ne izgovara ništa, bez zvuka, ništa ne izgovori, nije najavio ništa, nije najavio, bez verbalne najave, ne kaže ništa, bez ijedne izgovorene riječi, bez ikakve najave, ne zucne, ni da zucne, nije zucnuo, a da ne zucne, ni slova, ni glasa, ne otvara usta, usta ne otvori, bez ikakve riječi, bez ijedne rječi, ništa ne kazavši, ništa ne govoreći, ne rekavši ništa, ne govoreći ništa, nije rekla ništa, ništa nije rekla pritom, ništa ne veli, ne veli ništa, bez rijeci i, sve šutke, šuti pritom, nijednom riječju, bez ijednog slova, bez ičega rečenog, a ništa nije rekao, a ništa ne kaže, ni riječ nije rekao, ni riječi nije rekao, nije rekao ni riječ, nije rekao ni riječi, nije rekla ni riječ, nije izustio ni riječ, ni ne pisne, ne pisne, bez pola riječi, bez najavljivanja, bez da je išta rekao, bez da je rekao išta, bez da kaže išta, bez da kaže riječ, bez da progovori, bez objave, neobjavljeno, nenajavljeno, u potpunoj tišini, posve šutke, potpuno šutke, ostaje tih, ostane tih, drži jezik za zubima

## Što se kaže

say = kaže, kaze, kažu, rekao, rekla, reče, rece, govori, govorio, najavi, najavio, najavila, najavljuje, najvai, objavi, objavio, objavljuje, izjavi*, izjavio, izgovori*, veli, glasno kaže, poviče, viče, odgovori, dovikne, promrmlja, riječju, verbalno, usmeno, deklarira*, priopći, doda riječ, usklikne, proglasi, kažem, najavljujem, govorim
ask = pita*, upita*, pitao, pitala, zapita*, traži, trazi, tražio, zatraži*, zatrazi*, moli, zamoli*, zatražio, želi vidjeti, zeli vidjeti, hoće vidjeti, želi znati
how-much = koliko to je, koliko je to, count, broj, prebrojavanje, prebrojati, brojanje, koliki je ulog, kolko je to, koliko košta, koliko mora, broj čipova, kolko je, koliko je
see-hand = vidjeti karte, vidjeti ruku, vidjeti, pokazati karte, da pokaže, vidjeti njegove karte, da vidi karte, da vidi ruku, da se pokažu, vidim, da ih vidi, ih vidi, vidi karte, vidi ruku, vidi njegove karte, ih vidjeti, vidjeti ih, da mu vidi karte, da vidi njegove karte, želi vidjeti karte, želi vidjeti njegove karte, želi ih vidjeti, želi vidjeti ruku, traži da vidi karte, traži vidjeti karte, hoće vidjeti karte, vidjeti što ima, da vidi što ima, vidjeti njegovu ruku, da vidi njegovu ruku, vidjeti obje karte, da se pokaže ruka, ih želi vidjeti, ih hoće vidjeti, ih traži vidjeti, vidjeti te karte
hand-back = karte natrag, svoje karte natrag, karte nazad, svoje karte nazad, ruku natrag
object = prigovara*, prigovori*, prigovorio, buni se, žali se, zali se, protestira*, reklamira*, pobuni se, pobunio, javi se, javlja se, usprotivi*, ospori*, osporava, buni, žali, reklamira, ne slaže se, nije se složio, prosvjeduje, prosvjedovao, bunila se, bunio se, upozori da, traži pot, želi pot, hoće pot, moj pot, pot je moj, to je moj pot, moj je pot, pot je njegov, to je moje, tvrdi da je pot njegov, svojata pot, polaže pravo na pot, svađa se, prepire se, da je pot njegov, je pot njegov, da je pot moj, da je to njegov pot, da je to njegovo, da mu pripada pot, da pot pripada njemu, da je njegov pot
skipped = preskoč*, preskoc*, zaobiđ*, zaobid*, nisam igrao, još nisam, nisam još, nije došao na red, još nije igrao, propust*, nisam bio na redu, nisam odigrao, preskočili, preskočili ste me, preskočili su me, preskočen, preskočena, mene ste preskočili, mene su preskočili, zaobišli, zaobišli me, ja još nisam, ja nisam igrao, ja nisam još, nisam igrala, nisam odigrala, nisam ni igrao, nisam došao na red, nisam stigao igrati, nisam stigao, nije igrao, nije odigrao, nije još igrao, još nije odigrao, nije stigao igrati, nije bio na redu, nije dobio priliku, bio je moj red, moj je red, moj red je bio, ja sam na redu, ja sam bio na redu, ja sam trebao igrati, trebao sam ja igrati
string-bet = string*, string bet*
think = misli, mislio, mislila, vjeruje, smatra, tvrdi, tvrdio, razmišlja, razmislja, gleda, pogleda, gledao, sluša, oklijeva, krivo čuo, nije čuo, krivo vidi, pretpostavlja, kima, smije se, uzdahne, htio samo, namjera, primijeti*, primijetio, shvati*, shvatio, izgubi, izgubio, gubi, zove floora, zovu floora, odlazi, smješka, broji svoje, zna, zbroji, tvrde, na redu, na potezu, je na redu, je na potezu, red, mislim da, razmisli, zbunjen, pita se naglas, ne vidi, ne čuje, nije vidio, zaspao, požuri, požurio, šalim se, predomisli se, čeka na, čeka da, čeka dok, čeka red, čeka svoj red, čeka se, se čeka, čeka odluku, i čeka, čekao na, čekao da, samo čeka, čeka ispred, je mislio, pogledao, pogledala, pogleda natrag, gleda u, zastane, zastao, zastaje, stane, stane malo, čeka malo, pričeka, pričekao, napravi pauzu, pauzira, uzdahnuo, slegne ramenima, slegne, nasmije se, nasmijao se, češka se, počeše se, broji čipove, broji svoj stack, prebrojava svoje, popije, pije, zijeva, zatanka, tanka, tankira, zamisli se, zamislio se, premišlja, premišljao, dvoumi se, krivo shvati, krivo shvatio, krivo razumije, krivo razumio, nije primijetio, nije shvatio, nije vidjela, nije čula, ne primijeti, ne zna, ne shvaća, računa, računao, preračuna se, zabuni se, zabunio se, zaboravi, zaboravio, ne skuži, skuži, skužio, vjerovao, uvjeren, uvjerena, pogleda opet karte, opet pogleda karte, ponovno pogleda karte, pogleda ponovno karte, gleda karte

## Karte

cards = karte, kartu, karata, karta, kartama, obje karte, ruku, svoje karte, ruka mu
muck = mucka*, zamucka*, mucka karte, mucku, pokupi karte, pokupi*, pokupio, uzme karte, uzima karte, počisti*, pomete, odnese karte, zgrabi karte, pokupi nezaštićene karte, povuče karte, povuče nezaštićene karte, pokupio karte, pomeo karte, pomete karte, skupi karte, skupio karte, muckira*, makne u muck, baci u muck, baca u muck, bacio u muck, bacila u muck, ubaci u muck, ubacuje u muck, ubacio u muck, gurne u muck, gura u muck, gurnuo u muck, hitne u muck, pusti u muck, odbaci u muck, odbacio u muck, stavi u muck, stavlja u muck, pošalje u muck, spusti u muck, povuče u muck, povukao u muck, pomete u muck, pomeo u muck, zgrne*, zgrnuo, zgrće, počisti u muck, odvuče u muck, odvukao, odvuče, ubije ruku, ubio ruku, smete, uvuče u muck, baci u odbačene, baci među odbačene, skupi u muck, odnese u muck, odnio karte, odnio, pokupi u muck, muckam, bacim u muck
the-muck = muck*, u muck, među bačene, bačene karte, odbačene karte, otpad, u otpad, među otpad, hrpa odbačenih, među odbačene
forward = naprijed, prema dealeru, prema djelitelju, prema sredini, prema dileru, unaprijed prema, ispred sebe prema sredini, prema krupjeu, prema centru
over-the-line = preko crte, preko linije, preko crte uloga, iza linije, iza crte
face-up = licem prema gore, licem gore, otvorene, okrenute, otkrivene, otvoreno, licem okrenute, licem okrenute gore, licem nagore, licem na gore, okrenutim licem gore, otvorenim kartama, slikom gore, slikom prema gore, otvoreno na stol
face-down = licem prema dolje, zatvorene, pokrivene, licem dolje, poklopljene, licem na dolje, poleđinom gore, poleđinom prema gore, slikom dolje, slikom prema dolje, zatvoreno
toward = prema, u smjeru, u pravcu
show = pokaž*, pokaz*, pokazao, pokazala, pokazuje, pokazuju, otkriva jednu, bljesne, bljesnuo, bljesne kartom, pokaže samo, mahne, otkrije samo, flasha, flashira, pokažem, pokazujem
table = otvara karte, otvori karte, otvorio karte, okrene karte, okreće karte, okrenuo karte, polaže karte, otkrije karte, otkriva, otkriva karte, izloži, izlaže karte, tabla*, otvore, otvaraju, svi otvaraju, okrenu, položi karte na stol, izloži*, otkriju, otkrio karte, okrene obje, okreće obje, okrene svoje karte, okrenuo obje, otvori ruku, otvara ruku, otvorio ruku, pokaže obje karte, okrene ih, izbaci karte otvorene, okrene karte otvorene, pokaže ruku, pokazuje ruku, pokazao ruku, pokaže svoje karte, pokaže karte, pokazuje karte, pokazao karte, pokazala karte, pokaže obje, pokazao obje karte, pokazuje obje karte, položi ruku, polaže ruku, položi otvorene karte, otkrije ruku, otkriva ruku, otkrije obje karte, otkriva obje karte, otvori obje karte, otvara obje karte, otvorila karte, okrenula karte, okreće ruku, okrene ruku, preokrene karte, preokreće karte, preokrenuo karte, izvrne karte, izvrnuo karte, rastvori karte, spusti karte otvorene, baci karte otvorene, stavi karte otvorene, stavi karte licem gore, rasprostre karte
touch = dotak*, dodir*, dotič*, dotic*, zakač*, takn*
lift = podigne svoje otvorene karte, podigne otvorene karte, digne otvorene karte, skupi otvorene karte, pokupi otvorene karte, diže svoje otvorene karte

## Dealer

point = pokaže na, pokazuje na, pokazao na, upućuje na, pozove, pokazao prema, pokaže prema, mahne prema, dao znak, da znak, daje znak
award = gura pot, gurne pot, gurnuo pot, daje pot, da pot, dao pot, dodijeli*, dodjeljuje, preda pot, pot ide, pot daje, dodijelio, pot gurne
win = dobije, dobio, dobiva, osvoji*, osvaja, osvojio, pobjeđ*, pobjed*, nosi pot, uzima pot, uzme pot
riffle = promiješa*, promijesa*, miješa, mijesa, riffle, miješao, počne miješati, zamiješa, počeo miješati, počela miješati, je počeo miješati, krenuo miješati, krenula miješati, počeo mijesati, već miješa, počeo s miješanjem, počeo riffle
wash = pere karte, izmiješa*, opere, premiješa
press-shuffler = pritisne gumb miješalice, pritisne tipku miješalice, pritisnuo gumb miješalice, pokrene miješalicu, stisne gumb miješalice
wait = sekund*
needless = nepotrebn*, bez razloga, bezrazložn*

## Vrijednosti

high-card = visoka karta, najviša karta
pair = par, para jedan, jedan par, parom
two-pair = dva para, dva para od, dvama parovima, dva parova
three-of-a-kind = tris, trilling, triling, trips, set, trisa, tris od, trisom, seta
straight = skala, skalu, straight, kenta, kentu, skale, skalom, straighta, straightom, kente, kentom
flush = boja, boju, flush*, fleš, fleša, flešem, boju u, fluš, fluša
full-house = full house, ful, full, fula, fulom, fullom
four-of-a-kind = poker, kare, pokera, kvads, kvadsi
straight-flush = skala u boji, straight flush, royal*

## Brojevi

number-1 = jedan, jedna, jednu, jednog, jednim, jedno, jednom, jedini
number-2 = dva, dvije, dvama, dvjema
number-3 = tri, trima
number-4 = četiri, cetiri
number-5 = pet
number-6 = šest
number-7 = sedam
number-8 = osam
number-9 = devet
number-10 = deset
number-11 = jedanaest
number-12 = dvanaest
number-13 = trinaest
number-14 = četrnaest
number-15 = petnaest
number-16 = šesnaest
number-17 = sedamnaest
number-18 = osamnaest
number-19 = devetnaest
number-20 = dvadeset
number-25 = dvadesetpet
number-30 = trideset
number-40 = četrdeset
number-50 = pedeset
number-60 = šezdeset
number-70 = sedamdeset
number-80 = osamdeset
number-90 = devedeset
number-100 = stotina, stotinu, stotine, stotin, sto
number-200 = dvjesto, dvije stotine, dvjesta
number-300 = tristo
number-400 = četiristo
number-500 = petsto
number-600 = šesto
number-800 = osamsto
number-1000 = tisuć, tisuc, tisuća, tisuću, tisuće, tisuca, tisucu, tisuce, soma, som, hiljad, hiljadu, hiljade, hiljada, hilj, somova, kila
number-1000000 = milijun, milijuna
ending = a, u, e, i, ama, om
ending-worth = ica, icu, ice, icom, arka, arku, arke, ka, ku, ke, kom, inka, inku, inke, ti, ta, tu, itu, ičar, ak, aka, ača, aču, tica, ticu, tice, tici, ticama, tka, tku, tke, tki
without = bez, bez da
people-2 = dvoje, dvojica
people-3 = troje, trojica
people-4 = četvero, četvorica
people-5 = petero, petorica
people-6 = šestero
rank-a = as, asa
rank-k = kralj*, kralja
rank-q = dama, damu
rank-j = dečka, dečko karta
rank-t = desetka, desetku
rank-9 = devetk*
rank-8 = osmic*
rank-7 = sedmic*
rank-6 = šestic*
rank-5 = petic*, petk*
rank-4 = četvork*
rank-3 = trojk*
rank-2 = dvojk*
suit-s = pik*
suit-h = srce, herc*
suit-d = karo, kara
suit-c = tref*
wants = želi, želio, hoće, htio, htjela, pokušava, pokuša, pokušao, probao, probava, bi htio, bi htjela, nastoji, planira, odluči, odlučio, kani
half-pot = pola pota, pola potu, pol pota, pola banke, polovicu pota, polovica pota, half pot, za pola pota
all-show = obojica pokažu, obojica pokazuju, obojica su pokazala, obojica pokazali, svi pokažu, svi su pokazali, obojica otvore, obojica otvaraju, obojica su otvorila, svi otvore, svi otvorili
hero = hero, ja, sam, ja sam
villain = villain, protivnik*

## The deal
#
# Looked up first in a sentence that names cards, the deck, a burn or the button; a word may mean something else elsewhere.

deal-filler = nitko još nije igrao, još nitko nije igrao, nitko još nije odigrao, još nije bilo akcije, nije bilo akcije, onda smo primijetili, kasnije smo primijetili, slučajno, greškom, nenamjerno, dok, kad, kada, odjednom, upravo, pri tome, tijekom, za vrijeme, navodno, ispada da, ispalo je da, ispostavilo se da, ispostavilo se, nekako, da, je, su, bila, bio, bilo, bili, bile, igrač*, novi dečko, onaj novi, čovjek, sad, tek sad, već, još, opet, ali, jer, koja, koji, koju, koje, ta, taj, to, tu, si, se, smo, mu, joj, nam, meni, on, ona, pa, te, ipak, na kraju, zapravo, nakon dijeljenja, potpuno, uopće, jednu od, jedna od, obojica, oboje, nespretno, svima, svi, dakle, i tada, odmah, u toku, u, na, za, od, kod, iz, s, pri, k, o, iako, premda, mada, s kartama pred sobom, s kartama u ruci, u dijeljenju su, u igri su, tim redom
deal-dealer = dealer*, diler*, djelitelj*, krupje*, djeliteljica, delitelj*
deal-card = karta, kartu, karte, karata, kartama, kartom, karti, kartica
deal-own-card = svoju kartu, njegova karta
deal-hand = u ruci, ruci, ruku, u ruku, na ruci, u rukama
deal-deal = dijeli*, dijeljen*, podijeli*, podijelj*, djeljen*, podjel*, dijelj*, djeli, djelio, razdijel*, deli, delio, podeli*
deal-of-the-deal = u dijeljenju, iz dijeljenja, podijeljena karta, s vrha špila, sa vrha špila, dijeljenja, u podjeli, podjele
deal-deck = špil*, spil*, špilu, špila, deck*, paket*
deal-burn = spaljen*, spali*, spaljiv*, burn*, paljen*, spalio, spalila, zapali*, gori
deal-no-burn = bez spaljivanja, nije spalio, nije spalila, zaboravio spaliti, zaboravila spaliti, bez spaljene karte, bez burna, nije spaljena, zaboravio na burn, preskočio spaljivanje, zaboravio spalit, nije bilo spaljivanja, bez spaljene, nije spaljeno, bez burn karte, nije burnao, ne spali, nije bilo burna, bez paljenja, zaboravio burn, nije spalio kartu, a nije spalio kartu
deal-two-burns = dvije spaljene, spalio dvije karte, spalio dvije, dvaput spalio, spalio dvaput, dva burna, dva puta spalio, spalio dva puta, spalio 2 karte, spali dvije karte, dvostruko spaljivanje
deal-joker = joker*, džoker*, dzoker*
deal-boxed = boxed, okrenuta u špilu, okrenute u špilu, okrenuta karta u špilu, naopako u špilu, licem gore u špilu, preokrenuta u špilu, obrnuta u špilu, naopako okrenuta, naopako okrenutu, naopako, naopaka, naopake, naopaku, preokrenuta, preokrenutu, preokrenute, preokrenutih, obrnuta, obrnute
deal-shuffle = miješa*, mijesa*, promiješa*, promijesa*, miješanj*, izmiješa*, mješanj*, meša*
deal-not-shuffled = bez miješanja, nije promiješao, nije promiješala, nije promiješan, nije miješao, nepromiješan*, zaboravio promiješati, zaboravio miješati, nije izmiješan, nije izmiješao, nije bio promiješan, nisu promiješane, nije promijesao, zaboravila promiješati, nije promijesan, preskočio miješanje, nije se miješalo
deal-cut = presijec*, presjek*, presjeca*, prerez*, rezanj*, dizanj*, presiječ*, cut, presjeć*
deal-not-cut = bez presijecanja, nije presjekao, nije presječen, nije presjekla, nije prerezao, nije prerezan, zaboravio presjeći, bez presijecanja špila, nepresječen*, nije podignut, bez rezanja, zaboravio prerezati, nije bio presječen, nije presijecao, nije bio prerezan, bez cuta, nije presjecen, zaboravila presjeći, bez dizanja
deal-expose = okrene, okrenuo, okrenula, okreće, otkrije, otkrio, otkrila, pokaže, pokazao, pokazala, pokaze, otvori, otvorio, otvorila, izloži, preokrene, preokrenuo, okrenuli
deal-opened = se okrenula, okrenula se, se otkrila, otkrila se, bila otkrivena, je otkrivena, otkrivena, otkrivenu, otkrivene, vidjela se, se vidjela, vidi se, svi su vidjeli, svi vidjeli, vidljiva, vidjeli, se okrene, okrene se, okrenuta, okrenutu, okrenute, otvorena, izložena, izloženu, se otvorila, otvorila se, bila okrenuta, se preokrenula, preokrenula se, viđena, se vidi, okrenule se, se okrenule, otkrivenih, vidio cijeli stol, bljesnula, bljesne, bljesnulo, bljesnuo, prevrnula se, se prevrnula, provirila, se pokazala, pokazala se, bila je vidljiva
deal-face-up = licem gore, licem prema gore, otvoreno, licem okrenutim gore, otvorenu
deal-face-down = licem dolje, licem prema dolje, zatvoreno, pokriveno
deal-skip = presko*, zaobi*, izostav*, zaborav*, propust*, ispust*, preskač*
deal-empty-seat = prazno mjesto, praznom mjestu, prazna stolica, praznu stolicu, prazno sjedalo, praznoj stolici, na prazno mjesto, prazno mesto, praznog mjesta, slobodno mjesto, gdje nitko ne sjedi, gdje nema nikoga
deal-wrong = krivo, krivom, krivi, pogrešno, pogrešnom, pogrešan, krivome, na krivom mjestu, na pogrešnom mjestu, pogrešnoj, na krivo mjesto, drugom, krivog, pogresno, pogresnom
deal-instead = umjesto, mjesto njega, umesto
deal-in-a-row = dvije zaredom, dvije karte zaredom, zaredom, odjednom dvije, dvije odjednom, dvije karte odjednom, jednu za drugom, dvije za redom, za redom, dvije karte za redom, odmah dvije
deal-get = dobi*, dobio, dobila, dobije, dao, dala, daje, da je dao, otišla, otišao, ide, ode, došla, došao, dođe, doso, izašao, izašla, izađe, bacio, baca, bacila, poslao, stavio, stavi, stavila, izbacio, izbaci, položio, polaže, stigla, stigao, dali, stavljen*, završila kod, isao, išla, dodijelio, gurnuo, leže, leži, otišla na, otišao na, ode na, otišlo na
deal-find = ima, imao, imala, našao, našla, nađe, drži, držao, vidi, vidio, vidjela, primijeti*, primjeti*, primijetio, otkrio da, otkriva, pogleda, pogledao, shvati, shvatio, shvatila, pronađ*, pronaš*, pojavi*, pojavio se, pojavila se, se pojavi, nalazi, nalazi se, našli, našli smo, imamo, nema dovoljno, broji, nabroj*, izbroj*, postoji, nade, nasao, imaju, je našao, bio je u
deal-report = prijavi*, javi*, upozori*, kaže da ima, rekao da ima, javlja, dojavi*
deal-too-many = previše, previse, viška, višak, viska, više, jednu viška, dodatn*, suvišn*, jednu više, ekstra, suvisn*
deal-too-few = nedostaje, fali, manjka, manje, jednu manje, premalo, jedna manje, nedostajala, falila, nedostaju, manjak, fale
deal-only = samo, tek, jedino
deal-twice = dvaput, dva puta, ista, istu, iste, dvije iste, isti, još jedna, još jedan, duplikat, dupla, duplu, jednake, druga ista, dvije jednake, dva ista, dvostruk*, još jednog, još jednu
deal-foreign = iz drugog špila, iz drugog spila, s drugom poleđinom, druge poleđine, drugačije poleđine, strana karta, drugom bojom poleđine, iz krivog špila, tuđa, s drugačijom poleđinom, iz tuđeg špila, drugačijom poleđinom
deal-marked = označen*, obilježen*, savijen*, markiran*, oznacen*, zarezan*, presavijen*
deal-flawed = tvornički neispravn*, tvorničkom greškom, neispravn*, krivo otisnut*, s greškom
deal-damaged = oštećen*, ostecen*, poderan*, istrošen*, potrgan*
deal-flop = flop*
deal-turn = turn*, tern*
deal-river = river*
deal-board = board*, na stol, na stolu, ploč*
deal-not = nije, ne, nisu, nema, bez, nitko, ništa, nijedn*, nikad, ni, nikakv*, nista
deal-before = prije, pred, prije nego, prije nego što, prije nego je, ranije nego, prije no što, ispred
deal-too-soon = prerano, preuranjen*, prije vremena, prebrzo, ranije, prije kraja kruga, prije kraja runde, dok još traje klađenje, prije kraja klađenja, prije kraja ulaganja
deal-act = igrao, odigrao, igra, odigra, odlučio, odluči, na redu, došao na red, reagirao, reagira, djelovao, odgovorio, odigrali, završili, završio, platio, stigao odigrati, odigrala, reći, rekao
deal-drop = ispusti*, ispusti, ispustio, ispala, pala, pao, padne, pada, odletjela, odletio, sletjela, skliznula, ispustila, bacio slučajno, odleti, izletjela, srušio, srušila, ispadne mu
deal-off-the-table = na pod, sa stola, na podu, ispod stola, pod stol, na tlo, van stola, sa stola na pod, sa stolice, s stola, na zemlju, preko ruba stola
deal-on-the-table = na stol licem gore, na čoju, na sukno
deal-ask = traži, trazi, tražio, tražila, zatraži*, zatrazi*, pita, želi, zeli, moli, zahtijeva, hoće, htio, želio, želi vidjeti, hoće vidjeti, traži da vidi, hoce, zahtjeva
deal-new = novi, novog, novu, nove, drugi, drugog, drugačiji, svježi, zamjenu, zamijeniti, promijeniti, promjenu, promjena, svjež
deal-sit = sjeda, sjeo, sjela, mijenja se, zamijeni*, zamjenjuje, dolazi, preuzima, promijenio se, smijenjen, smjenjuje, smijenio, promijenjen
deal-button = gumb*, button*, dugme*, buton*, dealer button*
deal-due = treba biti, trebao biti, trebao bi biti, treba bit, trebalo biti, trebao bi, pripada, mora biti, mjesto mu je, trebalo bi biti, trebao je biti, bi trebao biti, bi trebalo biti, trebao bit, pripadao, bi morao biti, treba stajati, trebao stajati
deal-draw = izvlač*, izvlac*, izvuk*, vuče, vuku, vukli, ždrijeb*, izvučen*, zdrijeb*, izvlačenje, vukao, izvlače
deal-next-hand = sljedeća ruka, iduća ruka, nova ruka, sljedeće dijeljenje, slijedi nova ruka, novo dijeljenje, slijedeća ruka, iduće dijeljenje, sljedeca ruka, kreće sljedeća ruka, kreće nova ruka
deal-out = ispao s turnira, ispada s turnira, ispao iz turnira, ispao, ispada, eliminiran*, izbačen*, bustao, bustala, busta, izletio, završio turnir, otpao, ispadne, izbacili
deal-next-level = sljedeći level, novi level, sljedeća razina, rastu blindovi, nova razina, diže se level, podizanje razine, sljedeća runda blindova
deal-begin = počeo, počela, počne, počinje, započe*, krenuo, krenula, krene, poceo, kreće
deal-dealers-fault = greška dealera, greškom dealera, dealerova greška, dealerovom greškom, krupjeova greška, greška djelitelja, greškom djelitelja, djeliteljeva greška
deal-my = moja, moju, moje, mojoj
ordinal-1 = prva, prvu, prve, prvi, prvoj, prvom, prvog
ordinal-2 = druga, drugu, druge, drugoj, drugi, drugog
ordinal-3 = treća, treću, treće, trećoj, treca, trecu, treći, trećeg
ordinal-4 = četvrta, četvrtu, četvrte, cetvrta
ordinal-5 = peta, petu, pete
ordinal-6 = šesta, šestu, sesta
ordinal-7 = sedma, sedmu
ordinal-8 = osma, osmu
ordinal-9 = deveta, devetu
ordinal-10 = deseta, desetu
ordinal-ending = a, u, ta, tu, oj
