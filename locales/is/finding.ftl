# Orðin sem sýna hvaða reglu leitað er að, eftir merkingu. Reglurnar eru í ensku skránni.

out-of-turn = rodin ekki, ekki komid ad, adur en hann atti, adur en rodin, utan radar, ur rod, áður en kom að,
    áður en hann, fyrir utan röð, of fljótt, var ekki komið að, á undan mér, átti eftir að gera, beið ekki
skipped = hlaup* yfir, slept*, gleym* mer, sleppti mer, farid framhja, hljóp yfir, hlupu yfir, sleppt mér,
    fékk ekki að gera, fór fram hjá, gleymdist, beið ekki eftir mér
whose-turn = hver a leik, hver a ad gera, rodin er, hver er naest*, minn leikur, hver á að segja, röð leik*,
    í réttri röð, minn tur, tur, minn turn, bíða eftir, hver byrjar, á leik, á ég leik
one-chip = einn pening*, einum pening*, stor peningur, stor chippa, eina chippu, ein chippa, einum spilapening*,
    einn spilapening*, stor spilapening*, storan pening, eitt chip, einni chippu, einn þúsundkall*, einn fimm*,
    þúsundkall*, fimmþúsundkall*, fimmhundruðkall*, henti einum, setti einn, eina fimm*, einn stóran, eina stóra,
    einum chip*
several-chips = tveir pening*, tvo pening*, nokkr* pening*, margir pening*, fleiri pening*, tvaer chip*, tvo chip*,
    nokkr* chip*, thrja pening*, fleiri en ein*, i litlu, tvo thus*, tveir thus*, i smaa, tvo chips,
    tveir þúsundkall*, þrír hundraðkall*, þrjá þúsund*, fjóra hundrað*, hundraðkall*, nokkra chip*, marga chips,
    margir chips, smápening*, einn myndi ekki duga, ekki duga, ef hann tæki einn, tvo svarta, tvo eins
silent = sagdi ekk*, an thess ad seg*, segir ekk*, an tilkynning*, tilkynnti ekk*, an thess ad, þegir, þögul*,
    orðalaust, segir ekkert, sagði ekkert, án orða, þegjandi, an thess ad segja, lýsti ekki, lýsir ekki, ekkert sagt
say = seg*, munnleg*, lysti, kallad*, segir, sagði, lýsir, tilkynn*, munnlegt, nefnir, nefndi, muldra*, kallaði upp
too-late-said = of seint, eftir a, sidan sagdi, eftir ad, seinna, um seinan
raise = raisa*, hækk*, reis*, reisa*, reisað*, hækkun*, endurhækk*, 3bet*, 4bet*, raise*, hækkaði
bet = bet, beta*, bettad*, leggja undir, beta, veðj*, bett*, leggur út, lagði út, opnar á, opnaði á, setur út,
    setti út, veðmál*
call = kalla*, jafna*, sja, koll*, sé, borga, kall*, kallar, kallaði, jafnar, jafnaði, jafn* bet*, fylg*, séð, borgar
check = banka*, tekka*, banki*, tékk*, check*, bank* í borð*, bankaði, pikk*, tékkar, passa*
fold = pakka, gaf spil*, leggja nidur, henti spil*, pakkad*, pakk*, fold*, foldað*, pakkar, henti sínum, leggur niður,
    gefst upp, hætti við höndina, hent spil*, kastaði hönd*
all-in = alla peningana, allt ut, olinn, shovud*, all in*, allin*, olin*, allt inn, allur stakk*, shov*,
    allt sem hann, ýtti öllu, setur allt, öllu inn
short-all-in = stut* all in, ofullkom*, litill all in, adeins meira, ekki full haekkun, stutt*, of litid all in,
    adeins haerra, sa litli, litid meira, stuttur allin, stutt all in, litlu meira, rétt meira, smá meira,
    ófullkomin hækkun, nær ekki hækkun, síðustu pening*, tveir stuttir, ekki heil hækkun, bara smá
reopen = haekka aftur, opna* aftur, ma eg haekka, endurop*, aftur haekka, ma hann haekka, loka, buid ad loka,
    fæ ég að hækka, fæ ég að gera aftur, búinn að gera, bara kalla, aðeins kalla, opnast, opnar aftur, lokað á mig,
    lokast, loka á mig, endurhækka
min-raise = lagmarks*, min raise, minraise, of litil haekkun, minnst*, litil haekkun, lágmarkshækk*, minnsta hækk*,
    minnst hækk*, hve mikið minnst, að minnsta kosti, of lítil, hvað þarf að hækka, gjafari segir, lægsta hækk*,
    lágmark*
max-raise = hamark*, hæsta, mest, hversu mikid ma, hamarks*, haest*, of stor*, hámarkshækk*, mesta hækk*,
    hve mikið mest, efri mörk, of mikil hækk*, of hátt, þak
