# Orð sem fólk notar til að segja frá því sem gerðist við borðið, eftir merkingu. Reglurnar standa í ensku skránni.

## Tengiorð

kept = bíður, sína
filler = er, var, eru, voru, vera, verið, verid, hefur, hafði, hafi, höfðu, á borðinu, í, við borð, við, vid, fyrir, til,
    frá, um, úr, þessi, þetta, það, þar, hér, hérna, þá bara, bara, aðeins, einungis, nú, núna, svona, jæja þá, sem,
    hann er, sér, sitt, sinn, sín, sína, sínum, sínar, hans, hennar, honum, henni, þeim, þeir, þau, þeirra, mér, mig,
    hratt, hægt, strax, óvart, ovart, fyrir mistök, af slysni, utan raðar, á undan röð, á undan, úr röð,
    fyrir framan sig, alls, samtals, nákvæmlega, um það bil, borði, borðinu, leikur, spil er, spilað, spila, kr, krónur,
    krónu, króna, evrur, dollara, dollar, þegar, af því, því að, þó að, þótt, hvort sem, fer aftur í staflann, fer aftur,
    fer í, fer, fór, fara, kemur, kom, situr, sitjandi, snap, með einni hreyfingu, einni hreyfingu, tveimur hreyfingum,
    í tveimur hreyfingum, í einu lagi, sér í lagi, hreyfingu, hreyfingum, stafla, staflann, staflanum, beint, skýrt,
    hátt, upphátt, höndin, hönd, stig, þrep, upphæð, upphæðin, upphæðinni, þess, þess að, að auki, loks, allan, allt,
    alveg, enn, eru eftir, eftir í, gegn, í hendi, hans er, hver um sig, stykki, stk, lifandi, eitthvað, líka bara, hlið,
    hlið hans, nokkuð, ekkert annað, þann, þá, yfirleitt, fyrst, komið, ar, aði, ir, i, a, út í, útí, inn á,
    til viðbótar við, viðbót, í viðbót, í röð, næst, komið að, milli, á milli, millum, allur, virkilega, alveg þá, nákvæmlega þá, loksins, mjög, strax þá, gjöf, við blindana, leikmanna, sem er, þar sem, einmitt, eiginlega, þó, um leið, á sama tíma, þar að auki, í þetta sinn, hendin, spilið er
and = og, líka, auk, einnig, og líka, plús, plus
then = svo, síðan, sidan, því næst, þvínæst, eftir það, eftir þetta, en, seinna, þá svo, og þá, þar næst, en svo
that =, að, ad, hvort
not = ekki, aldrei, ei, engin, enginn hækkar, hvorki
nothing = ekkert, ekkert veðmál, ekkert til að kalla
nobody = enginn, engum, engan
question = hvað, hvad, hver, hvor, hverjir, hversu, hve, má, ma, mega, þarf, tharf, er þetta, er það, er þetta kall,
    gildir, hvernig, hvenær, af hverju, hvers, hvaða, hvada, hvern, hverjum, getur, telst, löglegt, rétt, á hann, á hún,
    á að, hvert, er í lagi, er hækkunin, ætti, skiptir, hvort er, stendur, kall eða hækkun
by = um það mikið, um sem nemur
to = upp í, uppí, í alls
worth = upp á, uppá
again = annað, aðra, annan, meira, aftur, til viðbótar, enn eitt, bætt við, aukalega
already = þegar búinn, búinn að, búin að, buinn ad, áður, adur, þegar búin, þegar búnir, nú þegar, búnir að, höfðu áður
before = allir á undan, fram að þessu
rather = nei, bíddu, biddu, nei bíddu, nei bíðið, afsakið, ég meina, eða réttara sagt, fyrirgefðu, meina, leiðrétti
or = eða, eda, annaðhvort, eða kannski, gæti verið, getur verið, gæti þýtt, getur þýtt

## Fólk

