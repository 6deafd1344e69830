import { accruedOn, measureListed, type ListedBond } from '../lib/listed-bond.ts';
import { BOARD_FILE, isFixedGovernment, readBoard, type BoardRow } from '../lib/moex-board.ts';
import { isoDay } from '../lib/reference-data.ts';
import type { Check, Suite } from '../lib/suite.ts';
import type { Tally } from '../lib/tally.ts';

/** Published with 4 decimals of a percent. */
const YIELD_ROUNDING = 0.5e-6 + 1e-10;

const GOVERNMENT_PERIOD = 182;

interface Quoted {
  /** Its position in the list of yields. */
  readonly row: number;
  readonly security: BoardRow;
  readonly quote: BoardRow;
  readonly bond: ListedBond;
  /** Per 100. */
  readonly accrued: number;
}

function* listQuoted(): Generator<Quoted> {
  const securities = new Map(
    readBoard('securities').map((row) => [`${row.SECID} ${row.BOARDID}`, row]),
  );
  for (const [i, quote] of readBoard('marketdata_yields').entries()) {
    const security = securities.get(`${quote.SECID} ${quote.BOARDID}`);
    const isComplete =
      security &&
      quote.PRICE &&
      quote.EFFECTIVEYIELD &&
      security.COUPONVALUE &&
      security.NEXTCOUPON !== '0000-00-00' &&
      security.MATDATE !== '0000-00-00';
    if (isComplete) yield describeQuoted(security, quote, i + 1);
  }
}

function describeQuoted(security: BoardRow, quote: BoardRow, row: number): Quoted {
  const scale = 100 / Number(security.FACEVALUE);
  const runningDays = Number(security.COUPONPERIOD);
  const periodDays = isFixedGovernment(security) ? GOVERNMENT_PERIOD : runningDays;
  const yearly = Number(security.FACEVALUE) * (Number(security.COUPONPERCENT) / 100);
  const bond = {
    settlement: isoDay(String(security.SETTLEDATE)),
    end: isoDay(String(security.MATDATE)),
    nextCoupon: isoDay(String(security.NEXTCOUPON)),
    periodDays,
    runningDays,
    running: Number(security.COUPONVALUE) * scale,
    later: Number(((yearly * periodDays) / 365).toFixed(2)) * scale,
  };
  return { row, security, quote, bond, accrued: Number(security.ACCRUEDINT) * scale };
}

const name = ({ quote }: Quoted): string => `${quote.SECID} at ${quote.PRICE}`;

function compareYield(tally: Tally, quoted: Quoted): void {
  const { bond, quote, accrued } = quoted;
  const measured = measureListed(bond, Number(quote.PRICE), accrued);
  const expected = Number(quote.EFFECTIVEYIELD) / 100;
  tally.compare(measured?.yieldRate ?? Number.NaN, expected, () => name(quoted));
}

/** Denominated and traded in roubles, with only the final payment left. */
function isLastPeriod({ security, quote, bond }: Quoted): boolean {
  const isRouble = security.FACEUNIT === 'SUR' && security.CURRENCYID === 'SUR';
  return isRouble && quote.YIELDDATETYPE === 'MATDATE' && bond.nextCoupon === bond.end;
}

const shared = { requirement: 'BND-4', measure: 'absolute', files: [BOARD_FILE] } as const;

const checks: Check[] = [
  {
    ...shared,
    subject: 'ОФЗ-ПД',
    what: 'yield_from_price',
    tolerance: YIELD_ROUNDING,
    atLeast: 27,
    run: (tally) => {
      for (const quoted of listQuoted()) {
        if (isFixedGovernment(quoted.security)) compareYield(tally, quoted);
      }
    },
  },
  {
    ...shared,
    subject: 'ОФЗ-ПД',
    what: 'macaulay',
    // Whole days are published, truncated.
    tolerance: 1 + 1e-9,
    atLeast: 27,
    run: (tally) => {
      for (const quoted of listQuoted()) {
        if (!isFixedGovernment(quoted.security)) continue;
        const { bond, quote, accrued } = quoted;
        const measured = measureListed(bond, Number(quote.PRICE), accrued);
        const days = (measured?.macaulayDuration ?? Number.NaN) * 365;
        tally.compare(days, Number(quote.DURATION), () => name(quoted));
      }
    },
  },
  {
    ...shared,
    subject: 'ОФЗ-ПД',
    what: 'accrued',
    tolerance: 0.005 + 1e-9,
    atLeast: 27,
    run: (tally) => {
      for (const quoted of listQuoted()) {
        if (!isFixedGovernment(quoted.security)) continue;
        const { bond, accrued } = quoted;
        tally.compare(accruedOn(bond) * 10, accrued * 10, () => name(quoted));
      }
    },
  },
  {
    ...shared,
    subject: 'TQCB, TQIR',
    what: 'last_period_yield',
    tolerance: YIELD_ROUNDING,
    atLeast: 300,
    run: (tally) => {
      for (const quoted of listQuoted()) {
        if (isLastPeriod(quoted)) compareYield(tally, quoted);
        else if (!isFixedGovernment(quoted.security)) {
          tally.setAside('skipped', 'payments_unknown', quoted.row);
        }
      }
    },
  },
];

export const moex: Suite = { id: 'moex', checks: checks };
