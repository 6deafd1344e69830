import type { Call } from '../../contracts/page.ts';
import {
  suggestBonds,
  suggestCompanies,
  suggestEtf,
  suggestIndexes,
  suggestStocks,
} from '../../contracts/suggest.ts';
import { SEARCH_TYPES, type SearchType } from '../../domain/search-type.ts';
import type { SearchResults, TypeResult } from '../../widgets/search-box/search-types.ts';

const ASK: Readonly<Record<SearchType, (call: Call, term: string) => Promise<TypeResult | null>>> =
  {
    bonds: async (call, body) => resultOf(await call(suggestBonds, { body })),
    stocks: async (call, body) => resultOf(await call(suggestStocks, { body })),
    indexes: async (call, body) => resultOf(await call(suggestIndexes, { body })),
    companies: async (call, term) =>
      resultOf(await call(suggestCompanies, { body: { term: encodeURIComponent(term) } })),
    etf: async (call, body) => resultOf(await call(suggestEtf, { body })),
  };

type Outcome = Awaited<ReturnType<Call>>;

function resultOf(outcome: Outcome): TypeResult | null {
  if (!outcome.ok) return null;
  const { items, counter_title, search_error } = outcome.answer as {
    items: TypeResult['items'];
    counter_title: number;
    search_error: string | null;
  };
  // What stands between us and the server may answer with a JSON of its own.
  if (!Array.isArray(items)) return null;
  return { items, count: counter_title, error: search_error };
}

const NOTHING: TypeResult = { items: [], count: 0, error: null };

/**
 * Asks for suggestions of all types at once. A new term breaks off what is still being asked, and an
 * answer to an older term is never shown, in whatever order answers come. Failures are silent: a
 * type that cannot answer has found nothing.
 */
export class Suggester {
  readonly #createCall: (signal: AbortSignal) => Call;
  readonly #onResults: (results: SearchResults<SearchType> | null) => void;
  #running: AbortController | null = null;

  constructor(
    createCall: (signal: AbortSignal) => Call,
    onResults: (results: SearchResults<SearchType> | null) => void,
  ) {
    this.#createCall = createCall;
    this.#onResults = onResults;
  }

  /** Null stops: nothing is searched for. */
  ask(term: string | null): void {
    this.#running?.abort();
    this.#running = null;
    if (term === null) return this.#onResults(null);
    const run = new AbortController();
    this.#running = run;
    const call = this.#createCall(run.signal);
    const found = new Map<SearchType, TypeResult>();
    this.#onResults({ term, byType: {}, isComplete: false });
    for (const type of SEARCH_TYPES) {
      void ASK[type](call, term)
        .catch(() => null)
        .then((result) => {
          if (this.#running !== run) return undefined;
          found.set(type, result ?? NOTHING);
          const isComplete = found.size === SEARCH_TYPES.length;
          return this.#onResults({ term, byType: Object.fromEntries(found), isComplete });
        });
    }
    return undefined;
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }
}
