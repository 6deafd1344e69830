import { reveal, revealList, visibilityFor } from '../../../access/guarded.ts';
import { requireNeeds } from '../../../access/require-needs.ts';
import { ANONYMOUS, type Viewer } from '../../../access/viewer.ts';
import type { getCurve, listCurveBonds, listCurves } from '../../../contracts/curves/curves.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import {
  curveCompounding,
  drawnTimes,
  isWithin,
  TENORS,
  tenorsWithin,
  type CurveKind,
  type Tenor,
} from '../../../domain/curves/curve-tenors.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { todayAt, type Clock, type Now } from '../../../domain/time/now.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { hasChangeOfDay, readDayCurves, type DayCurve } from '../../engines/quotes/curve-rates.ts';
import { countryIn, nameIn } from '../../engines/quotes/names.ts';
import { refuseCurve } from './refusals.ts';
import * as store from './store.ts';
import {
  chooseLines,
  validateCurveDate,
  readComparisons,
  withoutRepeated,
} from './wanted-lines.ts';

type ListItem = Answer<typeof listCurves>['items'][number];
type CurveAnswer = Answer<typeof getCurve>;
interface ShownLine {
  readonly key: string;
  readonly curve: store.CurveRecord;
  readonly asked: string | null;
  readonly day: string;
  readonly latest: DayCurve;
  readonly before: DayCurve | null;
}

const DAYS_PER_YEAR = 365.25;
/** The points of a list's sparklines, spaced by the logarithm of time. */
const PICTURE_POINTS = 33;