half = helming*, 50 prosent, fimmtiu, 50%, halfa, hálf*, meira en helming*, minna en helming*, hálfa leið
between-call-raise = meira en kall, minna en haekkun, milli, ekki nog, uppfylla, bæta, kall eða hækkun,
    hækkun eða kall, reis eda kall, er það hækkun, er þetta hækkun, hvorki, milli kalls, þarf að bæta við, bæta upp í,
    fylla upp í hækk*, kall eda reis
two-motions = tveimur hreyf*, tveim hreyf*, i tvennu lagi, for aftur i stak*, tvaer hreyf*, nadi i meira, i thrennu,
    sotti meira, í tveimur hreyf*, í tveimur skref*, tvisvar, í pörtum, smátt og smátt, turn fyrir turn,
    stafla fyrir stafla, fór aftur í, fór svo aftur, bætti við, aftur í stakk*, þrisvar aftur, í áföngum
undercall = minna en, vant*, undercall, of stutt, of fa*, setti bara, bara stora, setti minna, of lítið í kall,
    minna en bet*, vantar upp á, vantaði, ekki nóg fyrir kall, kallaði of lítið, þarf að bæta við kall*,
    ekki alla upphæð*, lét minna
misheard = heyrdi ekk*, sa ekk*, tok ekki eftir, vissi ekki, thaginn, heyrði ekki, sá ekki, hélt að það væri,
    misheyrð*, misskil*, misskiln*, fylgdist ekki, var ekki að fylgjast, hélt að
wrong-amount-said = rong talning, taldi rangt, rangt talid, gjafari sagdi, ranga upph*, reyndist, sagdi ranga,
    vitlaus*, mistald*, telja vitl*, rangt tala, röng upphæð, vitlausa upphæð, taldi vitlaust, var í raun, átti meira,
    reyndist vera, mistaldi*, misreikn*
how-much = upphaed*, mikid er
pot-size = hversu mikid er i pottinum, staerd pott*, hvad er i pottinum, stor er pott*, telja pott*,
    hversu stór er pott*, hvað er mikið í pott*, stærð potts, telja pottinn, rangur pottur, sagði pottinn
pot-limit = plo, pot bet, omaha, potttakm*, pott takmark*
no-limit = otakmark*, nolimit, hversu mikid sem
limit = fixed limit*, fast takmark*, takmark*
cap = hversu margar haekk*, fjorda haekk*, fjoldi haekk*, cap, hve oft, hversu oft, fimmta haekk*
heads-up = heads up, tveir leikmenn, headsup, einn a moti, adeins tveir, heads up*, tveir eftir, einn á einn,
    tveir leikm*, tveir spila
if-then = ef thu, skilyrt*, ef hann, ef thid, ef þú betar, ef þú setur, ef þú tékkar, ef hann hækkar, ef hann kallar,
    sama hvað, skilyrði, fyrirfram lýst*, ef hann bettar
ambiguous = margraed*, oskyr*, tvired*, slangur, tvennt, olj*, oljost, tvíræ*, óljós*, á tvo vegu, tvennan hátt,
    hundrað eða þúsund, sagði fimm, sagði tvo, sagði einn, hvað átti hann við, gæti verið, hvort gildir, skilja það
change = skipt*, afgang*, vaxl*, til baka afgang*, skiptimynt, skipti*, afgang, til baka afgang, fá skipt, mismun*
overbet = meira en tharf
take-back = haetti vid, taka til baka, tok chip*, taka aftur, hættir við, skipti um skoðun, til baka, dregið til baka,
    breyta því, afturkalla*, hætt við, breytt því
prior-chips = fyrri pening*, thegar ut*, peningar sem voru, fyrra vedmal, adur ut*, thegar inni, átti úti,
    var þegar úti, tók til baka, dró til baka, við blindann, fyrir framan hann, fyrri bet*, bætti við blind*
hidden = fal*, falin, faldir, undir hendi, bak vid spil*, fann meira, vasa, leynd*, huldir, undir spil*, sast ekki,
    faldi, földu, bak við, á bak við glas, ósýnileg*, fann fleiri, átti meira bakvið, dró fram, hulið
splash = i pottinn, skvett*, henti i midj*, beint i pott*, splash*, kastad*, dreif*, henti í pott*, í miðjuna,
    dreifði, ekki hægt að sjá hve, blandaði við pott*
straddle = thridji blind*
in-the-dark = an thess ad lita, oseð*, an thess ad sja
ante = forskot
forgot = gleym*, setti ekki, lagdi ekki
absent = fjarver*, ekki vid bord*, farinn
substantial = verulegar adgerd*, veruleg*, marktaek*, tveir leikmenn hafa, thrir hafa, tveir búnir að gera,
    tveir hafa, þrír pökkuðu, næg aðgerð*, þegar tveir, mikið búið
