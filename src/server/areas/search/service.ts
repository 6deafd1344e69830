import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  MAX_COUNTED_RESULTS,
  MAX_PER_TYPE,
  type searchInstruments,
} from '../../../contracts/search/search.ts';
import type { suggestBonds } from '../../../contracts/search/suggest.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { displayDay } from '../../../domain/text/format.ts';
import { DEFAULT_PAGE_SIZE } from '../../../domain/text/paging.ts';
import {
  COMPANY_STATUS_ID,
  SEARCH_TYPES,
  searchTargetPath,
  type SearchType,
} from '../../../domain/search/search-type.ts';
import { CATALOGUE } from '../../../labels/catalogue.ts';
import { decodeTerm } from '../../core/http/url-encoded.ts';
import { labelText, type Reader } from '../../core/labels/label-text.ts';
import { countryIn, nameIn } from '../../engines/quotes/names.ts';
import { markedTitle } from '../../engines/search/marked-title.ts';
import { Matcher, type Match } from '../../engines/search/matcher.ts';
import type { Found, SearchStore, Wanted } from '../../engines/search/store.ts';
import { parseTerm, type Term } from '../../engines/search/term.ts';

type SuggestAnswer = Answer<typeof suggestBonds>;
type SuggestItem = SuggestAnswer['items'][number];

const SUGGESTIONS = 10;
const ALL = { offset: 0, statuses: 'all', traits: [] } as const;

export class SearchService {
  readonly #store: SearchStore;
  readonly #matcher: Matcher;

  constructor(store: SearchStore) {
    this.#store = store;
    this.#matcher = new Matcher(store);
  }

  async suggest(type: SearchType, term: string, reader: Reader): Promise<SuggestAnswer> {
    return this.#suggest({ type, limit: SUGGESTIONS, ...ALL }, term, reader);
  }

