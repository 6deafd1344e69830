import type { GraphicPoint } from '../../src/contracts/instruments/indexes.ts';
import { all, counted, none, type Figure, type Outcome, type Run } from '../harness.ts';
import {
  lineDirections,
  levelErrors,
  median,
  reconcile,
  rootMeanSquare,
  scaleTo,
  shareGuessed,
  shareInferred,
  shareInferredJointly,
  steps,
  straighten,
  stretchOver,
  toRanks,
  type Line,
  type Pair,
} from '../lib/infer-lines.ts';
import { openSession, type Account } from '../lib/session.ts';
import { newAddress, Wire } from '../lib/wire.ts';

export interface InferenceOptions {
  /** An account that sees values: the reference for the attack. */
  readonly account: Account;
  /** Per kind. */
  readonly lines: number;
  /** Whether to compare times, which is unreliable on a busy machine. */
  readonly comparesTimes: boolean;
}

/** More than chance explains. */
const MARGIN = 0.05;
/** With its lowest and highest value known, a line must stay at least this uncertain in between. */
const LEVEL_ERROR = 0.03;
/** The last year: the longest period in which lines are shown with all their points. */
const PERIOD_ID = 0;
const FEWEST_DAYS = 100;
/** Alternating, so that a busy machine slows both kinds down. */
const TIMED_LINES = 10;
const TIMED_ROUNDS = 12;
/** Larger than the ratio of medians of equal work on a busy machine. */
const TIME_RATIO = 1.5;
/** The share of all days that a line needs to be combined with others. */
const MAX_DAYS = 0.95;

interface Seen {
  readonly path: string;
  readonly days: readonly number[];
  readonly shape: Line;
  readonly real: Line;
}

/**
 * Tries to infer values from everything that a visitor gets: from single lines, and from related
 * lines together.
 */
export async function tortureByInference(
  origin: string,
  run: Run,
  { account, lines, comparesTimes }: InferenceOptions,
): Promise<Outcome> {
  const wire = new Wire(origin);
  const portal = new Portal(wire, await openSession(wire, account));
  run.reportProgress('inference: lines alone');
  const stocks = await portal.lines('stocks', lines);
  const funds = await portal.lines('etf', lines);
  const indexes = await portal.lines('indexes', lines);
  const alone = [...stocks, ...funds, ...indexes];
  run.reportProgress('inference: pairs of currencies');
  const pairs = await portal.pairs();
  run.reportProgress('inference: bonds and rates');
  const locked = [
    ...(await portal.shapes('bonds', lines)),
    ...(await portal.shapes('indexes', lines, '?measure=rates')),
  ];
  run.reportProgress('inference: times');
  const times = comparesTimes ? await timeFigures(portal, alone) : [];
  wire.close();
  return {
    figures: [
      ...times,
      all('lines alone', alone.length, 1),
      ...aloneFigures(alone),
      ...companyFigures('stocks, funds and indexes', alone),
      ...companyFigures('funds', funds),
      ...companyFigures('indexes', indexes),
      ...companyFigures('stocks and indexes', [...stocks, ...indexes]),
      counted('pairs together', pairs.length),
      ...jointFigures(pairs),
      all('bonds and rates', locked.length, 1),
      none('… with a shape', locked.filter((shape) => shape.length > 0).length),
    ],
    faults: [],
  };
}

/** A visitor's response times must not reveal whether a line is calm or volatile. */
async function timeFigures(portal: Portal, seen: readonly Seen[]): Promise<Figure[]> {
  const byChange = seen
    .map(({ path, real }) => ({ path, size: rootMeanSquare(steps(real)) / Math.abs(real[0]!) }))
    .toSorted((a, b) => a.size - b.size);
  const groups = [byChange.slice(0, TIMED_LINES), byChange.slice(-TIMED_LINES)];
  const times = groups.map((): number[] => []);
  for (let round = 0; round < TIMED_ROUNDS; round += 1) {
    for (const i of Array.from({ length: TIMED_LINES }).keys()) {
      for (const [group, lines] of groups.entries()) {
        times[group]!.push(await portal.timeChart(lines[i]?.path ?? lines[0]!.path, round));
      }
    }
  }
  const [calm, lively] = times.map(median);
  const ratio = lively! / calm!;
  return [
    {
      name: 'time of a masked chart, lively : calm lines',
      value: ratio.toFixed(2),
      promise: `${(1 / TIME_RATIO).toFixed(2)}–${TIME_RATIO.toFixed(2)}`,
      isHeld: ratio < TIME_RATIO && ratio > 1 / TIME_RATIO,
    },
  ];
}