misdeal = rong gjof, misdeal, gefa aftur, mistok i gjof, misgjöf, ógild gjöf, gefið vitlaust, gaf vitlaust,
    mistök í gjöf*, gaf tómu sæti, misdeal*
action-free-fold = gat tekk*, ekkert ad kalla, enginn hafdi vedj*, pakkadi okeypis, gat check*, frítt
uncalled = enginn kalladi, okallad*, faer til baka, skilad, endurgreid*
dealer = dilerinn
dealer-error = gjafari tok, fyrir mistok, mistok gjaf*, gjafarinn hent*, gjafari sop*, mistök gjafara,
    gjafarinn ruglaðist, gjafarinn henti, gjafari sópaði, vegna gjafara, gjafarinn sagði mér
unprotected = ovard*, spilavorn, vernda, spilahlif*, varda, óvarin*, óvarið, varði ekki, ekkert ofan á, vörn,
    spilavörn*, tók spilin mín, hirti spilin, tók mín, á meðan ég hugsaði, ég var enn með, leit undan
muck = muck*, kastad* spil*, fargad*, rusl*, haug, hauginn, haug*, ruslahaug*, kastbunk*, í hauginn, brunninn
retrieve = fa hondina aftur, fa spilin aftur, endurheimt*, na i, hond* aftur, hond* til baka, aftur spil*, fá aftur,
    sækja spil*, ná í spil*, til baka spil*, ná þeim aftur, veiða upp, fá þau aftur, taka spilin upp aftur
dead-hand = daud hond, hondin daud*, daud*, ogild hond, dautt, haug hinna, er tha hondin, dauð, dauðar, dauða hönd,
    höndin dauð, ógild, ónýt*, úr leik, drepin hönd, blandaðist, spilin blönduð*
live = lifandi hond, enn lifandi, lifandi, lifand*, lifir, enn í leik, gild hönd
push-forward = yfir linu*, fram, yfir línuna, ýtti spilunum, í átt að, til gjafarans, renndi spil*, ýtti fram
face-up = borda*, leggja a bord, snuið, ad bordi, snú*, sneri*, velt*, snúa*, flett*, opna*, upp í loft, snúið upp,
    opin spil, opið, upp á borð*, á borðið, sýnilegt, uppi, upp í loft*, leggur á borð
show = synd*, syni, synt, sýn*, sýndi, sýna, flass*, blikk*, sýnir, sást, látið sjá, leyfði að sjá, afhjúp*
show-first = hver synir, fyrstur, hver a ad syna, rod syn*, sidasti, hver tharf ad syna, thu fyrst, hver sýnir fyrst,
    hver á að sýna fyrst, hver snýr fyrst, hvor sýnir, vill ekki sýna, hvorugur vill, enginn vill sýna, sýna fyrst*,
    röð við sýningu, þarf ég að sýna fyrst, hvor á að
showdown = syning, uppgjor, i lokin
see-hand = ma eg sja, bidja um ad sja, sja spil*, rett a ad sja, fá að sjá, vil sjá, krefjast þess að, sýndu mér,
    borgaði fyrir að sjá, rétt á, sjá spilin, biðja hann að sýna
show-one-all = syndi naest*, syndi einum, sessunaut*, vin sin*, saetisfel*, sýndi bara, sýna öllum, allir fá að sjá,
    aðeins einum, leyfði félag*, sýndi sessunaut, ég vil líka sjá, sýndi vini
one-card = eitt spil, annad spil*, adeins eitt, bara eitt, eina spil*
both-cards = bad spil*, baedi spil*, oll spil*
board-plays = spila bordid, bordid spilar, sameiginleg*, spilar borðið, borðið er best, fimm á borð*,
    sameiginleg* spil, mín tvö nýtast ekki
split = split*, deila, chop*, skipta, jafntefli, skiptist, deilist, helming hvor, skipta pott*, deila pott*
odd-chip = staka* pening*, umframp*, odd chip, stak* chip*, oskipt*, aukapening*, stakur, stak* peningur, oddatala,
    odda, gengur ekki upp, ekki hægt að deila, einn afgangs, auka peningur, hver fær aukapening*, afgangspening*,
    einn eftir stend*, síðasti peningurinn
side-pot = hlidar*, sidepot*, hver a hvad, fra hverjum, mismik*, hvada pott*, hliðarpott*, aðalpott*, side pott*,
    margir pottar, hver vinnur hvaða pott, þrír all in, mismunandi upphæð*, stutti getur unnið, hliðarpottur
