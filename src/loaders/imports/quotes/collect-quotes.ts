import type { Db } from '../../../db/connect.ts';
import { calendarDay, type Day } from '../../../domain/time/day.ts';
import { matchInstruments, type MatchedInstrument } from '../match-instruments.ts';
import type { RowBatch } from '../read/read-settings.ts';
import type { QuotesRecipe } from '../recipe.ts';
import type { RejectReason, RejectionList } from '../rejection.ts';
import { QuoteMapper, type ReadQuote } from './map-rows.ts';
import type { PointSorter } from './point-sorter.ts';

/** A series that a document has points of. It may not exist yet. */
export interface QuotedSeries {
  readonly instrumentId: number;
  readonly currency: string | null;
  readonly field: string;
}

export interface CollectedQuotes {
  readonly rows: number;
  /** In the order of their numbers in the sorter. */
  readonly series: readonly QuotedSeries[];
}

interface CollectOptions {
  readonly source: string;
  readonly recipe: QuotesRecipe;
  readonly batches: AsyncIterable<RowBatch>;
  readonly rejections: RejectionList;
  readonly sorter: PointSorter;
  readonly today: Day;
  readonly onRows?: ((rows: number) => Promise<void> | void) | undefined;
}

/** Ids are matched together: a document by series has few new ones in a thousand rows. */
const QUOTES_PER_MATCH = 10_000;
const FIRST_DAY = calendarDay(1900, 1, 1);
/** The last price of a bond may be published some weeks after its end. */
const DAYS_AFTER_MATURITY = 30;
/** East of here it is tomorrow already. */
const DAYS_AHEAD = 1;

/**
 * Reads a document of quotes once: rows are matched with instruments and judged one by one, and
 * what can be stored goes into the sorter.
 */
export async function collectQuotes(db: Db, options: CollectOptions): Promise<CollectedQuotes> {
  const { source, recipe, batches, rejections, sorter, today, onRows } = options;
  const matched = new Map<string, readonly MatchedInstrument[]>();
  const places = new Map<string, number>();
  const series: QuotedSeries[] = [];
  let mapper: { readonly header: readonly string[]; readonly it: QuoteMapper } | undefined;
  let rows = 0;
  let quotes: ReadQuote[] = [];
  for await (const batch of batches) {
    if (mapper?.header !== batch.header) {
      mapper = { header: batch.header, it: new QuoteMapper(recipe, batch.header) };
    }
    for (const row of batch.rows) {
      mapper.it.map(
        row,
        (quote) => quotes.push(quote),
        (found) => rejections.add(found),
      );
    }
    rows += batch.rows.length;
    if (quotes.length >= QUOTES_PER_MATCH) await settle();
    await onRows?.(rows);
  }
  await settle();
  await rejections.flush(true);
  return { rows, series };

  /** Matches the quotes read so far and passes on what can be stored. */
  async function settle(): Promise<void> {
    await matchNew(db, source, quotes, matched);
    for (const quote of quotes) {
      const found = findInstrument(quote, matched.get(quote.idText) ?? [], today);
      if (typeof found === 'string') {
        const { line, idColumn, idText } = quote;
        rejections.add({ line, column: idColumn, value: idText, reason: found });
        continue;
      }
      if (sorter.isFull) await sorter.spill();
      sorter.add(placeOf(found, quote.field), quote.day, quote.value, quote.line);
    }
    quotes = [];
    await rejections.flush();
  }

  function placeOf({ id, currency }: MatchedInstrument, field: string): number {
    const key = `${id} ${field}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, series.length);
    return series.push({ instrumentId: id, currency, field }) - 1;
  }
}

async function matchNew(
  db: Db,
  source: string,
  quotes: readonly ReadQuote[],
  matched: Map<string, readonly MatchedInstrument[]>,
): Promise<void> {
  const unseen = new Map(
    quotes.filter(({ idText }) => !matched.has(idText)).map(({ idText, id }) => [idText, id]),
  );
  if (unseen.size === 0) return;
  const found = await matchInstruments(db, source, [...unseen.values()]);
  for (const [i, idText] of [...unseen.keys()].entries()) matched.set(idText, found[i]!);
}

function findInstrument(
  { day, currency }: ReadQuote,
  matches: readonly MatchedInstrument[],
  today: Day,
): MatchedInstrument | RejectReason {
  if (matches.length === 0) return 'unknown-id';
  if (day > today + DAYS_AHEAD) return 'in-the-future';
  if (day < FIRST_DAY) return 'before-1900';
  const isValid = ({ validFrom = -Infinity, validTo = Infinity }: MatchedInstrument) =>
    day >= validFrom && day < validTo;
  const valid = matches.length === 1 && isValid(matches[0]!) ? matches : matches.filter(isValid);
  const [found] = valid;
  if (!found) return 'id-not-valid-then';
  if (valid.some(({ id }) => id !== found.id)) return 'ambiguous-id';
  if (found.isHidden) return 'hidden-instrument';
  if (found.issuedOn !== undefined && day < found.issuedOn) return 'before-issue';
  if (found.maturesOn !== undefined && day > found.maturesOn + DAYS_AFTER_MATURITY) {
    return 'after-maturity';
  }
  return currency === null || currency === found.currency ? found : 'other-currency';
}
