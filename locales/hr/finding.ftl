# Riječi po kojima se razumije koje pravilo netko traži, po značenju. Pravila vidi u engleskoj datoteci.

out-of-turn = preko reda, prije reda, nije bio na redu, izvan reda, pozuri*, prije nego sto je, prije mene,
    ispred mene, još nije bio, još razmišlja*, preduhitri*, prerano, nije čekao, prije nego
skipped = zaobis*, preskoč*, nije me čekao, nisu me pitali, prešli preko mene, zaboravili me, nisam došao na red
whose-turn = tko je na redu, ciji je red, redoslijed*, tko govori, na potezu, na redu, moj red, tko ide prvi,
    tko prvi govori, čekati dvojicu
one-chip = jedan cip, jednim cipom, veliki cip, samo jedan, jedan zeton, velikim cipom, jedan veliki, jedan žet*,
    jednim čip*, veći čip*, veliki čip*, jednu tisuću, jednu petisuć*, ubacio jedan, bacio jedan, jedan crni,
    jedan žuti, jedan ljubičast*, čip od tisuć*, čip od pet
several-chips = dva cipa, vise cipova, nekoliko cipova, tri cipa, par cipova, dvama cip*, hrpa cipova, s dva,
    cetiri od, tri od, dva od, dva komada, tri komada, sitnim, dva čip*, dva žet*, više čip*, nekoliko čip*, tri čip*,
    dvije tisuć*, dva crna, tri stotice, četiri stotice, šaka čip*, šaku čip*, sitnima, jedan ne bi bio dovoljan,
    bez jednog, tri petsto*, mješavin*
silent = nista nije rek*, suti*, bez najav*, nije rekao, nije najav*, nista ne govor*, nista rekao, ne kaze, šuti,
    šutio, tiho, bez riječ*, ne kaže ništa, ništa ne kaž*, bez objav*, nije objav*, muči
say = rek*, najav*, izjav*, verbaln*, kaz*, objav*, govor*, usmen*, kaže, kaza*, naglas, promrmlja*
too-late-said = naknadno, prekasno, tek onda, kasnije, nakon sto, poslije rek*, tek nakon
raise = diz*, dig*, dignu*, podig*, podiz*, podiže, diže, diza*, rejz*, raise*, reraise*, 3bet*, 4bet*, povis*,
    poveća*, minrejz*
bet = ulog*, bet, beta, betu, ulaz*, ulaga*, uloz*, ubaci, betat, betati, ulo*, uloži*, ulaže*, beta*, bet*, stavi*,
    stavlja*, otvara s, otvorio s, kladi*
call = prat*, platit*, kol*, platit, za platit, plati*, call*, kola*, prati*, izjednač*, calla*, callao
check = checka*, check*, ček*, kuca*, pokuca*, lupnu*, tapn*, tapka*, čeknu*, čekira*, dalje
fold = baci* karte, baci* ruku, odbac*, foldao, bacio kart*, baca kart*, fold*, folda*, odbaci*, odustao, odustaj*,
    bacanje karata, bacio svoje
all-in = sve u, sve je stav*, all in*, allin*, olin*, ol in*, sve unutra, cijeli stack*, gurnuo sve, shov*,
    sve što ima, stavio sve, ide sa svime
short-all-in = kratki all in, nepotpun* rais*, nepotpun*, mali all in, manji all in, premali all in, kraci, nepuni,
    kratki, kratki olin, za malo vise, malo vise, zadnje čip*, za dlaku, ne dostaje za rejz, nije dovoljno za rejz,
    dva kratka, manje od rejza, sitno više, ostatak čip*
reopen = ponovo podi*, opet raise, moze opet, smijem opet, ponovo otvara, reraisea*, jos diz*, mogu li jos,
    smijem li diz*, opet diz*, opet dić*, ponovno dig*, mogu li dignuti, mogu li opet, smijem li rejz*,
    već sam odigrao, već igrao, samo call, samo platiti, ponovno otvara, otvara li, zatvoren*, opet rejzati
min-raise = minimaln* rais*, min raise, minraise, najmanj*, premali raise, minimalni, minimum, barem, najmanje,
    minimaln*, min rejz*, koliko najmanje, barem koliko, premali rejz, mali rejz, koliko mora biti, diler traži više,
    najmanji rejz, rejzo premalo, premalo
max-raise = maksimaln*, najvec*, koliko mogu, maksimum, najvise, prevelik*, koliko najviše, gornja granica,
    više nego smije, granica