disputed = rongum leikm*, deil*, kvort*, naest* hond, agreining*, rangur leikm*, umdeild*, naesta spil*, nytt spil,
    röngum manni, rangur maður fékk, búið að borga, næsta hönd byrjuð, fyrri pott*, síðasta pott*, kvarta yfir pott*,
    umdeildur, byrjað að gefa
kill-winner = vinningshond*, sigurhond, vinnings*, vinningshend*, besta hond*, vinningshöndin, vinningsspil*,
    sigurhönd*, henti vinnings*, tók vinnings*, besta höndin, sýnd vinnings*, allir sáu bestu, átti að vinna,
    mín höfðu legið uppi
last-left = allir henti, allir pakk*, sidasti leikm*, an thess ad syna, einn eftir, allir foldudu, allir pökkuðu,
    hinir pökkuðu, sá eini eftir, þarf ég að sýna, vinna án þess, síðasti maður
cards-speak = spilin tala, las rangt, mislas*, spil tala, las hondina, misles, spilin ráða, las vitlaust,
    sá ekki röðina, tók ekki eftir að hann væri, sagði rangt um hönd, sagði lit en, hélt hann hefði tapað, misles*
nuts = nuts*, besta mogul*, osigrand*, ekki haegt ad vinna, bestu
soft-play = soft play*, samrad*, samspil, hlif*, lið*, samlei*, saman gegn, sammæl*, samkomul*, bræður, hjón*, vinir*,
    vinur*, félag*, merki hvor*, gefur merki, færir peninga*, lætur hann vinna, gaf honum pening*, hækka aldrei hvor*,
    hlífa*, sleppa hvor*, chip dump*, leynileg*, fyrirfram, semja um, sömdu, herbergisfélag*
slow-roll = slow roll*, haegt, dregur ad syna, stridir, thykist, stundi, hlo, lengi, slowroll*, hægur að sýna,
    sýndi hægt, vissi að hann hafði unnið, lét mig fagna, lék að hann, þóttist tapa, lét eins og, dró að sýna,
    beið með að sýna, leikaraskap*, stundi og
rabbit = rabbit*, kanin*, hvad hefdi, sja river, forvitni*, kanína*, hvað hefði komið, hvað hefði verið,
    sýna næsta spil, næsta spil hefði, forvitinn, sjá river*, hvað kom næst, fletta næsta
touched-muck = snerti, snerti*, snertir, rann undir, renndist, eitt horn, fór undir borð*, snerti hauginn,
    fór í hauginn
rank-of-hands = lit*, fernd, hærri, sterkari, röð*, litur*, flush*, fullt hús, full house, þrenn*, set, tvö pör, par,
    royal*, röð handa, litaröð
rank-of-cards = as, asinn, kongur, haesta spil*, rod spila, laegsta spil*, asar
suits = sort*, spadi, hjarta, litir, tigul*, lauf*, spað*, hjart*, sortir
deck = joker, hversu morg spil
lowball = lowball, lag*, low, lowball*, razz, lægsta hönd, deuce to seven, badugi, eight or better, lág hönd
stud = bring in, sjo spila, stud*, bring in*, opið spil, sjöunda gata, þriðja gata, innkomuveð*
amount-first = an upphaedar, sagdi haekk*, an upph*, sagdi ekki hversu, nefndi ekki, sagði ekki hve mikið,
    sagði hækka, sagði reis, segi hækka, segir hækka, nefndi bara tölu, sagði bara tölu, um hve mikið,
    upp í hve mikið, lýsti hækkun
binding = bindandi, bundinn
penalty = refs*, vidvor*, aminn*, viti, refsing*, refsað*, rekin*, rekinn, vísað út, vísað úr, bann*, útilok*,
    dæmdur úr, hring úti, einn hring, tvo hringi, ítrek*, aftur og aftur, tíu mínút*, sitja hjá, sittar,
    missir pening*, í annað sinn, viðvörun*
floor-decides = floor*, motsstjor*
five-cards = bestu fimm, fimm spil*, eigin spil*
tie-break = kicker, sama hond, badir eru med
all-in-face-up = all in syna, snua spil*, all in og kall*
who-blinds = hver setur, hver leggur
straight-call-raise = call og, kalla og, call og svo
checked-through = tekk tekk, allir tekk*, check check
play-board = fimm a bordinu
string-bet = tveimur ferd*, ferdum, smam saman, string bet*, stringbet*, string, í skömmtum
anything-call = hvad sem
deal = gjöf*, gefa spil*
redeal = gefið aftur, upp á nýtt, endurgjöf*, stokka aftur, byrja aftur
burn = brennd*, brann, brenn*, brenndi, brenndi ekki, án þess að brenna, setja til hliðar, sett til hliðar,
    gleymdi að brenna, brennt, brunaspil*, eitt í burtu, taka eitt