player = leikmaður*, leikmadur*, leikmenn, spilari*, maður, mann, maðurinn, madur, andstæðing*, gaur*, gæi, manna, menn, spilarar
he = hann, hún, hun, sá, sá sami, hinn
next-player = næsti maður, næsti leikmaður, næsti, næsti spilari, maðurinn við hliðina, sæti við hliðina, saeti vid hlidina, sætið við hliðina, leikmaðurinn við hliðina, sá næsti, maður við hliðina, næsti við hliðina, sá við hliðina, nágranni hans, sessunautur, maðurinn vinstra megin, næsta, næsta mann
first-player = fyrsti maður, fyrsti madur, fyrsti leikmaður, fyrsti, sá fyrsti, fyrsti til að gera, fyrsti spilari, sá sem byrjar
everyone = allir, allir hinir, allir aðrir, hinir, aðrir, öll, allir þrír, allir fjórir, allir foldar
both = báðir, badir, bæði tvö, þeir báðir
seat = sæti, saeti, sætið, sætis, stóll, seat, sæti númer, sæti nr
under-the-gun = utg*, under the gun
middle-position = mp, miðjusæti, miðstaða
lojack = lj, lojack*
hijack = hj, hijack*
cutoff = co, cutoff*, cut off*, skurðarsæti
button = btn*, button*, hnapp*, gjafarahnapp*, takkinn, takkanum, takka
small-blind = sb, litli blind*, litla blind*, small blind*, litli, litla, litlablind*, smáblind*, small
big-blind = bb, stóri blind*, stori blind*, stóra blind*, big blind*, stóri, stóra, stórablind*, big
blinds = blind*, blindir, blindurnar, blindar, blindarnir, blindirnir, báðir blindir, blindir eru
dealer = dealer*, gjafari*, gjafar*, díler*, krúpíer*
floor = floor, stjóri, mótsstjóri, dómari, stjórinn

## Borðið

no-limit = no limit*, nolimit*, nl, nlhe, án takmarka
pot-limit = pot limit*, potlimit*, plo*, pl, pott limit
limit = limit*, fast limit, fixed limit, fastar upphæðir
holdem = holdem*, hold'em*, hold em, texas holdem, texas
omaha = omaha*, plo omaha
stud = stud*, stöd
razz = razz
eight-or-better = hi lo, high low, hilo
tournament = mót, móti, mótinu, mtt, turnering, sng
cash-game = cash*, peningaleikur, peningaspil, cash leikur
heads-up = heads up*, headsup*, maður á mann, tveir einir, hu
ante = ante*, bb ante
bring-in = bring in*, bringin
smallest-chip = minnsti peningur, minnsta chippan, lægsti peningur
preflop = preflop*, pre flop*, fyrir flopp, fyrir flop, fyrir floppið
flop = flop*, á floppi, a floppi, floppinu
turn = turn*, á turni
river = river*, á rivernum
showdown = showdown*, sýning*, syning*, við sýningu, uppgjör*
pot = pott*, potturinn, pottur, pot, pottinn, pottinum
main-pot = aðalpott*, adalpott*, main pot*
side-pot = hliðarpott*, hlidarpott*, side pot*, aukapott*
in-the-pot = í potti, í pottinum, i potti, i pottinum, í miðjunni, á miðjunni, voru fyrir, var fyrir, fyrir í potti, fyrir í pottinum, inni fyrir
board = borð, bord, board*, sameiginleg spil, borðspil, borðið sýnir, bordid
has = er með, er med, á eftir, heldur á, á bara, var með, er með stafla, með, med, situr með, hefur eftir, á samtals,
    er bara með, átti
left = eftir, til baka eftir
machine-shuffle = vélstokkun, vélstokkað, stokkunarvél*, vél stokkar, vél sem stokkar

## Spilapeningar

check = check*, tékk*, tekk*, tjekk*, chekk*
call = call*, kall*, kallar, kallaði, jafnar, jafnaði, jafna, fylgir, fylgdi, kallaði strax, borgar, borgaði,
    sér veðmálið, kallað