half = polovic*, 50 posto, 50%, pedeset*, vise od pola, pola, pol, manje od pola, polovina
between-call-raise = vise od calla, manje od rais*, dopuni*, nedovoljno za raise, izmedju, izmedu, call ili raise,
    kol ili rejz, rejz ili kol, jel to call, je li to rejz, je li rejz, nije rejz, mora dopuniti, dopuniti do,
    između call, više od call*, ni call ni raise, dopunit na
two-motions = dva pokreta, u vise navrata, vratio se po, iz dva, u dva, posegnuo ponovo, dva navrata, pa dodao,
    pa jos, u dva pokreta, u dva navrata, iz dva puta, na dva puta, u dijelovima, hrpicu po hrpicu, malo po malo,
    vratio se u stack, posegnu* ponovno, dodao još, još jednom dodao, pa onda još, postupno, tri puta, dodaje hrpic*
undercall = nedovoljn*, kratki call, undercall, manji call, nepotpun call, manje od, premal*, samo blind, nedostaj*,
    stavio manje, ubacio manje, manje nego, fali, falilo*, manjka*, premali call, dopuniti call, mora dopuniti call,
    platio manje, premalo čip*
misheard = nisam vidio, nisam cuo, nije primijet*, nije znao, pogresno shvat*, krivo razum*, nisam znao, nisam skuzio,
    nije skuzio, nije čuo, nije vidio, nije primijetio, mislio*, mislila, nije shvatio, krivo čuo, nije gledao,
    nije pazio, promaklo, misleći
wrong-amount-said = krivo izbroj*, krivi iznos, dealer rekao, pogresan iznos, krivo rekao, ispalo, pogresno izbroj*,
    djelitelj rekao, zapravo ima*, zbroji*, poslije na*, diler rekao, krivo reka*, krivi broj, imao je više,
    najavio manje, u stvari, netočan iznos
how-much = brojanj*, iznos*, prebroj*
pot-size = koliko je u potu, velicina pota, koliko je u banku, prebroj* pot, iznos pota, koliki je pot, izbrojati pot,
    krivo rekao pot, koliko ima u potu
pot-limit = plo, omaha
no-limit = nolimit, bez limit*, neogranic*
limit = fixed limit*
cap = koliko rais*, cetvrti raise, broj rais*, tri raisea, cap, koliko puta, peti raise
heads-up = heads up, dva igraca, headsup, dvoje, samo dvojica, heads up*, hedsap*, jedan na jedan, ostali dvojica,
    ostalo nas dvoje
if-then = ako ti, ako podig*, uvjetn*, ako check*, ako das, ako ides, ako beta*, ako staviš, ako on calla, koliko god,
    uvjet*, unaprijed, ako digneš, ako podigne, ako plati, ako on
ambiguous = dvosmislen*, nejasn*, pet stot*, sleng*, vise znac*, neodreden*, nije jasno, dva načina, sto ili tisuć*,
    tisuću ili sto, rekao pet, rekao dva, rekao jedan, što je mislio, može biti, što vrijedi, shvatiti na, dvojb*
change = sitno, usitn*, povrat, vrati razlik*, kusur, razmijen*, ostatak, usitni*, vrati ostatak, da mu vrate,
    vratiti razliku
overbet = vise nego treba
take-back = vratio, uzeti natrag, predomisl*, povuc*, natrag, povući, vratiti, poništi*, opozva*,
    promijeni* mišljenje, vraća nazad, nazad
prior-chips = vec ulozen*, raniji cip*, prethodn* cip*, vec ispred, prethodni ulog, zamijen*, stari cipovi, imao vani,
    već vani, povukao natrag, povukao blind, uz blind, prethodn*, ranije stavlj*, dodao na
hidden = skriven*, sakriven*, pod rukom, iza karata, dzep*, nasao jos, ispod karata, sakrio, jos cip*, zaboravlj*,
    nije se vidjel*, sakri*, skriva*, iza čaše, nije se vidje*, nevidljiv*, pokriv*, imao još, izvukao još,
    nije bilo vidljivo
splash = u pot, razbac*, u sredinu, rasuo, bacio u, ravno u, rasip*, razb*, bacio u pot, direktno u pot, razba*,
    prosip*, ne vidi se koliko, pomiješao s potom, izravno u pot
straddle = treci blind, dupli blind
in-the-dark = bez gledanj*, ne gledajuci
ante = antes
forgot = nije stavio, nije platio, nije ulozio
absent = odsutan*, nije za stolom, odsutn*, wc, pusi*
substantial = znacajn*, bitna akcija, supstanc*, vec dvoj*, vec troj*, vec su dva, postupil*, dvojica odigral*,
    bitna akcij*, trojica bacil*, dovoljno akcij*, znatna
misdeal = misdeal, krivo dijelj*, pogresno dijelj*, ponovno dijel*, krivo podijel*, misdeal*, nevažeće dijelj*,
    ispočetka, ponoviti dijelj*, podijelio praznom, loše podijel*