board-too-soon = of snemma upp, lagði turn, lagði river, setti turn, áður en veðmálum lauk, flopp of snemma,
    of snemmt spil, of snemma, áður en allir, ótímabær*, allir búnir að, veðmál ekki búin, turn of snemma,
    river of snemma, lagt út of
four-instead-of-three = fjögur spil á flopp*, 4 spil á flopp*, einu of mikið á flopp*, fjórða spilið, fjögur á flopp*,
    lagði fjögur, í stað þriggja, einu of mikið, einu of margt, fjögur spil, of mörg á borð
same-card-twice = sama spil*, sama spilið tvisvar, tvöfalt spil, sama spilið, sami ás, tvisvar sama, eins spil,
    tvítek*, ég er með sama
other-back = annað bak, öðru baki, baklit*, blátt bak, rautt bak, bakið, bakhlið*, úr öðrum stokk, annarri baklit*,
    framandi spil
deck-short = vantar spil, stokkurinn er ekki heill, 51 spil, 53 spil, gallaður stokk*, ófullkominn stokk*, gallað*,
    vantar spil í, spil vantar, fimmtíu og eitt, 51 spil*, lélegur stokk*, skemmd* stokk*
too-many-cards = þrjú spil, of mörg spil, einu spili of mikið, aukaspil*, fimm spil í omaha, einu spili of, fékk þrjú,
    með þrjú spil, fimm spil, auka spil
too-few-cards = bara eitt spil, of fá spil, vantar eitt spil, aðeins eitt spil, fékk eitt, vantar mig spil,
    einu spili færra, fékk ekki seinna, færri spil
fell = undir stólinn, flaug af, datt, duttu, dettur, detta niður, á gólfið, á gólf*, undir borðið, flaug, missti,
    missi, féll*, niður á gólf
dealer-flashed = sást í gjöf*, kom upp í loft, sýndi óvart, opnaðist í gjöf*, í gjöfinni, við gjöf, snerist við,
    flettist*, sneri upp í gjöf, gjafarinn sýndi, opnaðist, í gjöf, snérist
boxed = á hvolfi í, snúið spil, snýr upp í stokk*, á hvolfi í stokk*, öfugt í*, öfugt í bunk*, snúið í stokk*, boxed,
    öfugt, snéri öfugt
wrong-order = röng röð, rangri röð, byrjaði á röngum, sleppt í gjöf*, rangt sæti, byrjaði vitlaust, byrjaði að gefa,
    sleppti í gjöf, fyrsta spil á hnapp*, vitlausri röð, gaf fyrst
button = færa hnapp*, hvert fer hnapp*, hnapp*, gjafarahnapp*, dauður hnapp*, button*, draugagjaf*, hnappinn
wrong-place = ekki færð*, gleymdi að færa, vitlausum stað, á röngum stað, vitlaust sett*, færðist ekki, færður ekki,
    einu sæti aftar, einu sæti of, hnappur vitlaus*, ekki verið færður
busted = fór frá borð*, datt út, dottinn út, duttu út, fallinn úr, sleginn út, út úr mót*
draw-for = hátt spil um, fyrsti hnapp*, hver byrjar með, draga um hnapp*, dregið um hnapp*, hver byrjar á hnapp*,
    hæsta spil um, drátt* um hnapp*, dregið
new-deck = nýjan stokk*, nýr stokk*, ný spil, skipta um stokk*, skipta um spil, annan stokk, annan stokk*, önnur spil,
    skipta um spil*, fá ný spil, takið fram
new-dealer = nýjan gjafara, annan gjafara, skipta um gjafara, skipt um gjafara, nýr gjafari, skipta um gjafara*,
    gjafaraskipt*, skipti á gjafara
unlucky = óheppin*, óheppni, tapa, heppni, óheppn*, engin spil, fæ aldrei*, aldrei neitt, tapa alltaf, hjátrú,
    engin heppni, klukkutímum saman, fæ ekkert
which-wins = hver vinnur, hvort vinnur, slær, sterkar*, betri hönd, hvor er hærri, hvað er hærra, hvað vinnur,
    hvor vinnur, hvaða hönd, vinnur, slær hvað, er betri, sterkari hönd
kicker = kicker*, sama par, báðir með, kikk*, fylgispil*, aukaspil ræður
ace-low = ás lágur, lágur ás, ás sem einn, hjólið, a2345, ás sem ás, ás hár, hjól, a 2 3 4 5, ás niður, kringum hornið
suit-order = litur skiptir
joker = hve mörg spil, 52 spil
no-bet-yet = án bets, ókeypis, hefði getað tékk*, enginn bettað*, ekkert bet, enginn hafði bettað, gat tékkað,
    í stað tékks, enginn búinn að betta, án veðmáls, pakkaði frítt