function aloneFigures(seen: readonly Seen[]): Figure[] {
  const real = seen.map((line) => line.real);
  const stretched = seen.map(({ shape, real: values }) => stretchOver(shape, values));
  const errors = seen.map(({ shape, real: values }) => median(levelErrors(shape, values)));
  const told = shareInferred(stretched, real);
  return [
    ...sizeFigures('changes of a line alone', told, { 'a guess': shareGuessed(real) }),
    {
      name: '… values off by (low and high known)',
      value: percent(median(errors)),
      promise: `≥ ${percent(LEVEL_ERROR)} of the range`,
      isHeld: median(errors) >= LEVEL_ERROR,
    },
  ];
}

/** All lines that depend on each other or on the same market, together. */
function companyFigures(name: string, seen: readonly Seen[]): Figure[] {
  const lines = onCommonDays(seen);
  if (lines.length < 2) return [];
  const real = lines.map((line) => line.real);
  const shapes = lines.map(({ shape }) => shape);
  const told = Math.max(
    shareInferredJointly(shapes.map(straighten), real),
    shareInferredJointly(
      shapes.map((shape) => straighten(toRanks(shape))),
      real,
    ),
  );
  return [
    counted(`${name} together`, lines.length),
    ...sizeFigures('… changes by a joint fit', told, {
      'a guess': shareGuessed(real),
      'directions alone': shareInferredJointly(real.map(lineDirections), real),
    }),
  ];
}

/** The lines with nearly as many days as the longest, on their common days. */
function onCommonDays(seen: readonly Seen[]): Seen[] {
  const usual = new Set(seen.toSorted((a, b) => b.days.length - a.days.length)[0]?.days);
  const kept = seen.filter(
    ({ days }) => days.filter((day) => usual.has(day)).length >= MAX_DAYS * usual.size,
  );
  const common = [...usual].filter((day) => kept.every(({ days }) => days.includes(day)));
  return kept.map(({ path, days, shape, real }) => {
    const places = common.map((day) => days.indexOf(day));
    return {
      path,
      days: common,
      shape: places.map((place) => shape[place]!),
      real: places.map((place) => real[place]!),
    };
  });
}

function jointFigures(pairs: readonly (Pair & Seen)[]): Figure[] {
  if (pairs.length === 0) return [];
  const real = pairs.map((pair) => pair.real);
  const fit = (lineOf: (pair: Seen) => number[]) =>
    reconcile(
      pairs.map((pair) => ({
        of: pair.of,
        line: scaleTo(rootMeanSquare(steps(pair.real)), lineOf(pair)),
      })),
    );
  const told = shareInferred(
    fit(({ shape }) => straighten(shape)),
    real,
  );
  return sizeFigures('… changes by a joint fit', told, {
    'a guess': shareGuessed(real),
    'directions alone': shareInferred(
      fit((pair) => lineDirections(pair.real)),
      real,
    ),
  });
}

/**
 * Sizes may not be inferred more often than without the shape, or than from the directions of
 * moves.
 */