action-free-fold = nitko nije ulozio, nije bilo ulog*, foldao besplatno, umjesto check*, mogao je check*
uncalled = neplacen*, nitko nije call*, nitko nije platio, vraca se
dealer = djelitel*
dealer-error = dealer uzeo, greska dealer*, djelitelj uzeo, dealer bacio, dealer pokupio, dealer povukao,
    greška dilera, diler pogriješ*, diler bacio, diler uzeo, diler povukao, diler mi je, krupje*, zbog dilera,
    diler pokupi*
unprotected = nezasticen*, zastit*, nije zastit*, stitnik*, bez zastit*, nije zaštiti*, bez zaštite, ništa na kartama,
    bez čipa na, uzeo mi karte, pokupio mi, povukao mi karte, još sam igrao, dok sam razmišlj*, uzeo mi ih
muck = odbacen*, gomile, maka, makno, muck*, bačene, bačenih, među bačen*, maknuo kart*, hrp* odbač*
retrieve = dobiti natrag, vratiti kart*, vrati ruku, vraca ruku, natrag kart*, vratiti ruku, povratak, vratiti karte,
    karte natrag, natrag karte, izvući iz, vaditi iz, vrate mi, spasiti ruku, spasit, izvuć*
dead-hand = mrtva ruka, mrtve kart*, mrtv*, ruka mrtva, pokazo, umrl*, je li mrtva, nevažeća ruka, van igre,
    ubijen* ruk*, izgubi ruku, pomiješale se, mrtav
live = ziva ruka, zive karte, jos ziva, ziva, živ*, je li živa, još živ*, ruka živa, ostaje u igri
push-forward = prema dealer*, naprijed, prema dileru, preko linije, preko crte, gurnuo karte, pomaknuo karte,
    gurnuo naprijed
face-up = okrenu*, otvoren*, okrenut*, otkri*, okren*, okreć*, preokren*, licem gore, licem prema gore, otkriven*,
    izložen*, polegnu*, otkrio, položio otvor*
show = pokazu*, pokaziv*, pokaza*, pokaži*, pokazuje, bljesnu*, dao vidje*, prikaz*, pokazivan*
show-first = tko pokazuje, tko prvi, prvi pokaz*, redoslijed pokaz*, zadnji agres*, tko mora, posljednji agres*,
    tko otvara, ti si prvi, tko prvi pokazuje, tko prvi otvara, tko mora prvi, ne želi pokazati, neće pokazati,
    nitko ne želi, tko otvara karte, moram li prvi, tko prvi pokazu*
showdown = pokazivanj*
see-hand = zelim vidjeti, mogu li vidjeti, vidjeti kart*, trazi da, pravo vidjeti, pogledati, pokaži mi, tražiti da,
    neka pokaže, platio sam da vidim, vidjeti karte, vidjet, tražim da pokaž*
show-one-all = pokazao susjedu, susjed*, pokazao jednom, pokraj, svima pokaz*, pokaži svima, samo jednom,
    i ja želim vidjeti, susjedu pokaz*, svi vide*, pokazao curi, pokazao samo
one-card = jednu kart*, samo jednu, jedna karta
both-cards = obje kart*, obe kart*, sve karte
board-plays = igra board, igra stol, zajednick* kart*, stol igra, board igra, igram board, igra stol*, ploča,
    pet na stolu, pet na bordu, board najbolj*
split = split*, nerijesen*, chop*, dijeli se, podjel*, podijeli*, na pola, pola pola, dijelimo, dijeljen* pot
odd-chip = neparn* cip, preostal*, zadnji cip, nedjelj*, odd chip, visak cip*, nedjeljiv, neparn* čip*, višak,
    preostal* čip*, ne dijeli se, nedjeljiv*, ostaje jedan, tko dobiva višak, ne da se prepolov*, ostatak čipa,
    jedan viška, neparni
side-pot = sporedn* pot*, glavn* pot*, sporedn*, glavni bank, glavni, tko sta, tko sto, jednu gomilu,
    vise nego sto je, ostatak od, sporedni pot, glavni pot, side pot*, sajdpot*, bočn*, više potova, tko dobiva koji,
    tri olina, različiti iznosi, kratki može dobiti, glavni uzeo
disputed = spor*, zalb*, sljedec* ruk*, krivo isplac*, sporan, prosla ruka, krivom igraču, dali krivom, već isplać*,
    iduća ruka, prošli pot, reklamir*, sporn*, već se dijeli, prošlu ruku