one-more = næsta spil, hefði komið, restin af spil*
my-blind = misst* blind*, hver setur blind, gleymdi blind*, borga blind*, skulda* blind*
appeal = deila um, hve lengi má, áfrýj*, kær*, mótmæl*, kvarta*, kvörtun*, ósammála, æðri, ofar, skriflega,
    breyta úrskurð*, síðasta orð*, endanleg*, lengra með, hverjum sendi, yfirdómar*
gave-wrong-player = röngum leikmann*, rangur fékk, rangan mann
protector = vernda*, peningur ofan á, verja
swept = sópaði*, hirti*, dró inn, tók höndina, greip spilin mín, sópaði, hirti mín, tók mínum, tók höndina mína,
    dró mín, safnaði saman
think-fake = þóttist, lék sér, eilífð, dró það, lengi að sýna
hand-spoken = sagðist vera með, mislas, tók ekki eftir að hann, sagði tvö pör, sagði fullt hús, segist, sagðist,
    segist vera, sagði bara, lýsti hönd*, fullyrð*, en sýndi ekki, segist hafa unnið
rest-back = til baka restin, allir pökk*, allir fold*, enginn kallað*, fær restina, afgangur til baka,
    mismunur til baka, átti meira en, skilað til baka, það sem enginn kallaði
action-order-street = eftir flopp, vinstra megin við hnapp*, röð leikm*, hver gerir fyrst
looks-unfair = reiður, hlógu, ósanngjarn*, viljandi, svindl*, bragð, af ásetn*, vísvit*, plat*
two-left = við tveir, aðeins tveir eftir, tvö eftir
multiway = þrír inni, fleiri en tveir, tveir eftir hann, þrír í hendi, fjórir inni
thinks = taldi að, hafði ekki hugmynd, vissi ekki hve
without-asking = án þess að spyrja, spurði ekki, leit ekki á
let-go = sleppti*, í átt að gjafar*
phone = sím*, farsím*, heyrnart*, skilabo*, sms, spjaldtölv*, snjallúr*, app*, tónlist*, hringir*, hringdi*,
    taka mynd, myndband*, tekur upp, skjá*, solver, snap*, gsm
foreign-language = tungumál*, ensku, íslensk*, rússn*, þýsku, ungversk*, slóvak*, króat*, spænsk*, ítölsk*, frönsk*,
    pólsk*, dönsku, erlend*, útlensk*, þýð*, skil ekki, máli, tungu, litháísk*, kínversk*
talk-about-hand = tala um, talar um, spjall*, röfl*, blaðr*, kommenter*, segir hvað hann pakkaði,
    sagði hvað hann pakkaði, gefur upp, gaf upp, giska*, hvísl*, andvarp*, ég var með það, ég pakkaði, ræða*, rætt,
    ræddi, upphátt, á meðan aðrir, í miðri hönd, ekki lengur með, kjafta*, lýsir*, tjá sig, tjáir, tala saman
advice = ráð*, ráðlegg*, segja mér hvað, sagði honum að, þjálfar*, hvað á ég að gera, hjálpar honum að,
    einn leikmaður ein hönd, leiðbein*, ráðgj*
spectator = áhorf*, stendur fyrir aftan, fyrir aftan mig, fyrir aftan hann, situr fyrir aftan, gestur, gestir,
    konan mín, konan hans, eiginkon*, horfir yfir öxl, áhorfandi, maki, kærast*
smell-and-body = lykt*, fýl*, daunn, sturt*, hreinlæt*, svit*, ropa*, prump*, hóst*, hnerr*, veik*, smit*, berfætt*,
    hrækir*, skítug*, lyktar*, grím*
drunk = drukk*, full*, fullur, ölvað*, áfeng*, bjór*, drekk*, sofna*, sefur, dópað*, blindfull*, hífað*
insult = blót*, bölv*, móðg*, fífl*, hálfvit*, fáviti*, öskr*, garg*, hróp*, hót*, rasist*, dónalegt*, dóna*,
    miðfing*, áreit*, hæðist*, hæði, gerir grín*, drullast*, kallaði mig, kallar hann, níð*, grófyrð*, skamm*, rífst,
    rífur kjaft, kjaftbrúk, ljótt orð*, uppnefn*, klámfeng*
violence = sló*, slást*, slagsmál*, kýld*, hrint*, ýtti honum, kastaði í, henti í, réðst*, líkamleg*, hrækti*,
    ofbeldi, lamdi, barði, fleygði í
cheat = svik*, merk* spil*, stel*, stal, stolið, þjóf*, fölsuð*, fals*, gægist*, gægðist, kíkt*, kíkir*, beyglar*,
    beygir spil*, ermi, óheiðarl*