limp = limp*, limpar, limpaði
bet = bet*, bett*, bettar, bettaði, veðj*, vedj*, veðjar, veðmál*, leggur undir, lagði undir, setur veðmál, beitar, veðja*, bettið
open = opna*, opnar, opnaði, opnar á, opnun, open*
raise = raise*, reis*, reisar, reisaði, hækk*, haekk*, hækkar, hækkaði, hækkun, reraise*, re raise*, 3bett*, 3bet*, 3 bettar, þríbett*, endurhækk*, 3 bett*, 4bet*, ofurhækk*, reis
min-raise = min raise*, minraise*, lágmarkshækk*, lagmarkshaekk*, minnsta hækkun, min hækk*, minreis*
fold = fold*, foldar, foldaði, pakka*, pakkar, pakkaði, leggur, lagði, leggja, gefst upp, gaf upp, leggur spilin frá sér, leggur frá sér, lagði frá sér, lagði spilin frá sér, hendir spilunum, henti spilunum, passar, pass, passaði, gefa upp, leggur spilin niður, kastar spilunum, kastar hendinni, hendir hendinni, hendir höndinni
all-in = all in*, allin*, olin*, ólin*, allt inn, setur allt inn, fer all in, fór all in, shove*, shov*, jamm*, jam, jammar, allt undir, ýtir öllu inn, ýtir öllum, skellir öllu, setur allt undir, push*, leggur allt undir, allan staflann inn, sjovar, setur allt, all inn, leggur allt, allur inn, öll inn, fer allur inn, fór allur inn, allur inn með
post = póstar, postar, póstaði
straddle = straddle*, straddl*, strad*
in-the-dark = í blindni, i blindni, í myrkri, fyrir gjöf, áður en gefið er, blint
put = setur, setti, setja, seti, leggur út, leggur ut, lagði út, leggur fram, lagði fram, ýtir, ytir, ýtti, ytti, ýta, rennir, renndi, færir, færði, lætur, lét, lætur út, setur út, setur ut, setur inn, setti út, setti inn, ýtir út, ýtir inn, ýtti út, ýtti inn, réttir fram, leggur inn, lagði inn, leggur á borðið, mokar, ýtir fram, ýtti fram, setur fram, lagði á borðið, rennir út, rennir inn, dregur fram, telur út, telur fram, réttir út, gefur út, greiðir, leggur niður á borð, rúllar, mjakar, ýtir yfir, stillir upp, afgreiðir, lagði niður á borð, kemur með, kom með
throw = hendir, henti, kastar, kastaði, fleygir, fleygði, hendir inn, hendir út, hendir ut, henti inn, henti út, kastar inn, kastar út, skutlar, skutlaði, slengir, slengdi, dúndrar, skýtur, þeytir, hend*, skellir, skellti, skellir út, skellir inn
put-into-pot = hendir í pottinn, kastar í pottinn, henti í pottinn, kastaði í pottinn, dreifir, hendir í pott, sullar
dribble = setur einn í einu, lætur einn í einu, setur eina í einu
add = bætir, baetir, bætti, baetti, bætir við, baetir vid, bætti við, bæta við, bætir ofan á, sækir, sótti, nær í, nær sér í, sækir meira
complete = fyllir upp, fyllir, fyllti upp, fyllti, klárar, fyllir í, komplet*
take-back = tekur til baka, tók til baka, tekur aftur, tók aftur, dregur til baka, dró til baka, tekur þá til baka, tekur þær til baka, dregur aftur, dregur til sín, tekur peningana til baka, tekur sína til baka
find = finnur, fann, finna, uppgötvar, sér svo annan
tap = bank*, bankar í borðið, slær í borðið, slær létt í borðið, sló í borðið, pikkar í borðið, bankaði
chip = pening, peningi, peningur, chippa, chippu, chip, spilapening, spilapeningi, flögu, flaga, kall í einu, spilapeningur, kubb, kalli, köllum
chips = peninga, peningum, peningar, chippur, chippum, spilapeninga, spilapeningum, spilapeningar, flögur, flögum, kubbum, kubba, chips
stack = stack*, allan staflann, allan stakk, staflinn allur, stakkinn
on-top-of = ofan á, við hliðina á, ofan a, auk sinna
half = hálfan, hálft, helming
silent = orðalaust, ordalaust, þegjandi, thegjandi, þögull, segir ekkert, sagði ekkert, án þess að segja neitt, án þess að segja orð, án orða, segir ekki orð, sagði ekki orð, segir ekki neitt, sagði ekki neitt, an ords, án orðs, an þess að segja, án þess að tilkynna, tilkynnir ekkert, tilkynnti ekkert, sgaði ekkert, ekkert sagt, þegir, þagði, í þögn, hljóðlaust, hljóður, án þess að láta neitt vita, án tilkynningar, lætur ekkert uppi, þögul, mælir ekki orð, steinþegjandi, thegir, an thess ad segja neitt, án þess að segja nokkuð, segir ekkert við því, þegjandi og hljóðalaust, nefnir ekkert, segir hvorki, segir ekki stakt orð, allt orðalaust, allt þegjandi, hljóðalaust, an þess að segja orð, án nokkurra orða, án nokkurs orðs, segir alls ekkert, lætur ekkert frá sér heyra, heyrist ekkert, tilkynnir ekki, án þess að tilkynna nokkuð, segir hvorki eitt né neitt