kill-winner = pobjednick* ruk*, dobitn* ruk*, pobjednick* kart*, nema na stolu, najbolju kombinac*, pobjednic*,
    pobjedničke karte, bacio pobjedn*, uklonio pobjedn*, najbolja ruka bačen*, pokazana pobjedn*,
    svi su vidjeli najbolj*, trebala dobiti
last-left = svi bacili, svi fold*, zadnji igrac, bez pokaz*, ostao sam, posljednji, svi muck*, svi su bacili,
    ostali bacili, ostao jedini, moram li pokazati, bez pokazivanja, svi foldali, da uzmem pot, moram li ja otkri*
cards-speak = karte govore, karte govor*, pogresno proci*, krivo najav*, procita*, krivo rek*, nije vidio da,
    karte odlučuju, krivo pročita*, nije vidio da ima, krivo najavio ruku, rekao boja a, rekao flush,
    pogrešno rekao ruku, previdio, mislio da je izgubio, nije skužio skalu
nuts = nuts*, najbolja moguca, nepobjediv*, najjaca, najbolju, ne moze izgub*, nepobjed*
soft-play = soft play*, mekana igra, dogovor*, stedi*, namjesta*, tim*, cimer*, braća, brat, mu i žena, bračni,
    frend*, kompa*, signal*, znakov*, prebacuje čip*, prebaci* čip*, daje mu čip*, pušta ga, puštaju,
    nikad se ne dižu, štede se, čuva*, protiv trećeg, chip dump*, tajn*, unaprijed dogovor*, namješt*
slow-roll = slow roll*, sporo pokaz*, odugovl*, polako, zafrkav*, dugo pokaz*, glumi, uzdis*, pauz*, dramatic*,
    slowroll*, sporo pokazu*, sporo otkriva, znao da je dobio, pustio me da se veselim, glumi*, glumata*,
    pravio se da gubi, zavlači* s pokaz*, odugovlač* pokaz*, uzdisao pa, držao najjač*
rabbit = rabbit*, zec*, sto bi bilo, sto bi izaslo, znatizel*, što bi došlo, što bi palo, pokaži sljedeću kart*,
    koja bi došla, iz znatiželje, znatiželj*, otvoriti iduću, koja je bila sljedeća, da vidimo river
touched-muck = dotaknu*, dotak*, dodirnu*, podvuk*, skliznu*, jednim kutom, dotaknula muck, među tuđe, izmijesal*,
    pomijesal*
rank-of-hands = jace, skal*, boj*, flush*, full*, ful, poker*, tris, set, dva para, par, royal*, jačina ruku,
    redoslijed ruku, kombinacij*, skala
rank-of-cards = as, asa, kralj, najveca karta, redoslijed karata, najniza
suits = pik, srce, herc, karo, tref, herc*, tref*, srca, žir
deck = spil, joker, koliko karata, paket, spil karata
lowball = lowball, low, nisk*, lowball*, razz, najniža ruka, deuce to seven, badugi, eight or better, niska ruka
stud = bring in, sedam karata, stud*, bring in*, otvoren* kart*, sedma ulica, treća ulica, prisiln* ulog*, door kart*
amount-first = bez iznosa, nije rekao koliko, bez navo* iznosa, raise bez, rekao raise, rekao rejz, najavio rejz,
    samo rekao broj, rekao broj, za koliko ili na koliko, na koliko, za koliko, rekao dižem
binding = obvez*, vrijedi, vaze*, mora, vazi, racuna se
penalty = kazn*, upozor*, penal*, sankcij*, kazni*, kažnjav*, opomen*, upozoren*, izbac*, isklj*, zabran*,
    diskvalifi*, izletio, izbačen*, jednu rundu, dvije runde, runda vani, ponovlj*, drugi put, deset minuta,
    gubi čip*, sjedi vani, sankc*
floor-decides = floor*, direktor*, voditelj*
five-cards = najboljih pet, pet karata, vlastit* kart*
tie-break = kicker, ista ruka, oboje imaj*
all-in-face-up = all in okren*, okrenu* karte, all in i call*
who-blinds = tko stavlja, tko placa
dealer-says = diler trazi, diler kaze, dealer kaze, diler odbro*
straight-call-raise = call pa, platim i, i jos
checked-through = check check, svi check*, svi cek*
play-board = svih pet, na bordu
string-bet = posegn*, hrpu po hrpu, string bet*, stringbet*, string, postupn* ulo*, lagano dodaje
anything-call = sto god
deal = dijel*, dijeljenj*, djelil*
redeal = dijeli li se ponovno, opet dijel*, iznova
burn = pali se, paljenj*, spali*, spaljen*, bez spaljivanja, nije spalio, odložio kartu, paljen*, zaboravio spaliti,
    spalio dvije, žgana
