import type { Answer } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { searchInstruments } from '../../../contracts/search.ts';
import type { suggestBonds } from '../../../contracts/suggest.ts';
import type { Language } from '../../../domain/language.ts';
import { DEFAULT_PAGE_SIZE } from '../../../domain/paging.ts';
import {
  COMPANY_STATUS_ID,
  SEARCH_TYPES,
  searchTargetPath,
  type SearchType,
} from '../../../domain/search-type.ts';
import { label } from '../../../labels/labels.ts';
import { decodeTerm } from '../../http/url-encoded.ts';
import { nameIn } from '../../market/names.ts';
import { markedTitle } from './marked-title.ts';
import { Matcher, type Match } from './matcher.ts';
import type { Found, SearchStore, Wanted } from './store.ts';
import { parseTerm } from './term.ts';

type SuggestAnswer = Answer<typeof suggestBonds>;
type SuggestItem = SuggestAnswer['items'][number];

const SUGGESTIONS = 10;

export class SearchService {
  readonly #matcher: Matcher;

  constructor(store: SearchStore) {
    this.#matcher = new Matcher(store);
  }

  async suggest(type: SearchType, term: string, language: Language): Promise<SuggestAnswer> {
    return this.#suggest({ type, limit: SUGGESTIONS, offset: 0, statuses: 'all' }, term, language);
  }

  async suggestCompanies(
    input: { term: string; emitent_stop_statuses_ids?: number[] | undefined },
    language: Language,
  ): Promise<SuggestAnswer> {
    const term = decodeTerm(input.term);
    if (term === undefined || term.includes('\0')) {
      throw new ApiError('invalid_field', { field: 'body.term' });
    }
    const stopped = new Set(input.emitent_stop_statuses_ids);
    const isActiveLeftOut = stopped.has(COMPANY_STATUS_ID.active);
    const isInactiveLeftOut = stopped.has(COMPANY_STATUS_ID.liquidated);
    if (isActiveLeftOut && isInactiveLeftOut) return answerOf([], 0, language);
    const statuses = isActiveLeftOut ? 'inactive' : isInactiveLeftOut ? 'active' : 'all';
    const wanted = { type: 'companies', limit: SUGGESTIONS, offset: 0, statuses } as const;
    return this.#suggest(wanted, term, language);
  }

  async search(
    query: { q: string; type: SearchType; page?: number | undefined },
    language: Language,
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
        };
        return [each, await this.#matcher.match(wanted, term)] as const;
      }),
    );
    const match = matches.find(([each]) => each === type)?.[1] ?? NOTHING;
    return {
      items: match.items.map((found) => ({
        ...itemOf(found, match, language),
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

  async #suggest(wanted: Wanted, text: string, language: Language): Promise<SuggestAnswer> {
    const match = await this.#matcher.match(wanted, parseTerm(text));
    const items = match.items.map((found) => itemOf(found, match, language));
    return answerOf(items, match.total, language);
  }
}

const NOTHING: Match = { items: [], total: 0, words: [], corrected: undefined };

function answerOf(items: SuggestItem[], total: number, language: Language): SuggestAnswer {
  const isHidden = items.length === 0 && total > 0;
  return {
    items,
    counter_title: total,
    search_error: isHidden ? label(language, 'search_error_narrow') : null,
  };
}

function itemOf(found: Found, { words, corrected }: Match, language: Language): SuggestItem {
  const { id, name, ticker, isin, status } = found;
  return {
    id,
    ttl: markedTitle(nameIn(language, name), words, corrected),
    ticker: [ticker, isin].filter((code) => code !== null),
    status: status === 'active' ? '' : label(language, `search_status_${status}`),
  };
}