## Það sem er sagt

say = segir, segja, sagði, sagdi, sagt, segist, segðist, tilkynn*, tilkynnir, lýsir yfir, lýsti yfir, kallar upp, kallaði upp, kallar út, tjáir, svarar, svaraði, hrópar, nefnir, nefndi, segir bara, sagði bara, segir upphátt, munnlega, muldrar, hvíslar, mælir, segir svo, boðar
ask = spyr, spurði, spyrja, biður um, biður, bað um, bað, biðja, vill fá, vill sjá, vildi sjá, óskar eftir, krefst, fer fram á, bidur um, bidur
how-much = talningu, count, hvað þetta er mikið, hversu mikið það er, hversu mikið, hve mikið, hvað það er mikið, hve mikið þetta er, talning, telja, hvað mikið
see-hand = að sjá, sjá spilin, sjá höndina, sjá hönd, fá að sjá, ad sja, sjá spil, að sjá spilin, að sjá höndina
hand-back = spilin aftur, spilin til baka, hendina aftur, höndina aftur, höndina til baka, spilin sín aftur
object = mótmæl*, motmael*, kvartar, kvartaði, gerir athugasemd, gerði athugasemd, andmæl*, lætur vita, lét vita, deilir, kvart*, bendir á að
skipped = slept, sleppt, hlaupið yfir, hljóp yfir, hleypur yfir, eigi eftir að gera, eigi eftir, á eftir að gera, eftir að gera, var sleppt, er slept, er sleppt, ég á eftir, ég á eftir að gera, sleppir, gleymdi mér, gleymdist, skippað
string-bet = string*, strengja*, strengveðmál*
think = hugsar sig um, hugsar, hugsaði, hélt, helt, heldur að, telur sig, trúir, bíður, beið, horfir, horfði, misheyr*,
    misskil*, íhugar, hikar, brosir, kinkar, leit, heyrir, ekki heyrt, heyrði, fattar, tók eftir, tekur eftir, tapar,
    tapaði, meinti, ætlaði bara, fullyrðir, kallar á stjóra, kallar í stjóra, andvarpar, gleymir, veit, dreymir, álítur, hugsar málið, veltir fyrir sér, ruglast, sá ekki, heyrði ekki, sér ekki, skilur ekki, sofnar

## Spil

cards = spil, spilin, spilum, spilunum, spilið, bæði spilin, bæði spil, hönd sína, höndina, kort, kortin, spilin hans, spilin hennar, sínum spilum, spilin sín
muck = muckar, muckaði, mucka, mucka*, mökkar, tekur spilin, tók spilin, sópar, sópaði, sópar spilunum, hirðir, hirti, hirðir spilin, hirti spilin
the-muck = muck, muckið, mökk, í muckið, i muckid, ruslið, í bunkann, bunkann, fleygðu spilin, í ruslið
forward = fram, áfram, afram, í átt að gjafara, að gjafara, til gjafara, í átt að dealer, að dealer, til dealers, í áttina að gjafara, fram á borðið, að gjafaranum
over-the-line = yfir línuna, yfir strikið, yfir línu, yfir linu, yfir linuna
face-up = upp í loft, með andlitið upp, opnum, opin, andlitið upp, á bakinu, á opnu, upp
face-down = á grúfu, a grufu, niður, með bakið upp, lokuð, andlitið niður
toward = í átt að, í áttina að, átt að
show = sýn*, syn*, sýnir, sýndi, sýna, flassar, glampar
table = leggur upp, lagði upp, leggja upp, leggur spilin upp, leggur bæði spilin upp, snýr við, sneri við, snýr upp, sneri upp, tabl*, flettir, fletti, opnar spilin, opnar höndina, snúa við, opnar hönd sína, leggur á borð, snýr spilunum við, leggur þau upp, sneri spilunum við, snúa upp
touch = snert*, snertir, snertu, rekst*, rákust, snerta, koma við
lift = lyftir opnum spilum, tekur upp opnu spilin, lyftir opnu spilunum