board-too-soon = prerano otvor*, otvorio turn, otvorio river, prerano izbac*, izbacio turn, preuranjen*,
    prije vremena, prije nego su svi, nisu svi odigrali, otvorio prerano, rani turn, rani river, ulaganje nije završ*,
    prije završet*, izašao turn
four-instead-of-three = četiri karte na flop*, 4 karte na flop*, jednu previše na flop*, četvrta karta,
    četiri na flop*, stavio četiri, umjesto tri, jednu previše, jedna viška, četiri karte, odjednom četiri,
    kartu previše
same-card-twice = ista karta, dvaput ista, isti as, duplikat*, dvije iste kart*, ista na, dvostruka karta, imam istu,
    isti herc
other-back = druga poleđin*, poleđin*, leđa, označen* kart*, crvena leđa, plava leđa, iz drugog špila, tuđa karta,
    druge boje, druga leđa, stražnj*
deck-short = nedostaje karta, nepotpun* špil, 51 karta, 53 karte, neispravan špil, fali karta u špilu,
    nepotpun* špil*, neispravn* špil*, fali karta, pedeset jedn*, 51 karta*, loš špil*, oštećen* špil*
too-many-cards = tri karte u, previše karata, kartu više, karta viška, pet karata u omah*, ima tri karte, tri karte,
    dobio tri, više karata
too-few-cards = samo jedna karta, premalo karata, fali mi karta, dobio jednu, nedostaje mi karta, karta manje,
    nisam dobio drugu, manje karata
fell = pala, pale, palo, pao, na pod, na podu, odletje*, pod stol, ispod stola pala, ispustio, izletje*
dealer-flashed = otkrio pri, došla licem gore, pri dijeljenju okren*, bljesnul*, pri dijeljenju, kod dijeljenja,
    okrenula se pri, okrenula se, diler otkrio, diler okrenuo, prevrnula se, tijekom dijelj*, otkrivena pri
boxed = obrnut*, licem gore u špil*, okrenuta u špil*, okrenuta u špilu, naopako u špilu, naopačke,
    licem gore u špilu, boxed, krivo okren*
wrong-order = krivim redom, krivi red*, krivo mjesto, počeo od krivog, preskočio u dijeljen*, krivi redoslijed,
    krenuo od krivog, preskočio pri dijelj*, prvu kartu buttonu, krivo mjesto prvo, počeo dijeliti
button = kamo ide button, pomak* button*, dealer button, dugme, button*, baton*, gumb*, mrtvi button, batn*
wrong-place = nije pomaknut*, zaboravio pomaknut*, pogrešno mjesto, na krivom mjestu, krivo stoj*, nije pomak*,
    nisu pomak*, zaboravili pomak*, mjesto iza, mjesto naprijed, button krivo, ostao na istom
busted = ispadn*, otišao od stola, ispao*, ispad*, ispala iz, eliminir*, izletio iz
draw-for = viša karta, tko prvi ima button, prvi button, početni button, izvlačenje buttona, izvlač* za button,
    izvlačenj*, tko počinje na button*, visoka karta za, vuč* za button, tko je prvi diler
new-deck = novi špil*, promjen* špil*, nove karte, drugi špil, zamijen* karte, zamijen* špil, drugi špil*,
    zamijen* špil*, zamjen* karat*, druge karte, promjen* karat*, daj druge
new-dealer = novi diler*, drugog dilera, promjena dilera, promijen* diler*, zamijen* diler*, drugi diler*,
    zamjena diler*, novog dilera, smjena dilera
unlucky = peh*, nema sreće, gubim, gubi stalno, baksuz*, nemam sreće, nesretn*, ne idu mi karte, nikakve karte,
    satima ništa, stalno gubim, praznovjer*, loše karte, ništa ne dobivam
which-wins = tko dobiva, što dobiva, tuče, jača, jači, bolja ruka, što je više, tko je dobio, tko pobjeđuje,
    što pobjeđuje, koja ruka, što tuče, je li bolj*, jač*, čija je bolja, što je jače
kicker = kicker*, isti par, oba imaju, prateć* kart*, popratn*
ace-low = as nizak, as kao jed*, mali as, as može, kotač*, a2345, as najslab*, as kao jedan, as kao jedinica,
    najniži as, as najniž*, kotač, u krug, as najjač*, as visok*
suit-order = boje, pik*, karo*, redoslijed boja, boja važna
joker = koliko karata ima, 52 karte
no-bet-yet = bez uloga, besplatno, mogao check*, nitko nije betao, nije bilo uloga, nema beta, besplatno bacio,
    nema što platiti, umjesto checka, kad je mogao check*
