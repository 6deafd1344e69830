import { Guarded, revealOrRefuse } from '../../../../access/guarded.ts';
import { abilitiesFor, type Viewer } from '../../../../access/viewer.ts';
import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  UDF_RESOLUTIONS,
  UDF_TYPES,
  type getUdfConfig,
  type getUdfHistory,
  type getUdfSymbol,
  type searchUdfSymbols,
} from '../../../../contracts/clients/udf.ts';
import type { Db } from '../../../../db/connect.ts';
import { readExactPoints } from '../../../../db/quotes/exact-points.ts';
import type { InstrumentKind, NameByLanguage } from '../../../../db/schema.ts';
import {
  beginOfBar,
  daysForBars,
  toBars,
  type Bar,
  type BarStep,
} from '../../../../domain/charts/bars.ts';
import { SECONDS_PER_DAY, type Day } from '../../../../domain/time/day.ts';
import { formatDecimal } from '../../../../domain/text/decimal.ts';
import type { Clock } from '../../../../domain/time/now.ts';
import type { SearchType } from '../../../../domain/search/search-type.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import {
  findBySymbol,
  findKinds,
  type InstrumentSeries,
} from '../../../engines/quotes/find-instrument.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import {
  FIGURE_LABELS,
  findSymbolValues,
  readFigure,
  type FigureName,
  type SymbolValues,
} from '../../../engines/quotes/symbol-values.ts';
import { findCurveRates } from './curve-rates.ts';

type UdfType = (typeof UDF_TYPES)[number];

const STEPS: Readonly<Record<string, BarStep>> = {
  D: 'day',
  '1D': 'day',
  W: 'week',
  '1W': 'week',
  M: 'month',
  '1M': 'month',
};
const SEARCHED: Readonly<Record<Exclude<UdfType, 'curve'>, SearchType>> = {
  bond: 'bonds',
  stock: 'stocks',
  etf: 'etf',
  index: 'indexes',
  forex: 'indexes',
};
/** The number of days after a bar's first one. */
const LONGEST_BAR: Readonly<Record<BarStep, number>> = { day: 0, week: 6, month: 30 };
const DEFAULT_FOUND = 30;
const MAX_FOUND = 100;
/** More than the trading days of a century. */
const MAX_BARS = 40_000;
const EARLIEST: Day = -1_000_000;

interface Found {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly isin: string | null;
}

/** Finds instruments of a type by a term, within the limits of the search. */
export type FindInstruments = (
  type: SearchType,
  term: string,
  limit: number,
  context: RequestContext,
) => Promise<readonly Found[]>;

/** The endpoints for chart clients that use UDF. */
export class UdfService {
  readonly #db: Db;
  readonly #now: Clock;
  readonly #find: FindInstruments;

  constructor(db: Db, now: Clock, find: FindInstruments) {
    this.#db = db;
    this.#now = now;
    this.#find = find;
  }

  config(context: RequestContext): Answer<typeof getUdfConfig> {
    const all = { value: '', name: labelText(context, 'udf_all') };
    return {
      supports_search: true,
      supports_group_request: false,
      supports_marks: false,
      supports_timescale_marks: false,
      supports_time: true,
      supported_resolutions: [...UDF_RESOLUTIONS],
      exchanges: [all],
      symbols_types: [
        all,
        ...UDF_TYPES.map((type) => ({ value: type, name: labelText(context, `udf_${type}`) })),
      ],
    };
  }

