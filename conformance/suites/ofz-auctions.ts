import { dayFromExcel } from '../../src/domain/time/excel-day.ts';
import type { Day } from '../../src/domain/time/day.ts';
import { accruedOn, measureListed } from '../lib/listed-bond.ts';
import { BOARD_FILE, isFixedGovernment, readBoard } from '../lib/moex-board.ts';
import { isoDay, readJson, readSheet, readTable } from '../lib/reference-data.ts';
import type { Suite } from '../lib/suite.ts';

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024];
const FILES = YEARS.map((year) => `ru-ofz-auctions/minfin_ofz_auctions_${year}.xlsx`);
const PERIOD_DAYS = 182;
/** Both have the first placement date of each bond; the second has those issued since. */
const PLACED = 'moex/tinvest_bonds.json.gz';
const LISTED = 'moex/ru_bonds_2026-08-21.csv.gz';
/**
 * A first coupon that would be due earlier is paid with the second: none was paid within 3 months.
 */
const SHORTEST_FIRST_DAYS = 91;

interface Auction {
  readonly code: string;
  readonly day: Day;
  readonly maturity: Day;
  readonly price: number;
  readonly yieldRate: number;
}

function readDay(cell: unknown): Day {
  const day = cell instanceof Date ? cell.toISOString() : dayFromExcel(Number(cell));
  return isoDay(day);
}

/** From 2024 on the second column is the form of the sale. */
function readAuction(cells: readonly unknown[]): Auction | undefined {
  const shift = cells.indexOf('ОФЗ-ПД') - 2;
  if (shift < 0) return undefined;
  const cell = (index: number) => cells[index + shift];
  const [price, yieldRate] = [Number(cell(7)), Number(cell(9)) / 100];
  if (!(price > 0) || !(yieldRate > 0)) return undefined;
  const [day, maturity] = [readDay(cells[0]), readDay(cell(3))];
  return { code: String(cell(1)), day, maturity, price, yieldRate };
}

async function readAuctions(): Promise<Auction[]> {
  const sheets = await Promise.all(FILES.map((file) => readSheet(file)));
  return sheets.flat().flatMap((cells) => readAuction(cells) ?? []);
}

/** Coupons in percent by the middle of the code: `SU26223RMFS6` is `26223RMFS`. */
function readCoupons(): Map<string, number> {
  return new Map([
    ...readTable(LISTED).map(({ isin, coupon }) => [isin!.slice(2, 11), Number(coupon)] as const),
    ...readBoard('securities')
      .filter((row) => isFixedGovernment(row) && row.COUPONPERCENT)
      .map((row) => [String(row.SECID).slice(2, 11), Number(row.COUPONPERCENT)] as const),
  ]);
}

/** The first day of the placement by the same codes. */
function readIssueDays(): Map<string, Day> {
  const placed = readJson(PLACED) as { ticker: string; placementDate: string }[];
  const dates = [
    ...readTable(LISTED).map(({ isin, issue_date: date }) => [isin!, date!] as const),
    ...placed.map(({ ticker, placementDate }) => [ticker, placementDate] as const),
  ];
  return new Map(
    dates
      .filter(([ticker, date]) => ticker.startsWith('SU') && date)
      .map(([ticker, date]) => [ticker.slice(2, 11), isoDay(date)]),
  );
}

/** The current coupon at settlement: the first one starts with the issue. */
function findRunning(settlement: Day, maturity: Day, issueDay: Day | undefined) {
  const periods = Math.ceil((maturity - settlement) / PERIOD_DAYS) - 1;
  const onGrid = maturity - periods * PERIOD_DAYS;
  const regular = { nextCoupon: onGrid, runningDays: PERIOD_DAYS };
  if (issueDay === undefined) return regular;
  const isTooSoon = onGrid - issueDay < SHORTEST_FIRST_DAYS;
  const nextCoupon = isTooSoon ? onGrid + PERIOD_DAYS : onGrid;
  const runningDays = nextCoupon - issueDay;
  const isFirst = runningDays < PERIOD_DAYS + SHORTEST_FIRST_DAYS;
  return isFirst ? { nextCoupon, runningDays } : regular;
}

function auctionYield(
  { day, maturity, price }: Auction,
  coupon: number,
  issueDay: Day | undefined,
): number {
  const settlement = day + 1;
  const { nextCoupon, runningDays } = findRunning(settlement, maturity, issueDay);
  // Per 1000 roubles, coupons and accrued interest are whole kopecks.
  const payFor = (days: number) => Number(((10 * coupon * days) / 365).toFixed(2)) / 10;
  const bond = {
    settlement,
    end: maturity,
    nextCoupon,
    periodDays: PERIOD_DAYS,
    runningDays,
    running: payFor(runningDays),
    later: payFor(PERIOD_DAYS),
  };
  const accrued = Number((accruedOn(bond) * 10).toFixed(2)) / 10;
  return measureListed(bond, price, accrued)?.yieldRate ?? Number.NaN;
}

export const ofzAuctions: Suite = {
  id: 'ofz-auctions',
  checks: [
    {
      subject: 'ОФЗ-ПД',
      what: 'yield_from_price',
      requirement: 'BND-4',
      measure: 'absolute',
      // Published in hundredths of a percent, some truncated instead of rounded.
      tolerance: 1e-4,
      files: [...FILES, BOARD_FILE, PLACED, LISTED],
      atLeast: 280,
      run: async (tally) => {
        const [auctions, coupons] = [await readAuctions(), readCoupons()];
        const issueDays = readIssueDays();
        for (const [i, auction] of auctions.entries()) {
          const { code, day, price, yieldRate } = auction;
          const coupon = coupons.get(code);
          if (coupon === undefined) tally.setAside('skipped', 'coupon_unknown', i + 1);
          else {
            tally.compare(
              auctionYield(auction, coupon, issueDays.get(code)),
              yieldRate,
              () => `${code} on ${day} at ${price}`,
            );
          }
        }
      },
    },
  ],
};