one-more = iduća karta, došlo bi, ostatak karata, sljedeća karta
my-blind = propušten* blind*, tko stavlja blind, zaboravio blind, staviti blind, dužan blind
appeal = žali*, reklam*, prigovor*, osporit*, do kada, je li kasno, protest*, pritužb*, ne slažem, iznad, nadređen*,
    pismen*, promijeniti odluk*, zadnja riječ, konačn*, kome se, osporav*, glavni direktor
gave-wrong-player = krivom igrač*, pogrešnom igrač*, pot dobio kriv*, isplatio kriv*
protector = čip na kartama, ništa na njima, čuva karte, protektor*
swept = uzeo mi kart*, pokupio*, pomeo*, povukao mi kart*, uzeo kart*, pokupili, pokupio moje, uzeo moje,
    povukao moje, uzeo mi, zgrabio moje, skupio moje, odnio moje
think-fake = pravio se, vječnost, odugovlač*, dugo ček*
hand-spoken = krivo pročit*, rekao full, rekao da ima, tvrdi*, samo rekao, najavio ruku, verbalno najav*,
    nije pokazao, kaže da ima, rekao da je dobio
rest-back = vraća li se, ostatak natrag, imao više od, svi foldal*, neplaćen* dio, vraća se ostatak, višak natrag,
    razlika natrag, vraćaju mu, nepraćen*, što ostaje
action-order-street = nakon flopa, tko počinje, lijevo od button*, redoslijed ulaganja, tko govori prvi
looks-unfair = ljut*, smijali, nepošten*, namjerno, prevar*, trik*, namjern*, finta
two-left = ostali smo dvojica, nas dvojica, samo dvoje, zadnja dvojica
multiway = trojica u, nas troje, više igrača, iza njega još, još dvojica iza, četvorica
thinks = mislio da, mislila da, nije znao koliko, pojma nije, pretpostav*
without-asking = bez pitanja, nije pitao, nije pogledao, odmah call*
let-go = pustio*, prema djelitelj*
phone = mobitel*, telefon*, slušalic*, poruk*, tipka*, tablet*, sat pamet*, aplikacij*, glazb*, muzik*, zvoni*,
    zazvoni*, slika mobit*, snima*, video*, ekran*, solver*, javlja se, dopisuje
foreign-language = jezik*, engles*, rusk*, njemač*, mađars*, slovač*, hrvats*, španjol*, talijan*, francus*, poljs*,
    srps*, strani jezik, strano*, prevod*, prevede*, ne razumijem, kinesk*, slovensk*, albans*, turs*
talk-about-hand = priča*, razgovara*, komentir*, govori što je bacio, rekao što je bacio, otkriva što, odaje*, odao*,
    nagađa*, šapuć*, šapnu*, uzdahn*, imao sam ju, bacio sam, brblja*, raspravlja*, laprd*, tijekom ruke,
    nije više u ruci, već foldao, izlanuo, na glas, lupeta*
advice = savjet*, savjetu*, što da radim, kaže mu da plati, rekao mu da, pomaže mu odlu*, trener*, konzult*,
    jedan igrač jedna ruka, sugerir*, sugestij*, nagovara*, plati mu, baci to
spectator = gledatelj*, publik*, stoji iza, iza leđa, iza mene, sjedi iza, kibic*, posjetitelj*, žena mu, cura mu,
    moja cura, gleda preko ramena, promatra*, supruga*, djevojk*
smell-and-body = smrd*, vonja*, zaudar*, tušir*, higijen*, znoj*, podrigu*, prdi*, kašlj*, kiše*, šmrc*, boles*,
    zaraz*, bos*, pljuj*, prljav*, ne pere, kiha*, maska
drunk = pijan*, napit*, alkohol*, piv*, pije, zaspao, spava*, drogiran*, pripit*, pod utjecajem, mrtav pijan
insult = psuj*, psova*, psovk*, vrijeđa*, uvred*, uvrijed*, idiot*, kreten*, glupan*, viče, vikao, viču, urla*,
    dere se, prijet*, rasist*, nepristojn*, srednji prst, maltretir*, ruga*, ismijava*, kurv*, jeb*, mater, prost*,
    bezobraz*, vrijeđaju, proklinje, provocir*, vulgar*
violence = udari*, tučnjav*, tuku, potuk*, šamar*, gurnuo ga, bacio mu, bacio na, gađa*, gađao, napao*, napad*,
    fizičk*, pljunu*, zgrabio ga, zavitla*
cheat = vara*, označava*, ukrao, ukra*, krade, krađ*, lažn*, rukav*, virka*, zaviruj*, viri, gleda mu karte,
    gleda susjed*, savija*, obilježa*, mulja*