etiquette-habit = tefur*, tefja*, hægir á, pirr*, trufla*, truflar*, hegð*, kurteis*, virð*, gagnrýn*, skammar*,
    kennir*, snertir mína, fiktar*, fikta*, borðar, mat við, fitug*, hávað*, hávær*, syngur*, raular*, ónæði,
    leiðinleg*
decision-fair = sanngirn*, sanngjarn*, réttlát*, heilbrigð*, bókstaf*, andi regl*, undantekn*, mat stjór*,
    stjórinn dæmdi, dæmdi, dæmir, úrskurð*, ákvörð*, ákveður, gegn reglum, hver ákveður
rules-apply = reglubók*, hvaða reglur, gilda þessar, hvar stendur, húsregl*, ekki í reglun*, til hvers, tilgang*,
    gildissvið, tda, eftir hverju, stendur hvergi, eiga við
duties = skyld*, ábyrg*, ætlast, fylgjast með, þekkja reglur*, benda á, láta vita, á ég að segja, verk leikmann*,
    taka eftir, sé villu
identity = skilríki*, vegabréf*, ökuskírtein*, kennital*, nafn*, gælunafn, hett*, sólglerau*, húfu, andlit*, aldur*,
    18 ára, átján, undir lögaldr*, undir öðru nafni, auðkenn*
terminology = slangur*, orðalag*, hugtak*, hugtök*, opinber orð, ég er með, ég fer, spila, læt vaða, allt í botn,
    gildir orð*, hvaða orð, viðurkennd orð, staðlað*
leaves-table = fór frá, fara frá, labb*, yfirgef*, yfirgaf*, stóð upp, standa upp, á klósettið, reykja*, sígarett*,
    hljóp*, ekki í sæti*, frá borðinu, fór á bar, fór út, steig frá, sneri baki, stend upp, klósett*, reykja
friend = kunning*, vinkon*, strák*, nágrann*, vini, félaga*
count-chips = hvað á hann mikið, hversu mikið áttu, hve mikið áttu, telja peningana, telja stakk*, fjöldi pening*,
    nákvæm taln*, talning*, hve marga pening*
colour-chip = rauð*, blá*, blátt, svart*, græn*, gul*, hvít*, fjólublá*, bleik*, appelsín*
one = einn, eitt, einu, eina, einum, einni, eins
two = tveir, tvær, tvö, tveggja, báðir, báðar, bæði, tvöfal*, tveimur
three = þrjár, þriggja, þriðj*, þrisvar, þrjá
four = fjórir, fjórar, fjögur, fjórð*, fjóra
five = fimm, fimmt*
last-one = síðast*, loks, endan*, á endanum
bigger = stærr*, meira, stór*, fleir*
smaller = minn*, færr*, lægr*, lítil*, smá*, litið*
same = sömu, sama, samsk*, sami, jafn*
throw = hent*, hend*, kast*, fleyg*, skellt*
push = renn*, ýta, ýtti*, ýt*
take = tók*, taka, grip*, hirð*, dró*
mix = saman, rugl*, sameinað*, bland*, ruglað*
win = vinn*, vann*, unnið, sigr*, sigurv*
lose = tap*, tapa*, tapað*
pay = borg*, greið*, skuld*
money = peninga*, reiðufé*, verðlaun*, evr*, endurgreiðsl*, pening*
seat = sæti*, stól*, sit*, situr, sest, sett*
felt = borð*, borði*, dúk*
think = hugs*, íhug*, ákveð*, veltir fyrir*
notice-late = tók eftir, tókum eftir, kom í ljós, uppgötv*, föttuð*, áttað*
accident = óvart, mistök*, mistök, villa, klaufa*, ætlaði ekki
preflop = preflop*, fyrir flopp*, preflop
clock-call = kalla á klukku, klukk*, biðja um tíma, skotklukk*, shot clock, tímabank*, þrjátíu sek*, niðurtaln*,
    hve lengi má hann, tíminn rann út, of lengi að hugsa
move-table = brjóta borð, borðið brotið, borð brotið, fært á annað*, færður á, annað borð, nýtt borð, jafna borð,
    jöfnun borð*, hver er færður, flutt*, flytja, leysa upp borð
enters-blinds = milli hnapps og, nýr leikmaður, kemur inn, bíða eftir blind*, bíða eftir stóra, fær spil strax,
    sest við, fyrsta hönd við
dodge = forðast*, sleppa við blind*, kemst hjá blind*, komast undan*
missed-blinds = misst af blind*, misst blind*, dauður blindur, skuldar blind*, báða blinda
absent-player = fjarverand*, mætti ekki, ekki mætt*, tómt sæti, tómum stól*, blindað*, ekki kominn, sein*, eftir pásu,
    blæðir út
