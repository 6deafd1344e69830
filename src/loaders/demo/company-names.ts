import type { Names } from './demo-instrument.ts';
import { getNameWords, getTrades, type NameWords } from './name-words.ts';
import type { Random } from './random.ts';
import { makeWord, type Word } from './words.ts';

/** After this many attempts a name uses an invented word. */
const MAX_TRIES = 8;
/** Trading and financial companies are often named after two families. */
const OFTEN_TWO = new Set(['finance', 'consumer', 'real_estate']);

/** Hands out unique names. */
export class NameBook {
  readonly #taken = new Set<string>();

  /** The name of a company without its legal form. */
  company(country: string, sector: string, id: number, random: Random): Names {
    const words = getNameWords(country);
    for (let i = 0; i < MAX_TRIES; i += 1) {
      // If short names are taken, longer ones are tried.
      const name = composeName(words, sector, random, i > 3);
      if (this.claim(name)) return name;
    }
    return this.#invented(random.pick(getTrades(sector, false)), id);
  }

  town(country: string, id: number, random: Random): Names {
    const { places } = getNameWords(country);
    for (let i = 0; i < MAX_TRIES; i += 1) {
      const place = random.pick(places);
      const name = i < 3 ? toNames(place) : joined(random.pick(PARTS_OF_TOWNS), place);
      if (this.claim({ eng: `City of ${name.eng}` })) return name;
    }
    return toNames(makeWord(id));
  }

  /** Whether it was free. */
  claim({ eng }: Names): boolean {
    if (this.#taken.has(eng)) return false;
    this.#taken.add(eng);
    return true;
  }

  #invented(trade: Word, id: number): Names {
    const name = joined(makeWord(id), trade);
    this.claim(name);
    return name;
  }
}

const PARTS_OF_TOWNS: readonly Word[] = [
  { latin: 'New', cyrillic: 'Новый' },
  { latin: 'Upper', cyrillic: 'Верхний' },
  { latin: 'Lower', cyrillic: 'Нижний' },
  { latin: 'Great', cyrillic: 'Большой' },
  { latin: 'East', cyrillic: 'Восточный' },
  { latin: 'West', cyrillic: 'Западный' },
];

function composeName(words: NameWords, sector: string, random: Random, isLong: boolean): Names {
  const trade = random.pick(getTrades(sector, words.isCompound));
  if (words.isCompound) {
    const first = random.pick(words.founders);
    if (!isLong) return compounded(first, trade);
    const second = random.pick(words.founders);
    return {
      eng: `${first.latin}-${compounded(second, trade).eng}`,
      rus: `${first.cyrillic}-${compounded(second, trade).rus}`,
    };
  }
  const isOfPlace = random.chance(0.35);
  const name = random.pick(isOfPlace ? words.places : words.founders);
  if (!isLong && (isOfPlace || !OFTEN_TWO.has(sector) || random.chance(0.6))) {
    return joined(name, trade);
  }
  const partner = random.pick(words.founders);
  if (partner === name) return joined(name, trade);
  const both = {
    latin: `${name.latin} & ${partner.latin}`,
    cyrillic: `${name.cyrillic} и ${partner.cyrillic}`,
  };
  return isLong ? joined(both, trade) : toNames(both);
}

function compounded(first: Word, trade: Word): Names {
  return { eng: first.latin + trade.latin, rus: stem(first.cyrillic) + trade.cyrillic };
}

/** A soft sign inside such a word is dropped before a vowel or a consonant. */
function stem(word: string): string {
  return word.replace(/(ь|ец)$/, '');
}

function joined(first: Word, second: Word): Names {
  return { eng: `${first.latin} ${second.latin}`, rus: `${first.cyrillic} ${second.cyrillic}` };
}

function toNames({ latin, cyrillic }: Word): Names {
  return { eng: latin, rus: cyrillic };
}