function sizeFigures(name: string, told: number, others: Record<string, number>): Figure[] {
  const most = Math.max(...Object.values(others)) + MARGIN;
  return [
    {
      name: `${name}, told within 2 ×`,
      value: percent(told),
      promise: `≤ ${percent(most)}`,
      isHeld: told <= most,
    },
    ...Object.entries(others).map(([who, share]) => ({
      name: `… by ${who}`,
      value: percent(share),
      promise: '',
      isHeld: true,
    })),
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** What a visitor sees of a portal, and what an account with access sees. */
class Portal {
  readonly #wire: Wire;
  readonly #cookie: string;

  constructor(wire: Wire, cookie: string) {
    this.#wire = wire;
    this.#cookie = cookie;
  }

  async lines(kind: string, count: number): Promise<Seen[]> {
    const { items } = await this.#get<{ items: { id: number }[] }>(`/api/screens/${kind}/`);
    const seen: Seen[] = [];
    for (const { id } of items.slice(0, count)) {
      const line = await this.#both(`/api/${kind}/${id}/chart/`);
      if (line) seen.push(line);
    }
    return seen;
  }

  /** Only the shapes of lists and charts. */
  async shapes(kind: string, count: number, query = ''): Promise<Line[]> {
    interface List {
      readonly items: readonly { id: number; line: Line }[];
    }
    const { items } = await this.#get<List>(`/api/screens/${kind}/${query}`);
    const shapes: Line[] = items.map(({ line }) => line);
    for (const { id } of items.slice(0, count)) {
      shapes.push((await this.#chart(`/api/${kind}/${id}/chart/`)).map(({ value }) => value));
    }
    return shapes;
  }

  /** On the same days, as logarithms: cross rates are then sums. */
  async pairs(): Promise<(Pair & Seen)[]> {
    interface List {
      readonly items: readonly { 'index_id.numeric': number; ticker: string }[];
      readonly total: number;
      readonly limit: number;
    }
    const currencies: string[] = [];
    const numberOf = (currency: string) => {
      const known = currencies.indexOf(currency);
      return known < 0 ? currencies.push(currency) - 1 : known;
    };
    const found: (Pair & Seen)[] = [];
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { items, total, limit } = await this.#get<List>(`/api/currencies/?page=${page}`);
      isLast = page * limit >= total;
      for (const { 'index_id.numeric': id, ticker } of items) {
        const seen = await this.#both(`/api/indexes/${id}/chart/`);
        const [base, quoted] = ticker.split('/');
        if (!seen || base === undefined || quoted === undefined) continue;
        const real = seen.real.map((value) => Math.log(value));
        found.push({
          ...seen,
          of: [numberOf(base), numberOf(quoted)],
          real,
          line: seen.shape,
        });
      }
    }
    const days = median(found.map(({ real }) => real.length));
    return found.filter(({ real }) => real.length === days);
  }

  async #both(path: string): Promise<Seen | null> {
    const [masked, values] = [await this.#chart(path), await this.#chart(path, this.#cookie)];
    const byDay = new Map(values.map((point) => [point['date.numeric'], point.value]));
    const days = masked.filter((point) => byDay.has(point['date.numeric']));
    const real = days.map((point) => byDay.get(point['date.numeric'])!);
    const shape = days.map(({ value }) => value);
    const isLevel = new Set(shape).size < 2;
    const known = days.map((point) => point['date.numeric']);
    return days.length < FEWEST_DAYS || isLevel ? null : { path, days: known, shape, real };
  }

  /** Each round requests another range, so that the response is computed again. */
  async timeChart(path: string, round: number): Promise<number> {
    const begin = performance.now();
    await this.#chart(path, undefined, 300 + round);
    return performance.now() - begin;
  }

  async #chart(path: string, cookie?: string, days = 365): Promise<GraphicPoint[]> {
    const now = Date.now();
    const body = {
      periodId: PERIOD_ID,
      beginDate: dayText(now - days * 86_400_000),
      endDate: dayText(now),
    };
    const { data } = await this.#fetchJson<{ data: Record<string, GraphicPoint> }>(
      path,
      cookie,
      body,
    );
    return Object.values(data);
  }

  #get<T>(path: string): Promise<T> {
    return this.#fetchJson<T>(path);
  }

  async #fetchJson<T>(path: string, cookie?: string, body?: object): Promise<T> {
    const answer = await this.#wire.send({
      method: body ? 'POST' : 'GET',
      path,
      headers: {
        ...newAddress(),
        ...(cookie !== undefined && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.failure}`);
    return JSON.parse(answer.body) as T;
  }
}