etiquette-habit = odugovla*, zavlač*, sporo igra, svaku ruku, živcira*, ometa*, smeta*, ponaša*, pristojn*, poštiva*,
    poštova*, kritizir*, drži predavanj*, podučava*, dira mi, dira tuđe, jede, hran*, masn*, bučn*, glasn*, pjeva*,
    pjevuš*, gnjavi*, dosađuj*
decision-fair = pošten*, pravedn*, zdrav razum, duh pravila, slovo pravila, slovu, iznimk*, procjen*, floor odluči*,
    odluk*, odluči*, odlučuje*, protiv pravila, može odlučiti drukč*, tko odluč*
rules-apply = pravilnik*, koja pravila, vrijede li, gdje piše, kućna pravila, nema u pravil*, čemu služ*, svrha,
    opseg, tda, po kojim, lokalna pravila, odnos* se, primjenj*
duties = dužnos*, dužan*, obavez*, odgovor*, očekuj*, paziti, pratiti, znati pravil*, upozori*, moram li reći,
    trebam li reći, javiti, zadać*, ako vidi grešk*
identity = osobna iskazn*, osobna, dokument*, putovnic*, vozačk*, identitet*, ime, imenom, nadim*, kapuljač*, naočal*,
    kapa, lice, maloljet*, punoljet*, 18, osamnaest, dob, pod drugim imen*
terminology = izraz*, termin*, službene riječi, igram, idem, gas, ajde, unutra sam, šaljem, vrijedi li riječ,
    koje riječi, priznaj* riječ*, kaže idem
leaves-table = otiš*, odlaz*, ode, odlazi, otić*, ustao*, ustati, ustane, digao se, zahod*, pušit*, cigaret*,
    napusti*, odmakn*, nije na mjestu, do šanka, odšet*, otrča*, okrenut leđima, odlaska*
friend = prijo, drug*, ekip*, kolegic*, prijatelj*, koleg*
count-chips = koliko ima, koliko čip*, izbroj*, brojanje čip*, broj čip*, točan broj, koliko mu je ostal*
colour-chip = crven*, plav*, crni, crnu, crna, crnih, zelen*, žut*, bijel*, ljubičast*, roz*, naranč*
one = jedan, jedna, jednog, jednim, jedini
two = dva, dvije, dvojic*, obojic*, oboje, oba, obje, dvaput, dvostruk*, dupl*
three = tri, trojic*, troje, treći, treća, trećeg, triput
four = četiri, četvor*, četvrt*
five = pet, peti, peta, petu, petor*
last-one = zadnj*, posljednj*, na kraju, kraj
bigger = veći*, veća, veću, više, viš*, velik*
smaller = niž*, mali, malo, malu, manj*
same = ista, isti, istu, iste, identič*, isto, jednak*
throw = bac*, baci*, hitnu*, zafrlj*
push = gur*, pogur*, klizn*, gurnu*
take = uze*, uzeo*, uzima*, pokupi*, skup*, zgrab*
mix = miješ*, izmiješ*, zajedno, skupa, pomiješ*
win = pobije*, pobjed*, dobi*, osvoji*, dobitn*, dobio
lose = gub*, izgub*, gubitn*, izgubi*
pay = plat*, plaća*, dug*, dugu*
money = novac*, novc*, keš*, gotovin*, nagrad*, eur*, isplat*, povrat novc*, lov*
seat = mjest*, stolic*, sjed*, sjedi*, sjesti*
felt = stol*, stol, čoj*, filc*
think = razmišlja*, razmislj*, misli, dvoum*, premišlja*
notice-late = primije*, skuž*, shvati*, otkri* se, vidje* da, saznal*
accident = greškom, grešk*, nehot*, zabun*, pogriješ*, nenamjer*, slučajn*
preflop = prije flopa, preflop*, preflop
clock-call = zvati clock, clock, traži vrijeme, pozvao vrijeme, shot clock, timebank*, trideset sekund*, odbroj*,
    koliko vremena, koliko dugo može, isteklo vrijeme, sat, predugo
move-table = razbij* stol*, razbijanj*, raspušta*, premješta*, premješ*, premjest*, drugi stol, novi stol, balansir*,
    izjednač* stol*, tko se seli, seli, preseljen*, prebač*
enters-blinds = između buttona i, novi igrač, sjeda, čekati blind*, čeka veliki, dobiva karte odmah, dolazi na,
    prva ruka za stol*, uključ*, priključ*
dodge = izbjeg*, izbjegava*, preskače blind*, izvlači se
missed-blinds = propušt* blind*, propušt*, nadoknad*, mrtvi blind, duguje blind*, oba blinda
absent-player = odsut*, nije doš*, prazno mjest*, praznoj stolic*, blindaj*, skidaj* blind*, još nije doš*, kasni*,
    nema ga, nije se pojavi*, nakon pauze