pause = pás*, hlé*
level-up = stig*, blindar hækka, blindir hækka, nýtt stig, hækkaðir blind*, hvaða stig, level
bubble = búbbl*, bóla*, hönd fyrir hönd, í peninga, duttu út samtímis, samtímis, sæti í mót*, hver endar ofar, itm,
    á sama tíma
registration = skráning*, skrá*, seint skrá*, innkaup*, buy in*, buyin*, rebuy*, endurkaup*, endurskrá*, reentry,
    addon*, add on*, bæta við stakk, fylla á, þátttökugj*
colorup = skipta út pening*, litaskipt*, smáu pening*, chip race, color up, minnstu pening*, teknir úr
chips-out-of-sight = í vasa*, vasa*, tekur peninga af, af borðinu, ber peninga, með peninga í hendi, sýnileg*,
    stóru peningar*, poka*, tók af borði, stóra peninga
deal-chop = samkomulag um, gera díl, díl*, icm, skipta verðlaun*, chop, taka blindana til baka, semja um verðl*
rake = rake*, þóknun*, gjald*, á klukkustund, á hálftím*, tímagj*, þjórfé*, jackpot*, prósent*
table-stakes = veski*, lán*, láni*, bæta við pening*, í miðri hönd bæt*, table stakes, tók upp pening*, kaupa meira
seat-change = skipta um sæti, sætaskipti*, annað sæti, vitlaust sæti, í vitlausu sæti, settist í, draga um sæti,
    sætadrátt*, handahóf*, frátek*, halda sæti, velja sæti, aðalleik*
end-of-day = lok dags, í lok dags, síðustu hend*, annar dagur, dag 2, á morgun, framhald*, pakka pening*
cancelled = aflýs*, fellt niður, rafmagnsl*, brunabj*, rýma*, stöðv*, frestað*
camera = myndavél*, sjónvarp*, útsend*, streym*, stream*, beinni
disability = fatl*, hjólast*, blindur leikm*, heyrnarl*, heyrnarsk*, sérþarf*, handleggsb*, aðstoðarm*, læknis*
equipment = búnað*, pening úr öðru*, eigin pening*, minjagrip*, skemmd* pening*, úr öðru móti
final-table = lokaborð*, úrslitaborð*, níu eftir, tíu eftir, síðasta borð*, hve margir á
face-down = á hvolf*, á grúfu, niður í borð, snúa niður, án þess að snúa, niður
pot = pott*, pottinn, potti
cards = spil*, hönd*, höndin
winner = sigurvegar*, vinningshaf*
instead = í stað*, í staðinn
wait = bíð*, bíða, beið
touch = snert*, koma við
mid-hand = með spil, enn í hendi, á meðan höndin, heldur á spilum, með lifandi
time = tíma, tími, tíminn, mínút*, klukkutím*, dagur, dag, dags, kvöld*, vik*
new = nýr, nýtt, nýjan, nýja, ný
old = gaml*, fyrri, eldri
empty = tóm*, auð*
other = annar, annað, aðra, öðru, hinn, hinum, hina
play = leik*, spilar, leikur, leikinn
rules = reglu*, reglur, regla
order = röð, röðin, í hvaða röð
full = allan, heil*
enough = nóg, nægir, dugar, dugir
how-many = hve mikið, hve marg*, hversu, fjöld*, mikið
under-behind = undir, fyrir aftan, aftan
in-front = fyrir framan, framan, fremst
middle = miðj*
speak = tala, talar, orð, orðum
correct = rétt*, nákvæm*
wrong = röng, rangt, rangan
allowed = má ég, má hann, leyf*, leyfilegt, mega
must = þarf, verð, verður að, skylt
counts = gildir, gildi, telst, talið, stendur
hundred-thousand = hundr*, þúsund*, fimmhundr*
stack = stakk*, stafl*, bunk*
next-one = næst*, þar á eftir
begin = byrj*, hefst, hófst
stop = búið, búin, lokið, stopp*, hætt*
own = sjálf*, eigin, sinn
together = hvor annan, hver annan
every = hver*, allir, öllum, allar
nobody = enginn, engan, ekkert
round-orbit = hring*, umferð*, göt*
quick-slow = hratt, fljót*, flýt*
late-early = snemma, fyrr
laugh-cry = hlæ*, hló*, grín*, fyndið
hit-chips = hringl*, glamr*
help = hjálp*, aðstoð*
give = gaf, gefur, rétti, afhent*
come-back = kom aftur, koma aftur, sneri aftur
suit-decides = litur ræður, hærri sort, hærri litur
read = les, lesa, bók*, blað*
everybody-waits = allir bíða, bíðum eftir honum, gerir ekkert, bregst ekki við
negotiate = sammála, samþykk*, semja
why = hvers vegna, af hverju, ástæð*
who-gets = hver fær, hver á, fær hver
street-first = utg