## Gjafarinn

point = bendir á, benti á, bendir, benti
award = ýtir pottinum, ýtti pottinum, gefur pottinn, gaf pottinn, afhendir, afhenti, færir pottinn, ýtir potti, rennir pottinum, pottinum ýtt, gefur pott, lætur pottinn
win = vinnur, vann, vinna, hirðir pottinn, tekur pottinn, fær pottinn, fékk pottinn
riffle = riffl*, rifflar, stokkar, stokkaði, stokka, byrjar að stokka, byrjaði að stokka
wash = þvær, þvoði, hrærir, hrærði, blandar, blandaði, þvo
press-shuffler = ýtir á takka stokkunarvélar, ýtir á hnapp stokkunarvélar, ýtir á stokkunarhnappinn, ýtir á stokkarann, ræsir stokkunarvélina, ýtir á hnappinn á stokkunarvélinni, ýtti á stokkunarhnappinn
wait = sekúnd*, sekund*, sek
needless = óþarf*, othar*, tilefnislaus*, töfina óþarfa, að óþörfu

## Hendur

high-card = hátt spil, hæsta spil
pair = par, pör
two-pair = tvö pör, tvo por
three-of-a-kind = þrennu, þrenna, þrennuna, sett þrennu
straight = röð, röðina, straight, strit
flush = lit, litur, flush*, flösh
full-house = fullt hús, fullthús, full house, fullt hus
four-of-a-kind = fernu, ferna, quads
straight-flush = litaröð, straight flush, royal*

## Tölur

number-1 = einn, eina, eitt, einum, ein, einni, eins, ein stök, stakan, stakri, stakt
number-2 = tveir, tvo, tvö, tvær, tveimur, tvaer, tveim
number-3 = þrír, þrjá, þrjú, þrjár, þremur, thrja, thrir, thrju, thrjar
number-4 = fjórir, fjóra, fjögur, fjórar, fjórum, fjorir, fjora, fjogur
number-5 = fimm
number-6 = sex
number-7 = sjö
number-8 = átta
number-9 = níu
number-10 = tíu
number-12 = tólf
number-15 = fimmtán
number-20 = tuttugu
number-25 = tuttuguogfimm
number-30 = þrjátíu
number-40 = fjörutíu
number-50 = fimmtíu
number-60 = sextíu
number-70 = sjötíu
number-80 = áttatíu
number-90 = níutíu
number-100 = hundrað, hundrad, hundruð, hundrud, hundruðum
number-1000 = þúsund, thusund, þús, þúsundum, þúsundir
number-1000000 = milljón, milljónir
ending = a, i, ir, um, ur
ending-worth = kall, kalli, kalla, kallar, köllum, kollum, karl, karli, karla, kallana, köllunum, kallinn, kallinum, krónu, krónupening, krónupeningi, króna, kr, ara, ari, aranum, chippu, chippa, chippur, chippum, peningi, pening, peninga, peningum, flögu, flögur, köll
without = án, an, án þess
people-2 = tveir eftir
people-3 = þrír eftir
people-4 = fjórir eftir
rank-a = ás, ásinn, ásnum
rank-k = kóng*
rank-q = drottning*
rank-j = gosi, gosa, gosann
rank-t = tía, tíu
suit-s = spaða
suit-h = hjarta
suit-d = tígul
suit-c = laufa
wants = reynir, reyndi, vill, vildi, ætlar, ætlaði, ætlar að
hero = hero
villain = villain