  /** The results for a term of one type, without texts for a page. */
  async find(type: SearchType, text: string, limit: number): Promise<readonly Found[]> {
    const wanted: Wanted = { type, limit, ...ALL };
    return (await this.#matcher.match(wanted, parseTerm(text))).items;
  }

  async suggestCompanies(
    input: { term: string; emitent_stop_statuses_ids?: number[] | undefined },
    reader: Reader,
  ): Promise<SuggestAnswer> {
    const term = decodeTerm(input.term);
    if (term === undefined || term.includes('\0')) {
      throw new ApiError('invalid_field', { field: 'body.term' });
    }
    const stopped = new Set(input.emitent_stop_statuses_ids);
    const isActiveLeftOut = stopped.has(COMPANY_STATUS_ID.active);
    const isInactiveLeftOut = stopped.has(COMPANY_STATUS_ID.liquidated);
    if (isActiveLeftOut && isInactiveLeftOut) return toAnswer([], 0, reader, []);
    const statuses = isActiveLeftOut ? 'inactive' : isInactiveLeftOut ? 'active' : 'all';
    const wanted = { ...ALL, type: 'companies', limit: SUGGESTIONS, statuses } as const;
    return this.#suggest(wanted, term, reader);
  }

  async search(
    query: ValidInput<typeof searchInstruments>['query'],
    reader: Reader,
  ): Promise<Answer<typeof searchInstruments>> {
    const { q, type, page = 1 } = query;
    // The types have different numbers of results, so pages of all together would have gaps.
    if (type === undefined && page > 1)
      throw new ApiError('invalid_field', { field: 'query.page' });
    const limit = type === undefined ? MAX_PER_TYPE : DEFAULT_PAGE_SIZE;
    const term = parseTerm(q);
    const chosen = {
      statuses: query.status ?? 'all',
      traits: [
        ...(query.country === undefined ? [] : [`C:${query.country}`]),
        ...(query.currency === undefined ? [] : [`M:${query.currency}`]),
      ],
    } as const;
    const matches = await Promise.all(
      SEARCH_TYPES.map(async (each): Promise<TypeMatch> => {
        const isListed = type === undefined || each === type;
        const offset = isListed ? (page - 1) * limit : 0;
        const wanted = { type: each, limit: isListed ? limit : 1, offset, ...chosen };
        return { wanted, match: await this.#matcher.match(wanted, term) };
      }),
    );
    const listed = matches.filter(({ wanted }) => type === undefined || wanted.type === type);
    const counted = await this.#findAll(listed, term);
    return {
      items: listed.flatMap(({ wanted, match }) =>
        match.items.map((found) => ({
          ...toItem(found, match, reader),
          type: wanted.type,
          url: searchTargetPath(wanted.type, found.id),
        })),
      ),
      total: countAll(listed),
      page,
      limit,
      counts: Object.fromEntries(
        matches.map(({ wanted, match }) => [wanted.type, match.total]),
      ) as Record<SearchType, number>,
      facets: counted && countFacets(counted),
      filters: (term?.units ?? []).flatMap(({ traits, isWhole }) =>
        isWhole ? traits.map(toFilter) : [],
      ),
      unknownIsins: await this.#findUnknown(term),
    };
  }

  /**
   * All results, if there are few enough to count by facet. Corrected words and lists of ISINs
   * can't be narrowed down.
   */
  async #findAll(
    listed: readonly TypeMatch[],
    term: Term | undefined,
  ): Promise<readonly Found[] | null> {
    if (!term || term.isins.length > 0) return null;
    if (listed.some(({ match }) => match.corrected !== undefined && match.total > 0)) return null;
    if (countAll(listed) > MAX_COUNTED_RESULTS) return null;
    const found = await Promise.all(
      listed.map(async ({ wanted, match }) =>
        match.items.length === match.total
          ? match.items
          : (await this.#matcher.match({ ...wanted, offset: 0, limit: match.total }, term)).items,
      ),
    );
    return found.flat();
  }

  async #findUnknown(term: Term | undefined): Promise<string[]> {
    const isins = term?.isins ?? [];
    return isins.length === 0 ? [] : this.#store.findUnknownCodes(isins);
  }

  async #suggest(wanted: Wanted, text: string, reader: Reader): Promise<SuggestAnswer> {
    const term = parseTerm(text);
    const match = await this.#matcher.match(wanted, term);
    const items = match.items.map((found) => toItem(found, match, reader));
    return toAnswer(items, match.total, reader, await this.#findUnknown(term));
  }
}

interface TypeMatch {
  readonly wanted: Wanted;
  readonly match: Match;
}

function countAll(matches: readonly TypeMatch[]): number {
  return matches.reduce((sum, { match }) => sum + match.total, 0);
}

function toAnswer(
  items: SuggestItem[],
  total: number,
  reader: Reader,
  unknownIsins: string[],
): SuggestAnswer {
  const isHidden = items.length === 0 && total > 0;
  return {
    items,
    counter_title: total,
    search_error: isHidden ? labelText(reader, 'search_error_narrow') : null,
    unknown_isins: unknownIsins,
  };
}

function toItem(found: Found, { words, corrected }: Match, reader: Reader): SuggestItem {
  const { id, name, ticker, isin, status } = found;
  return {
    id,
    ttl: markedTitle(nameIn(reader.language, name), words, corrected),
    ticker: [ticker, isin].filter((code) => code !== null),
    status: status === 'active' ? '' : labelText(reader, `search_status_${status}`),
    about: aboutText(found, reader),
  };
}

/** A one-line description: `Corporate · Germany · EUR · 14 Mar 2034`. */
function aboutText(found: Found, reader: Reader): string {
  const { category, sector, country, currency, maturity } = found;
  const word = `category_${category}`;
  const parts = [
    category === null ? null : knownText(reader, `screen_word_${word}`),
    country === null ? null : countryIn(reader.language, country),
    category === null && sector !== null ? knownText(reader, `sector_${sector}`) : null,
    currency,
    maturity === null ? null : displayDay(parseDay(maturity)!, reader.language),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Null for a word without a label, which only a source uses. */
function knownText(reader: Reader, key: string): string | null {
  return ABOUT_KEYS.has(key) ? labelText(reader, key) : null;
}

const ABOUT_KEYS = new Set([
  ...Object.keys(CATALOGUE.instruments.eng.sectors ?? {}),
  ...Object.keys(CATALOGUE.screens.eng.words ?? {}),
]);

const FILTER_FIELDS = { C: 'country', M: 'currency', S: 'sector', K: 'category' } as const;

function toFilter(trait: string): Answer<typeof searchInstruments>['filters'][number] {
  const [letter, value = ''] = trait.split(':');
  const field = FILTER_FIELDS[letter as keyof typeof FILTER_FIELDS];
  return { field, value: letter === 'C' || letter === 'M' ? value : value.toLowerCase() };
}

type Facets = NonNullable<Answer<typeof searchInstruments>['facets']>;

function countFacets(items: readonly Found[]): Facets {
  return {
    country: countBy(items, ({ country }) => country),
    currency: countBy(items, ({ currency }) => currency),
    status: countBy(items, ({ status }) => (status === 'active' ? 'active' : 'inactive')),
  };
}

/** Most frequent first; missing values last. */
function countBy(items: readonly Found[], read: (item: Found) => string | null): Facets['country'] {
  return [...Map.groupBy(items, read)]
    .map(([value, { length: count }]) => ({ value, count }))
    .toSorted(
      (a, b) =>
        Number(a.value === null) - Number(b.value === null) ||
        b.count - a.count ||
        (a.value ?? '').localeCompare(b.value ?? ''),
    );
}
