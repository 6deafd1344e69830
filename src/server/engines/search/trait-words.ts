import { LANGUAGE_CODES, LANGUAGES } from '../../../domain/text/language.ts';
import { foldedWords } from '../../../domain/search/search-text.ts';
import type { SearchType } from '../../../domain/search/search-type.ts';
import { CATALOGUE } from '../../../labels/catalogue.ts';

/**
 * The words by which people name countries, currencies, sectors and kinds, in ten languages. A
 * document only has the trait itself (`C:DE`, search_traits in search-text.sql), so ten languages
 * cost the index nothing.
 */

/** Synonyms in any language that aren't among the names of Intl and the labels. */
const MORE_WORDS: Readonly<Record<string, string>> = {
  'C:US': 'USA, America, Америка, США, Amerika, États Unis, 美利坚',
  'C:GB': 'UK, Britain, Great Britain, England, Англия, Großbritannien, Англія, İngiltere',
  'C:TR': 'Turkey',
  'C:CZ': 'Czech Republic',
  'C:KR': 'Korea, Корея, Южная Корея',
  'C:AE': 'UAE, Emirates, Эмираты',
  'C:HK': 'Hong Kong, Hongkong, Гонконг, 香港',
  'C:NL': 'Holland, Голландия',
  'M:USD':
    'dollar, dollars, доллар, доллары, dólar, dólares, dollaro, dollari, dolar, dolary, долар',
  'M:EUR': 'euros, Euros',
  'M:GBP': 'pound, pounds, sterling, фунт, фунты, Pfund, sterlina, sterline, libra, libras, funt',
  'M:JPY': 'yen, иена, иены, jen, єна, 日圆',
  'M:CHF': 'franc, francs, франк, Franken, franco, frank, frang',
  'M:CNY': 'yuan, renminbi, юань, юани, juan',
  'M:RUB': 'ruble, rubles, rouble, roubles, рубль, рубли, Rubel, rublo, ruble, rubel',
  'S:BANKS': 'bank, banking, банк, banca, banche, banco, bancos, banque, banka, bankalar, banki',
  'S:OIL_GAS': 'oil, gas, petroleum, нефть, газ, petrolio, petróleo, pétrole, ropa, нафта, petrol',
  'S:UTILITIES': 'utility, power, электроэнергетика',
  'S:TELECOM': 'telecom, telecoms, телеком, télécoms',
  'S:CONSUMER': 'retail, consumer, торговля, Handel',
  'S:FINANCE': 'insurance, финансы, Finanzen',
  'S:GOVERNMENT': 'government, sovereign, государство, Staat, stato, État, devlet',
  'S:MUNICIPAL': 'municipal, муниципальные',
  'K:GOVERNMENT':
    'governments, sovereign, sovereigns, treasury, treasuries, государственная, государственный, ' +
    'Staatsanleihe, governativi, gobierno, deuda pública, État, rządowe, державна, hazine, 政府债',
  'K:CORPORATE':
    'corporates, корпоративная, корпоративный, Unternehmensanleihe, Unternehmensanleihen, ' +
    'corporativo, entreprise, корпоративна, şirket, 企业债',
  'K:MUNICIPAL': 'municipals, муниципальная, муниципальный, municipale, municipal',
  'K:EQUITY': 'shares, stocks, Aktien, azionario, actions, 股票',
  'K:BOND': 'bonds, Anleihen, obbligazionario, obligations, 债券',
  'K:COMMODITY': 'commodities, raw materials, сырьё',
};

/** The names of each type. */
const TYPE_WORDS: Readonly<Record<SearchType, string>> = {
  bonds:
    'bond, bonds, note, notes, облигация, облигации, Anleihe, Anleihen, obligation, obligations, ' +
    'obbligazione, obbligazioni, bono, bonos, obligación, obligaciones, obligacja, obligacje, ' +
    'облігація, облігації, tahvil, tahviller, 债券',
  stocks:
    'stock, stocks, share, shares, equity, equities, акция, акции, Aktie, Aktien, action, actions, ' +
    'azione, azioni, acción, acciones, akcja, akcje, акція, акції, hisse, hisseler, 股票',
  indexes:
    'index, indexes, indices, индекс, индексы, Indizes, indice, indici, índice, índices, indeks, ' +
    'indeksy, індекс, індекси, endeks, endeksler, 指数',
  companies:
    'company, companies, issuer, issuers, компания, компании, эмитент, эмитенты, Unternehmen, ' +
    'Emittent, Emittenten, società, emittente, emittenti, empresa, empresas, emisor, emisores, ' +
    'société, sociétés, émetteur, émetteurs, spółka, spółki, emitent, emitenci, компанія, ' +
    'компанії, емітент, емітенти, şirket, şirketler, ihraççı, 公司, 发行人',
  etf: 'etf, etfs, fund, funds, фонд, фонды, Fonds, fondo, fondi, fondos, fundusz, fundusze, фонди, fon, fonlar, 基金',
};

