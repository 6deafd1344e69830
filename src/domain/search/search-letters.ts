/**
 * How the search folds each letter, one line per result: `result letters`; `-` means that the
 * letter is dropped. Accents and case are removed, Cyrillic becomes Latin. `y` represents
 * everything written i, y or j (й, ы, я = ya); search-text.ts turns a run that contains a `y` into
 * one `i`. The table search_letter (src/db/migrations/0005-search.sql) has the same lines; a test
 * compares them.
 */
export const SEARCH_LETTERS = `
- ъЪьЬ
0 ０
1 １
2 ２
3 ３
4 ４
5 ５
6 ６
7 ７
8 ８
9 ９
a AªÀÁÂÃÄÅàáâãäåĀāĂăĄąƏǍǎǞǟǠǡǺǻȀȁȂȃȦȧəḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặＡａаАәӘӐӑӒӓӚӛ
ae ÆæǢǣǼǽ
b BƀƁɃḂḃḄḅḆḇＢｂбБ
c CÇçĆćĈĉĊċČčḈḉＣｃ
ch чЧћЋӴӵ
d DÐðĎďĐđƊḊḋḌḍḎḏḐḑḒḓＤｄдДђЂ
dz ǄǅǆǱǲǳѕЅ
dzh џЏ
e EÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệＥｅеЕёЁэЭЀѐӖӗӬӭ
f FƑƒḞḟＦｆфФ
g GĜĝĞğĠġĢģǦǧǴǵḠḡＧｇгГґҐѓЃғҒ
h HĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖＨｈһҺ
i IÌÍÎÏìíîïĨĩĪīĬĭĮįİıƖƗǏǐȈȉȊȋɨḬḭḮḯỈỉỊịＩｉиИіІЍѝӢӣӤӥ
iy Ĳĳ
k KĶķĸǨǩḰḱḲḳḴḵＫｋкКќЌқҚ
kh хХ
ks xXẊẋẌẍＸｘ
l LĹĺĻļĽľĿŀŁłḶḷḸḹḺḻḼḽＬｌлЛљЉ
ly Ǉǈǉ
m MḾḿṀṁṂṃＭｍмМ
n NÑñŃńŅņŇňŉŊŋǸǹṄṅṆṇṈṉṊṋＮｎнНњЊңҢ
ny Ǌǋǌ
o OºÒÓÔÕÖØòóôõöøŌōŎŏŐőƟƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợＯｏоОөӨӦӧӪӫ
oe Œœ
p PṔṕṖṗＰｐпП
q QＱｑ
r RŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟＲｒрР
s SŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛＳｓсС
sh шШ
shch щЩ
ss ßẞ
t TŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗＴｔтТ
th Þþ
ts цЦ
u UÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰựＵｕуУўЎұҰүҮӮӯӰӱӲӳ
v VwWŴŵṼṽṾṿẀẁẂẃẄẅẆẇẈẉẘＶＷｖｗвВ
y jJYÝýÿĴĵŶŷŸǰȲȳẎẏẙỲỳỴỵỶỷỸỹＪＹｊｙйЙыЫјЈӸӹ
ya яЯ
ye єЄ
yi їЇ
yu юЮ
z ZŹźŻżŽžƵƶẐẑẒẓẔẕＺｚзЗӞӟ
zh жЖӁӂӜӝ
α ΆΑά
β Β
γ Γ
δ Δ
ε ΈΕέ
ζ Ζ
η ΉΗή
θ Θϴ
ι ΊΐΙΪίϊ
κ Κ
λ Λ
μ Μ
ν Ν
ξ Ξ
ο ΌΟό
π Π
ρ Ρ
σ Σς
τ Τ
υ ΎΥΫΰϋύ
φ Φ
χ Χ
ψ Ψ
ω ΏΩώ`;