  time(): number {
    return Math.floor(this.#now().ms / 1000);
  }

  async symbol(symbol: string, context: RequestContext): Promise<Answer<typeof getUdfSymbol>> {
    const found = await this.#resolve(symbol);
    const digits = abilitiesFor(context.viewer).seesValues ? found.decimals : 2;
    return {
      name: found.symbolName,
      ticker: found.symbol,
      description: found.name(context),
      type: found.type,
      exchange: found.source,
      listed_exchange: found.source,
      session: '24x7',
      timezone: 'Etc/UTC',
      format: 'price',
      minmov: 1,
      pricescale: 10 ** digits,
      has_intraday: false,
      has_daily: true,
      has_weekly_and_monthly: true,
      supported_resolutions: [...UDF_RESOLUTIONS],
      visible_plots_set: 'c',
      data_status: 'endofday',
      ...(found.currency !== null && { currency_code: found.currency }),
    };
  }

  async search(
    { query = '', type, limit = DEFAULT_FOUND }: ValidInput<typeof searchUdfSymbols>['query'],
    context: RequestContext,
  ): Promise<Answer<typeof searchUdfSymbols>> {
    const wanted = UDF_TYPES.filter((each) => !type || each === type);
    const most = Math.min(limit, MAX_FOUND);
    if (query.trim() === '' || wanted.length === 0 || most === 0) return [];
    const rates = wanted.includes('curve') ? await findCurveRates(this.#db, query, context) : [];
    const figure = readFigure(query);
    if (figure && wanted.includes('bond')) {
      const bonds = await this.#find('bonds', figure.base, most, context);
      return bonds.map((bond) => describeFigure(bond, figure.field, context));
    }
    return [...rates, ...(await this.#searchInstruments(query, wanted, most, context))].slice(
      0,
      most,
    );
  }

  async #searchInstruments(
    query: string,
    wanted: readonly UdfType[],
    most: number,
    context: RequestContext,
  ): Promise<FoundSymbol[]> {
    const searched = new Set(wanted.flatMap((each) => (each === 'curve' ? [] : SEARCHED[each])));
    const lists = [];
    for (const each of searched) lists.push(await this.#find(each, query, most, context));
    const found = inTurns(lists);
    const kinds = await findKinds(
      this.#db,
      found.map(({ id }) => id),
    );
    const rows = found.map(({ id, name, ticker, isin }) => {
      const symbol = ticker ?? isin ?? idSymbol({ id });
      return {
        symbol,
        full_name: symbol,
        description: nameIn(context.language, name),
        exchange: '',
        ticker: idSymbol({ id }),
        type: typeFor(kinds.get(id) ?? 'index'),
      };
    });
    return rows.filter((row) => wanted.includes(row.type));
  }

  async history(
    query: ValidInput<typeof getUdfHistory>['query'],
    { viewer }: RequestContext,
  ): Promise<Answer<typeof getUdfHistory>> {
    const step = STEPS[query.resolution];
    if (!step) throw new ApiError('invalid_field', { field: 'query.resolution' });
    const { countback } = query;
    // The end is exclusive; a bar has the time at which its first day begins.
    const to = Math.ceil(query.to / SECONDS_PER_DAY) - 1;
    const from = Math.ceil((query.from ?? query.to) / SECONDS_PER_DAY);
    if (from > to + 1) throw new ApiError('period_start_after_end', { field: 'query.from' });
    const found = await this.#resolve(query.symbol);
    const barsFrom = (begin: Day) => readBars(found, { from: begin, to }, step, viewer);
    const bars =
      countback === undefined
        ? (await barsFrom(beginOfBar(from, step))).filter(({ day }) => day >= from)
        : await lastBars(barsFrom, to, step, Math.min(countback, MAX_BARS));
    if (bars.length > 0) {
      return {
        s: 'ok',
        t: bars.map(({ day }) => day * SECONDS_PER_DAY),
        c: bars.map(({ close }) => close),
      };
    }
    const [earlier] = await lastBars(barsFrom, to, step, 1);
    return { s: 'no_data', ...(earlier && { nextTime: earlier.day * SECONDS_PER_DAY }) };
  }

  async #resolve(symbol: string): Promise<Resolved> {
    const found = await findBySymbol(this.#db, symbol);
    if (found) return describeSeries(this.#db, found);
    const values = await findSymbolValues(this.#db, symbol);
    if (!values) throw new ApiError('not_found', { field: 'query.symbol' });
    const { kind, isin, ticker } = values;
    const [, field] = /:(\w+)$/.exec(values.symbol) ?? [];
    const own = kind === 'bond' ? (ticker ?? isin) : null;
    const symbolName = own === null ? values.symbol : `${own}:${field}`;
    return { ...values, type: kind, symbolName };
  }
}

/** A resolved symbol of any kind. */
interface Resolved extends Pick<
  SymbolValues,
  'symbol' | 'name' | 'source' | 'currency' | 'decimals' | 'readRange'
> {
  readonly symbolName: string;
  readonly type: UdfType;
}

type FoundSymbol = Extract<Answer<typeof searchUdfSymbols>, readonly unknown[]>[number];

function describeSeries(db: Db, found: InstrumentSeries): Resolved {
  const { seriesId, source, currency } = found;
  return {
    symbol: idSymbol(found),
    symbolName: found.ticker ?? found.isin ?? idSymbol(found),
    name: ({ language }) => nameIn(language, found.name),
    type: typeFor(found.kind),
    source,
    currency,
    decimals: found.decimals ?? 2,
    readRange: async (range, viewer) => {
      const points = seriesId === null ? [] : await readExactPoints(db, seriesId, range);
      const texts = points.map(({ day, value }) => ({ day, value: formatDecimal(value) }));
      return revealOrRefuse(viewer, new Guarded(texts));
    },
  };
}

async function readBars(
  { readRange }: Resolved,
  { from, to }: { from: Day; to: Day },
  step: BarStep,
  viewer: Viewer,
): Promise<readonly Bar[]> {
  // A bar that has begun is read to its end.
  const points = await readRange({ from, to: to + LONGEST_BAR[step] }, viewer);
  const pairs = points.map(({ day, value }) => [day, Number(value)] as const);
  return toBars(pairs, step).filter(({ day }) => day <= to);
}

function describeFigure(bond: Found, field: FigureName, context: RequestContext): FoundSymbol {
  const { id, ticker, isin } = bond;
  const symbol = `${ticker ?? isin ?? idSymbol({ id })}:${field}`;
  const figure = labelText(context, FIGURE_LABELS[field]);
  return {
    symbol,
    full_name: symbol,
    description: `${nameIn(context.language, bond.name)} · ${figure}`,
    exchange: '',
    ticker: `${idSymbol({ id })}:${field}`,
    type: 'bond',
  };
}

/** The last `count` bars; a series with wide gaps is read completely. */
async function lastBars(
  barsFrom: (from: Day) => Promise<readonly Bar[]>,
  to: Day,
  step: BarStep,
  count: number,
): Promise<readonly Bar[]> {
  const near = await barsFrom(to - daysForBars(count, step));
  const bars = near.length < count ? await barsFrom(EARLIEST) : near;
  return count === 0 ? [] : bars.slice(-count);
}

function idSymbol({ id }: { readonly id: number }): string {
  return `ID:${id}`;
}

function typeFor(kind: InstrumentKind): UdfType {
  return kind === 'currency' ? 'forex' : kind;
}

/** The first item of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.map((list) => list[i]))
    .flat()
    .filter((item) => item !== undefined);
}
