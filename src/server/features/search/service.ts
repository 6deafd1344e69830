import type { Answer } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { searchInstruments } from '../../../contracts/search.ts';
import type { suggestBonds } from '../../../contracts/suggest.ts';
import { DEFAULT_PAGE_SIZE } from '../../../domain/paging.ts';
import {
  COMPANY_STATUS_ID,
  SEARCH_TYPES,
  searchTargetPath,
  type SearchType,
} from '../../../domain/search-type.ts';
import { decodeTerm } from '../../http/url-encoded.ts';
import { labelText, type Reader } from '../../label-text.ts';
import { nameIn } from '../../market/names.ts';
import { markedTitle } from './marked-title.ts';
import { Matcher, type Match } from './matcher.ts';
import type { Found, SearchStore, Wanted } from './store.ts';
import { parseTerm } from './term.ts';

type SuggestAnswer = Answer<typeof suggestBonds>;
type SuggestItem = SuggestAnswer['items'][number];

const SUGGESTIONS = 10;
const ALL = { offset: 0, statuses: 'all', traits: [] } as const;

export class SearchService {
  readonly #matcher: Matcher;

  constructor(store: SearchStore) {
    this.#matcher = new Matcher(store);
  }

  async suggest(type: SearchType, term: string, reader: Reader): Promise<SuggestAnswer> {
    return this.#suggest({ type, limit: SUGGESTIONS, ...ALL }, term, reader);
  }

  /** What a term finds of one type, without words for a page. */
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
    if (isActiveLeftOut && isInactiveLeftOut) return toAnswer([], 0, reader);
    const statuses = isActiveLeftOut ? 'inactive' : isInactiveLeftOut ? 'active' : 'all';
    const wanted = { ...ALL, type: 'companies', limit: SUGGESTIONS, statuses } as const;
    return this.#suggest(wanted, term, reader);
  }

  async search(
    query: { q: string; type: SearchType; page?: number | undefined },
    reader: Reader,
  ): Promise<Answer<typeof searchInstruments>> {
    const { q, type, page = 1 } = query;
    const limit = DEFAULT_PAGE_SIZE;
    const term = parseTerm(q);
    const matches = await Promise.all(
      SEARCH_TYPES.map(async (each) => {
        const isAsked = each === type;
        const wanted: Wanted = {
          type: each,
          limit: isAsked ? limit : 1,
          offset: isAsked ? (page - 1) * limit : 0,
          statuses: 'all',
          traits: [],
        };
        return [each, await this.#matcher.match(wanted, term)] as const;
      }),
    );
    const match = matches.find(([each]) => each === type)?.[1] ?? NOTHING;
    return {
      items: match.items.map((found) => ({
        ...toItem(found, match, reader),
        url: searchTargetPath(type, found.id),
      })),
      total: match.total,
      page,
      limit,
      counts: Object.fromEntries(matches.map(([each, { total }]) => [each, total])) as Record<
        SearchType,
        number
      >,
    };
  }

  async #suggest(wanted: Wanted, text: string, reader: Reader): Promise<SuggestAnswer> {
    const match = await this.#matcher.match(wanted, parseTerm(text));
    const items = match.items.map((found) => toItem(found, match, reader));
    return toAnswer(items, match.total, reader);
  }
}

const NOTHING: Match = { items: [], total: 0, words: [], corrected: undefined };

function toAnswer(items: SuggestItem[], total: number, reader: Reader): SuggestAnswer {
  const isHidden = items.length === 0 && total > 0;
  return {
    items,
    counter_title: total,
    search_error: isHidden ? labelText(reader, 'search_error_narrow') : null,
  };
}

function toItem(found: Found, { words, corrected }: Match, reader: Reader): SuggestItem {
  const { id, name, ticker, isin, status } = found;
  return {
    id,
    ttl: markedTitle(nameIn(reader.language, name), words, corrected),
    ticker: [ticker, isin].filter((code) => code !== null),
    status: status === 'active' ? '' : labelText(reader, `search_status_${status}`),
  };
}
