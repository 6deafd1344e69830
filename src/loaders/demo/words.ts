/**
 * Invented words in two scripts. A word is two to four syllables with Latin and Cyrillic spellings,
 * so both spellings of a name agree.
 */
export interface Word {
  readonly latin: string;
  readonly cyrillic: string;
}

const FIRST = `al-аль am-ам ar-ар bal-баль bel-бел bor-бор bri-бри cal-кал dan-дан del-дель dor-дор
  el-эль fal-фаль far-фар gal-галь gor-гор hal-халь han-хан il-иль kal-каль kar-кар kor-кор lan-лан
  lor-лор lu-лу mal-маль mar-мар mel-мель mor-мор nar-нар nor-нор ol-оль or-ор pal-паль per-пер
  pol-поль ran-ран ros-рос sal-саль sar-сар sel-сель sol-соль tal-таль tar-тар tor-тор ul-уль
  val-валь var-вар vel-вель vin-вин vol-воль zan-зан zel-зель zor-зор`;
const MIDDLE = `ba-ба be-бе bi-би bo-бо da-да de-де di-ди do-до ga-га go-го ka-ка ki-ки ko-ко la-ла
  le-ле li-ли lo-ло ma-ма me-ме mi-ми mo-мо na-на ne-не ni-ни no-но pa-па pe-пе pi-пи po-по ra-ра
  re-ре ri-ри ro-ро sa-са se-се si-си so-со ta-та te-те ti-ти to-то va-ва ve-ве vi-ви vo-во za-за`;
const LAST = `dan-дан den-ден dia-дия don-дон gard-гард land-ланд lia-лия lin-лин lon-лон mar-мар
  men-мен mont-монт na-на nia-ния nor-нор ra-ра ran-ран ria-рия ron-рон sen-сен sta-ста stad-штад
  ston-стон ta-та tal-таль ten-тен tek-тек tia-тия ton-тон va-ва van-ван vent-вент via-вия
  vik-вик zon-зон`;

function parseSyllables(text: string): Word[] {
  return text.split(/\s+/).map((pair) => {
    const [latin = '', cyrillic = ''] = pair.split('-');
    return { latin, cyrillic };
  });
}

const first = parseSyllables(FIRST);
const middle = parseSyllables(MIDDLE);
const last = parseSyllables(LAST);

/** The number of possible words. */
export const WORD_COUNT = first.length * last.length * (1 + middle.length);
/** A prime that doesn't divide WORD_COUNT, so that consecutive numbers give dissimilar words. */
const STRIDE = 7_919;

/** A capitalised word; different numbers below WORD_COUNT give different words. */
export function makeWord(number: number): Word {
  let rest = (number * STRIDE) % WORD_COUNT;
  const head = first[rest % first.length];
  rest = Math.floor(rest / first.length);
  const tail = last[rest % last.length];
  const between = middle[Math.floor(rest / last.length) - 1];
  if (!head || !tail) throw new Error(`no word has the number ${number}`);
  return {
    latin: capitalised(head.latin + (between?.latin ?? '') + tail.latin),
    cyrillic: capitalised(head.cyrillic + (between?.cyrillic ?? '') + tail.cyrillic),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
