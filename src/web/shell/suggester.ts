import type { Call } from '../../contracts/core/page.ts';
import {
  suggestBonds,
  suggestCompanies,
  suggestEtf,
  suggestIndexes,
  suggestStocks,
} from '../../contracts/search/suggest.ts';
import { SEARCH_TYPES, type SearchType } from '../../domain/search/search-type.ts';
import type { SearchResults, TypeResult } from '../../widgets/search-box/search-types.ts';

/** How long to wait for the remaining types before the others are shown. */
const EARLY_MS = 200;
/** A type that hasn't responded by then counts as failed. */
const ANSWER_MS = 10_000;

const ASK: Readonly<Record<SearchType, (call: Call, term: string) => Promise<Outcome>>> = {
  bonds: (call, body) => call(suggestBonds, { body }),
  stocks: (call, body) => call(suggestStocks, { body }),
  indexes: (call, body) => call(suggestIndexes, { body }),
  companies: (call, term) => call(suggestCompanies, { body: { term: encodeURIComponent(term) } }),
  etf: (call, body) => call(suggestEtf, { body }),
};

type Outcome = Awaited<ReturnType<Call>>;

/** Null for an error, or a response from a proxy. */
function readResult(outcome: Outcome, term: string): TypeResult | null {
  if (!outcome.ok) return null;
  const { items, counter_title, search_error, unknown_isins } = outcome.answer as {
    items: TypeResult['items'];
    counter_title: number;
    search_error: string | null;
    unknown_isins: string[];
  };
  if (!Array.isArray(items) || !Number.isInteger(counter_title)) return null;
  return { term, items, count: counter_title, error: search_error, unknownIsins: unknown_isins };
}

/**
 * Requests suggestions for all types at once, and reports the state after each response. A new term
 * silently aborts older requests, and a response to an older term is never shown for the new one.
 * Older results stay until newer ones arrive.
 */
export class Suggester {
  readonly #createCall: (signal: AbortSignal) => Call;
  readonly #onResults: (results: SearchResults<SearchType> | null) => void;
  readonly #answers = new Map<SearchType, TypeResult>();
  readonly #failed = new Set<SearchType>();
  #running = new AbortController();
  #term: string | null = null;
  #early: ReturnType<typeof setTimeout> | undefined;

  constructor(
    createCall: (signal: AbortSignal) => Call,
    onResults: (results: SearchResults<SearchType> | null) => void,
  ) {
    this.#createCall = createCall;
    this.#onResults = onResults;
  }

  /** Null stops the search. */
  search(term: string | null): void {
    this.stop();
    this.#failed.clear();
    if (term === null) {
      this.#answers.clear();
      return this.#onResults(null);
    }
    this.#running = new AbortController();
    this.#term = term;
    this.#early = setTimeout(() => {
      this.#early = undefined;
      this.#reportResults();
    }, EARLY_MS);
    this.#askTypes(SEARCH_TYPES, term);
    return undefined;
  }

  /** Repeats the requests of failed types. */
  retry(): void {
    const types = [...this.#failed];
    if (this.#term === null || types.length === 0) return;
    this.#failed.clear();
    this.#askTypes(types, this.#term);
  }

  stop(): void {
    this.#running.abort();
    clearTimeout(this.#early);
    this.#early = undefined;
    this.#term = null;
  }

  #askTypes(types: readonly SearchType[], term: string): void {
    const run = this.#running;
    const call = this.#createCall(AbortSignal.any([run.signal, AbortSignal.timeout(ANSWER_MS)]));
    this.#reportResults();
    for (const type of types) void this.#keep(run, type, askType(call, type, term));
  }

  async #keep(
    run: AbortController,
    type: SearchType,
    answer: Promise<TypeResult | null>,
  ): Promise<void> {
    const result = await answer;
    if (this.#running !== run || this.#term === null) return;
    if (result) this.#answers.set(type, result);
    else {
      this.#answers.delete(type);
      this.#failed.add(type);
    }
    this.#reportResults();
  }

  #reportResults(): void {
    if (this.#term === null) return;
    this.#onResults({
      term: this.#term,
      byType: Object.fromEntries(this.#answers),
      failed: [...this.#failed],
      isEarly: this.#early !== undefined,
    });
  }
}

async function askType(call: Call, type: SearchType, term: string): Promise<TypeResult | null> {
  try {
    // Half of a surrogate pair can't be sent.
    return readResult(await ASK[type](call, term.toWellFormed()), term);
  } catch {
    return null;
  }
}