/** An incomplete name is recognised from this length on; a Chinese one from two. */
const SHORTEST_BEGINNING = 4;
/** A beginning that could mean more traits than this means none. */
const MAX_MEANT = 12;
const MAX_PHRASE = 6;

/** The meaning of some words of a term, apart from being part of a name. */
export interface Meaning {
  /** The number of words. */
  readonly length: number;
  readonly traits: readonly string[];
  /** The type that the word names as a whole. */
  readonly type: SearchType | undefined;
  /** False if the words are only the beginning of such a name. */
  readonly isWhole: boolean;
}

class TraitWords {
  readonly #traits = new Map<string, Set<string>>();
  readonly #types = new Map<string, SearchType>();
  /** All phrases, sorted. */
  readonly #sorted: readonly string[];

  constructor() {
    for (const [trait, text] of namedTraits()) this.#add(trait, text);
    for (const [type, texts] of Object.entries(TYPE_WORDS)) {
      for (const text of texts.split(', ')) this.#types.set(toPhrase(text), type as SearchType);
    }
    this.#sorted = [...this.#traits.keys()].toSorted();
  }

  /** The meaning of the folded words from a position on, using as many as possible. */
  readMeaning(words: readonly string[], from: number): Meaning | undefined {
    const longest = Math.min(words.length - from, MAX_PHRASE);
    for (let length = longest; length > 0; length -= 1) {
      const phrase = words.slice(from, from + length).join(' ');
      const traits = [...(this.#traits.get(phrase) ?? [])];
      const type = this.#types.get(phrase);
      if (traits.length > 0 || type) return { length, traits, type, isWhole: true };
      const begun = from + length === words.length ? this.#findBegun(phrase) : [];
      if (begun.length > 0) return { length, traits: begun, type: undefined, isWhole: false };
    }
    return undefined;
  }

  #findBegun(beginning: string): string[] {
    const isChinese = /^\p{Script=Han}{2}/u.test(beginning);
    if (!isChinese && beginning.length < SHORTEST_BEGINNING) return [];
    const found = new Set<string>();
    for (let at = lowerBound(this.#sorted, beginning); ; at += 1) {
      const phrase = this.#sorted[at];
      if (!phrase?.startsWith(beginning)) return [...found];
      for (const trait of this.#traits.get(phrase) ?? []) found.add(trait);
      // Too many to mean anything in particular.
      if (found.size > MAX_MEANT) return [];
    }
  }

  #add(trait: string, text: string): void {
    const phrase = toPhrase(text);
    if (phrase === '') return;
    const known = this.#traits.get(phrase);
    if (known) known.add(trait);
    else this.#traits.set(phrase, new Set([trait]));
  }
}

function toPhrase(text: string): string {
  return foldedWords(text).join(' ');
}

function lowerBound(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

function* namedTraits(): Generator<readonly [trait: string, text: string]> {
  const currencies = Intl.supportedValuesOf('currency');
  for (const currency of currencies) yield [`M:${currency}`, currency];
  for (const language of LANGUAGE_CODES) {
    const { tag } = LANGUAGES[language];
    const options = { fallback: 'none' } as const;
    const countryNames = new Intl.DisplayNames([tag], { type: 'region', ...options });
    const currencyNames = new Intl.DisplayNames([tag], { type: 'currency', ...options });
    for (const country of COUNTRY_CODES) yield [`C:${country}`, countryNames.of(country) ?? ''];
    for (const code of currencies) yield [`M:${code}`, currencyNames.of(code) ?? ''];
    yield* labelled('S:', 'sector_', CATALOGUE.instruments[language].sectors);
    yield* labelled('K:', 'screen_word_category_', CATALOGUE.screens[language].words);
  }
  for (const [trait, texts] of Object.entries(MORE_WORDS)) {
    for (const text of texts.split(', ')) yield [trait, text];
  }
}

function* labelled(
  letter: string,
  start: string,
  texts: Readonly<Record<string, unknown>> = {},
): Generator<readonly [trait: string, text: string]> {
  for (const [key, text] of Object.entries(texts)) {
    if (!key.startsWith(start) || typeof text !== 'string') continue;
    yield [`${letter}${key.slice(start.length).toUpperCase()}`, text];
  }
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/**
 * Codes that aren't countries have no display name. Codes of former countries map to their
 * successors.
 */
const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => new Intl.Locale(`und-${code}`).region === code,
);

let known: TraitWords | undefined;

/** Created with the first search: it takes some milliseconds. */
export function traitWords(): TraitWords {
  known ??= new TraitWords();
  return known;
}