export class CurveService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  /** Sorted by country name in the reader's language. */
  async curves(context: RequestContext): Promise<Answer<typeof listCurves>> {
    const curves = await store.findCurves(this.#db);
    const dated = curves.filter(({ lastDay }) => lastDay !== null);
    const days = await readDayCurves(
      this.#db,
      dated.map(({ id, lastDay }) => ({ curveId: id, on: lastDay! })),
    );
    const found = new Map(dated.map(({ id }, i) => [id, days[i]!]));
    const { compare } = new Intl.Collator(LANGUAGES[context.language].tag);
    const items = curves
      .map((curve) => describeItem(curve, found.get(curve.id), context, this.#now()))
      .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id);
    return { items, masked: isMaskedFor(context.viewer) };
  }

  async curve(
    { params, query }: ValidInput<typeof getCurve>,
    context: RequestContext,
  ): Promise<CurveAnswer> {
    const { viewer, language, fileFormat } = context;
    // A file of asterisks is useless.
    if (fileFormat !== null) requireNeeds(viewer, 'values');
    const { kind = 'par', wrong = 'refuse' } = query;
    const comparisons = readComparisons(query.compare ?? '');
    const otherIds = comparisons.flatMap((each) => ('curveId' in each ? (each.curveId ?? []) : []));
    const curves = await store.findCurves(this.#db, [params.curveId, ...otherIds]);
    const own = curves.find(({ id }) => id === params.curveId);
    if (!own) throw new ApiError('not_found', { field: 'params.curveId' });
    const today = todayAt(this.#now());
    const chosen = chooseLines(own, { date: query.date, comparisons }, { curves, today });
    const days = await readDayCurves(
      this.#db,
      chosen.lines.map(({ curve, on }) => ({ curveId: curve.id, on })),
    );
    const { lines, ignored } = withoutRepeated(
      chosen.lines.map((line, i) => ({ ...line, ...days[i]!, day: days[i]!.latest.day })),
    );
    const allIgnored = [...chosen.ignored, ...ignored];
    const [first] = allIgnored;
    if (first && wrong === 'refuse') throw refuseCurve(`query.${first.field}`, first.reason);
    if (fileFormat !== null && lines.some(({ curve }) => !curve.allowsFiles)) {
      throw new ApiError('files_not_allowed');
    }
    return {
      ...describeCurve(own, language),
      allowsFiles: own.allowsFiles,
      firstDay: own.firstDay,
      lastDay: own.lastDay,
      kind,
      masked: isMaskedFor(viewer),
      ignored: allIgnored,
      lines: lines.map((line) => describeLine(line, kind, context)),
      rates: lines.flatMap((line, i) =>
        listRates(line, i, lines[0]!, {
          kind,
          viewer,
          name: countryIn(language, line.curve.country),
        }),
      ),
    };
  }

  async bonds(
    { params, query }: ValidInput<typeof listCurveBonds>,
    { viewer, language, fileFormat }: RequestContext,
  ): Promise<Answer<typeof listCurveBonds>> {
    const curve = await this.find(params.curveId);
    const reason =
      query.date !== undefined && validateCurveDate(query.date, curve, todayAt(this.#now()));
    if (reason) throw refuseCurve('query.date', reason);
    if (curve.lastDay === null) return { day: null, workout: 'maturity', items: [] };
    const on = query.date ?? curve.lastDay;
    const [found] = await readDayCurves(this.#db, [{ curveId: curve.id, on }]);
    const { day } = found!.latest;
    const dayNumber = parseDay(day)!;
    const bonds = await store.findBonds(this.#db, curve, dayNumber);
    const reader = fileFormat !== null && !curve.allowsFiles ? ANONYMOUS : viewer;
    return {
      day,
      workout: 'maturity',
      items: bonds.map(({ id, isin, name, couponType, maturesOn, yield: value }) => ({
        id,
        isin,
        couponType,
        name: nameIn(language, name),
        maturesOn,
        years: roundYears((parseDay(maturesOn)! - dayNumber) / DAYS_PER_YEAR),
        yield: reveal(reader, value),
      })),
    };
  }

  async find(curveId: number): Promise<store.CurveRecord> {
    const [curve] = await store.findCurves(this.#db, [curveId]);
    if (!curve) throw new ApiError('not_found', { field: 'params.curveId' });
    return curve;
  }
}

function isMaskedFor(viewer: Viewer): boolean {
  return visibilityFor(viewer) === 'shape';
}

function describeCurve(curve: store.CurveRecord, language: Language) {
  const { id, country, currency, origin, isBenchmark, source } = curve;
  const name = countryIn(language, curve.country);
  return { id, name, country, currency, origin, isBenchmark, source };
}

function describeItem(
  curve: store.CurveRecord,
  days: { latest: DayCurve; before: DayCurve | null } | undefined,
  { viewer: who, language, fileFormat }: RequestContext,
  now: Now,
): ListItem {
  // In a list from many sources, a value not allowed in files is masked.
  const viewer = fileFormat !== null && !curve.allowsFiles ? ANONYMOUS : who;
  const longest = days?.latest.longest ?? null;
  const has = (years: number) => days !== undefined && isWithin(years, longest);
  const rate = (years: number) =>
    has(years) ? reveal(viewer, days!.latest.rate(years, 'par')) : null;
  const change = (years: number) =>
    has(years) && days!.before && hasChangeOfDay(curve, { ...days!, before: days!.before }, now)
      ? reveal(viewer, days!.latest.above(days!.before, years, 'par'))
      : null;
  const tenors = tenorsWithin(longest);
  return {
    ...describeCurve(curve, language),
    bonds: days?.latest.bonds ?? null,
    lastDay: curve.lastDay,
    rate2y: rate(2),
    change2y: change(2),
    rate5y: rate(5),
    change5y: change(5),
    rate10y: rate(10),
    change10y: change(10),
    rate30y: rate(30),
    change30y: change(30),
    slope: has(10) ? reveal(viewer, days!.latest.slope(2, 10, 'par')) : null,
    line: days ? [...revealList(viewer, days.latest.line(pictureTimes(tenors), 'par'))] : [],
  };
}

/** From the first of the tenors to the last. */
function pictureTimes(tenors: readonly Tenor[]): number[] {
  const [from, to] = [tenors[0], tenors.at(-1)].map((tenor) => (tenor ? TENORS[tenor] : 0));
  if (!from || !to) return [];
  return Array.from(
    { length: PICTURE_POINTS },
    (_, i) => from * (to / from) ** (i / (PICTURE_POINTS - 1)),
  );
}

function describeLine(
  { key, curve, asked, latest, before }: ShownLine,
  kind: CurveKind,
  { viewer, language }: RequestContext,
): CurveAnswer['lines'][number] {
  const times = drawnTimes(latest.longest);
  const { beta0, beta1, beta2, beta3, tau1, tau2 } = latest.parameters();
  return {
    key,
    curveId: curve.id,
    name: countryIn(language, curve.country),
    currency: curve.currency,
    asked,
    day: latest.day,
    previousDay: before?.day ?? null,
    compounding: curveCompounding(kind, curve.country),
    bonds: latest.bonds,
    longest: latest.longest === null ? null : roundYears(latest.longest),
    error: reveal(viewer, latest.error),
    parameters: {
      beta0: reveal(viewer, beta0),
      beta1: reveal(viewer, beta1),
      beta2: reveal(viewer, beta2),
      beta3: reveal(viewer, beta3),
      tau1: reveal(viewer, tau1),
      tau2: reveal(viewer, tau2),
    },
    times,
    values: [...revealList(viewer, latest.line(times, kind))],
  };
}

function listRates(
  { curve, latest, before }: ShownLine,
  line: number,
  first: ShownLine,
  { kind, viewer, name }: { kind: CurveKind; viewer: Viewer; name: string },
): CurveAnswer['rates'] {
  return tenorsWithin(latest.longest).map((tenor) => {
    const years = TENORS[tenor];
    const isCompared = line > 0 && isWithin(years, first.latest.longest);
    return {
      line,
      curveId: curve.id,
      name,
      day: latest.day,
      tenor,
      years,
      rate: reveal(viewer, latest.rate(years, kind)),
      change: before && reveal(viewer, latest.above(before, years, kind)),
      difference: isCompared ? reveal(viewer, first.latest.above(latest, years, kind)) : null,
    };
  });
}

function roundYears(years: number): number {
  return Math.round(years * 100) / 100;
}