pause = stank*
level-up = level*, nivo*, razin*, blindovi rast*, blindovi idu, dižu se blind*, novi level, viši blind*, koji level
bubble = bubble, buba, ruka po ruk*, u novcu, ispali istovrem*, istovrem*, plasman*, tko je viši, itm,
    u istoj ruci ispa*, balončić, mjehur*
registration = registrac*, prijav*, kasna prijav*, buy in*, buyin*, ulaznic*, rebuy*, dokup*, reentry, re entry,
    addon*, add on*, nadopun*, ponovni ulaz*, satelit*, kotizac*
colorup = color up, zamjen* čip*, mijenja* čip*, chip race, sitni čip*, povlač* čip*, izbac* male čip*, promjen* čip*
chips-out-of-sight = u džep*, u džepu, miče čip* sa, sklanja*, nosi čip*, u ruci čip*, vidljiv*, veliki čip* naprijed,
    vrećic*, makn* sa stola, skinuo sa stola
deal-chop = dogovor o nagrad*, dogovoriti se, icm, podijeliti nagrad*, podjela nagrad*, chop, uzeti blindove nat*,
    deal na fin*, dilanje
rake = rake*, rejk*, proviz*, naknad*, po satu, na pola sata, satnic*, napojnic*, jackpot*, postot*
table-stakes = novčanik*, posud*, dodati novac, usred ruke, nadoplat*, table stakes, izvadio novac, dokupiti usred
seat-change = promijen* mjest*, promjena mjest*, zamjena mjest*, drugo mjest*, presjes*, krivo mjest*,
    na krivom mjest*, na tuđe mjest*, ždrijeb*, izvlač*, nasumič*, rezerv*, čuva mjesto, birati mjest*, glavna igra
end-of-day = kraj dana, na kraju dana, zadnje ruke, drugi dan, day 2, sutra, nastav*, pakiranje čip*
cancelled = otkaz*, nestan* struj*, požar*, evaku*, prekin*, obustav*
camera = kamer*, televiz*, prijenos*, stream*, tv stol
disability = invalid*, kolica, kolicima, slijep*, gluh*, posebne potreb*, slomljen*, asistent*, zdravstv*, liječn*
equipment = oprem*, tuđi čip, čip iz drugog, vlastite karte, vlastiti čip*, suvenir*, oštećen* čip*, iz drugog turnir*
final-table = final*, finalni stol, devet igrač*, deset igrač*, zadnji stol, koliko igrača
face-down = licem dolje, licem prema dolje, bez otkrivanja, licem dole
pot = pot*, pota, bank*
cards = kart*, karata, ruk*
winner = dobitnik*
instead = umjesto
wait = pričeka*
touch = dir*, dota*, taknu*
mid-hand = s kartama, još u ruci, ima karte, drži karte, dok ruka traje
time = vrijeme, vremena, minut*, sata, sati, dan, dana, večer*, tjed*
new = novi, nova, novo, novu, novog
old = stari, prijašnj*
empty = prazn*
other = drugi, drugog, tuđ*
play = igra, igru, igre, igri, igrati, igraju
rules = pravil*
order = redom
full = cijel*, pun*, potpun*
enough = dovoljn*, dosta
how-many = kolik*, broj
under-behind = ispod, iza, pod, straga
in-front = ispred, pred
middle = sredin*
speak = govoriti, riječ*
correct = točn*, ispravn*, pravi iznos
wrong = kriv*, pogrešn*
allowed = mogu li, smijem, smije, dopušten*, dozvolj*
must = moram, treba
counts = ne vrijedi, računa*
hundred-thousand = sto, stotic*, tisuć*, petsto*, tisuca
stack = stack*, hrp*
next-one = idući, iduća, sljedeć*, nakon toga
begin = počn*, poče*, kren*, početak
stop = gotov*, završ*, zaustav*
own = svoj*, vlastit*, sam, sami
together = međusobno, jedan drug*
every = svak*, svi, svim*, svatko
nobody = nitko, nikog*, nijed*
round-orbit = krug*, rund*, ulic*
quick-slow = brz*, žur*
late-early = kasn*, ranij*
laugh-cry = smij*, smije se, šal*, vic*
hit-chips = lupa*, zvecka*
help = pomo*, pomaž*
give = dao, daje, dati, pruži*
come-back = vrati* se, vratio*, došao natrag
suit-decides = boja odluč*, jača boja
read = čita*, knjig*, novin*
everybody-waits = čekamo ga, svi čekaju njega, ne reagira, ne igra
negotiate = slaž*, pristan*
why = zašto, zbog čega, razlog
who-gets = čiji, čije, kome
blinds = mali blind, veliki blind
street-first = otvor*, utg
