import { indexRatio } from '../../domain/bonds/index-ratio.ts';
import { addMonths, yearFromDay, type Day } from '../../domain/time/day.ts';
import { GOVERNMENT_SECTOR } from '../../domain/instruments/sectors.ts';
import { billName, bondName } from './bond-names.ts';
import { askOnIssue } from './bond-prices.ts';
import { bondSeries, roundAmount } from './bond-series.ts';
import { getCountry } from './countries.ts';
import { bondCredit } from './credit.ts';
import { getCurrency } from './currencies.ts';
import type { BondTerms, DemoInstrument, DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import { makeIsin } from './isin.ts';
import { Random, spread } from './random.ts';
import { ratesFor } from './rates.ts';
import { demoReference } from './reference-indexes.ts';
import {
  getAbroadConventions,
  getStateConventions,
  type StateConventions,
} from './state-conventions.ts';
import { listAbroadIssues, listStateIssues, type StateIssue } from './state-issues.ts';
import { stateSizes, type Span } from './state-sizes.ts';
import { bondVenue } from './venues.ts';

/** A government and one of its issues. */
export interface PlannedIssue {
  readonly issuer: DemoIssuer;
  readonly state: StateConventions;
  readonly issue: StateIssue;
  readonly currency: string;
}

/**
 * Number of bonds in the tiny market by government: enough for a curve in the two largest
 * currencies.
 */
const TINY_ISSUES: Readonly<Record<string, number>> = { DE: 9, US: 8, GB: 2 };
const FEWEST_FOR_CURVE = 7;

/** All issues of the governments in a market, government by government. */
export function planStateIssues(
  { today }: MarketKey,
  issuers: readonly DemoIssuer[],
  isTiny: boolean,
): PlannedIssue[] {
  const states = issuers.filter(({ sector }) => sector === GOVERNMENT_SECTOR);
  return states.flatMap((issuer) => {
    const atHome = planAtHome(issuer, today, isTiny);
    return isTiny ? atHome : atHome.concat(planAbroad(issuer, today));
  });
}

function planAtHome(issuer: DemoIssuer, today: number, isTiny: boolean): PlannedIssue[] {
  const state = getStateConventions(issuer.country);
  if (!state || (isTiny && !TINY_ISSUES[state.code])) return [];
  const all = listStateIssues(state, today);
  const issues = isTiny ? pickForTiny(all, today, TINY_ISSUES[state.code] ?? 0) : all;
  const { currency } = getCountry(state.code);
  return issues.map((issue) => ({ issuer, state, issue, currency }));
}

function planAbroad(issuer: DemoIssuer, today: number): PlannedIssue[] {
  const state = getAbroadConventions(issuer.country, issuer.shortName);
  if (!state) return [];
  return listAbroadIssues(state, today).map((issue) => ({
    issuer,
    state,
    issue,
    currency: state.currency,
  }));
}

/** Bonds with quotes all year, before and after today; where there are few, one is a linker. */
function pickForTiny(all: readonly StateIssue[], today: number, count: number): StateIssue[] {
  const lasting = all.filter(
    ({ issuedOn, maturesOn }) =>
      issuedOn < addMonths(today, -13) && maturesOn > addMonths(today, 6),
  );
  const linker = count < FEWEST_FOR_CURVE && lasting.find(({ kind }) => kind === 'linker');
  const bonds = lasting.filter(({ kind }) => kind === 'bond');
  return linker ? [...spread(bonds, count - 1), linker] : spread(bonds, count);
}

export function governmentBond(
  key: MarketKey,
  id: number,
  planned: PlannedIssue,
  historyMonths: number | null,
): DemoInstrument {
  const { issuer, state, issue, currency } = planned;
  const credit = { currency, ...bondCredit(key.seed, issuer, { currency, seniority: 'senior' }) };
  const terms = makeTerms(key, id, planned, credit);
  const dollars = terms.facts.amountOutstanding / getCurrency(currency).perDollar;
  const venue = bondVenue(key.seed, id, { issuer, listing: terms.facts.listing });
  return {
    id,
    kind: 'bond',
    name: issueName(planned, terms),
    isin: makeIsin(state.code, id),
    issuerId: issuer.id,
    currency,
    category: 'government',
    status: issue.maturesOn < key.today ? 'matured' : 'active',
    importance: Math.round(70_000 * Math.log10(dollars)),
    venue,
    bond: terms,
    ...(historyMonths !== null && {
      series: bondSeries(
        key,
        // Bonds in the government's own currency share one calendar, so that its curve uses all of
        // them.
        { id, currency, terms, credit, hasGaps: false, ...(isAbroad(planned) && { venue }) },
        addMonths(key.today, -historyMonths),
      ),
    }),
  };
}

function isAbroad({ state, currency }: PlannedIssue): boolean {
  return getCountry(state.code).currency !== currency;
}

function makeTerms(
  key: MarketKey,
  id: number,
  planned: PlannedIssue,
  credit: { currency: string; spread: number; issuerSeed: number },
): BondTerms {
  const { state, issue } = planned;
  const abroad = isAbroad(planned);
  const { kind, issuedOn, maturesOn } = issue;
  const random = new Random(key.seed, 2, id);
  const years = (maturesOn - issuedOn) / 365.25;
  const span = { day: issuedOn, years, perYear: kind === 'bill' ? 1 : state.couponsPerYear };
  const asked = askOnIssue(ratesFor(key.seed), { ...credit, isLinker: kind === 'linker' }, span);
  const sizes = stateSizes(state.code, abroad);
  const couponMilli = kind === 'bill' ? 0 : pickCoupon(asked.coupon, state, sizes.coupons[kind]);
  const amountIssued = pickAmount(sizes.billions[kind], random);
  return {
    couponType: kind === 'bill' ? 'zero' : 'fixed',
    couponMilli,
    couponsPerYear: kind === 'bill' ? 0 : state.couponsPerYear,
    dayCount: kind === 'bill' ? billDayCount(state.dayCount) : state.dayCount,
    issuedOn,
    maturesOn,
    faceValue: state.faceValue,
    amountIssued,
    amortisation: [],
    options: [],
    steps: [],
    firstCouponOn: null,
    settlementDays: state.settlementDays,
    businessDays: 'unadjusted',
    exCouponDays: kind === 'bill' ? null : state.exCouponDays,
    flatFrom: null,
    indexMarginMilli: null,
    ...linkTo(kind === 'linker' ? state : undefined, issuedOn, key.today),
    couponFixedFrom: null,
    missedCouponOn: null,
    facts: {
      seniority: 'senior',
      guarantorId: null,
      smallestLot: abroad ? 200 * state.faceValue : state.faceValue,
      // Part of it was bought back.
      amountOutstanding: roundAmount(amountIssued * (random.chance(0.2) ? 0.9 : 1)),
      issuePriceMilli: Math.round(
        100_000 * (1 + (couponMilli / 100_000 - asked.coupon) * asked.annuity),
      ),
      governingLaw: abroad ? random.pick(['New York', 'England']) : countryName(state.code),
      listing: abroad ? 'Luxembourg' : countryName(state.code),
      isGreen:
        kind === 'bond' && years < 12 && yearFromDay(issuedOn) >= 2020 && random.chance(0.12),
    },
  };
}

/** 30-day months are for coupons: in a bill's few weeks they would be up to two days off. */
function billDayCount(ofBonds: BondTerms['dayCount']): BondTerms['dayCount'] {
  return ofBonds.startsWith('30') ? 'ACT/365' : ofBonds;
}

/** Linkers of these governments may repay less than their nominal. */
const WITHOUT_FLOOR = new Set(['GB', 'BR']);

/** The index of a linker, and its level today. */
function linkTo(
  state: StateConventions | undefined,
  issuedOn: Day,
  today: Day,
): Pick<BondTerms, 'indexName' | 'indexRatioUnits' | 'linker'> {
  const name = state?.linker?.index;
  if (!state || name === undefined) return { indexName: null, indexRatioUnits: null, linker: null };
  const baseIndex = demoReference(name, issuedOn);
  const ratio = indexRatio(demoReference(name, today), baseIndex);
  return {
    indexName: name,
    indexRatioUnits: Math.round(100_000 * ratio),
    linker: { baseIndex, ratioOn: today, hasFloor: !WITHOUT_FLOOR.has(state.code) },
  };
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

function countryName(code: string): string {
  return regions.of(code) ?? code;
}

/** The discount on the coupon, as a share of the market rate above the highest coupon. */
const TAKEN_OFF = 0.4;

/**
 * The market rate, rounded down like the government's coupons. A government that doesn't pay that
 * much sells below par, and the more so the higher rates are.
 */
function pickCoupon(asked: number, { couponStep: step }: StateConventions, paid?: Span): number {
  const [least, most] = paid ?? [0, Infinity];
  const percent = 100 * asked;
  const offered = percent > most ? most - TAKEN_OFF * (percent - most) : percent;
  return Math.max(Math.floor((1000 * Math.max(offered, least)) / step) * step, step);
}

/** Log-uniform: small and large amounts are equally rare. */
function pickAmount([least, most]: Span, random: Random): number {
  return roundAmount(1e9 * least * (most / least) ** random.unit());
}

function issueName(planned: PlannedIssue, terms: BondTerms): Names {
  const { state, issue, currency } = planned;
  if (issue.kind === 'bill') return billName(state.bill, issue.maturesOn);
  const name = issue.kind === 'linker' ? (state.linker?.name ?? state.bond) : state.bond;
  return bondName(name, terms, isAbroad(planned) ? currency : undefined);
}
