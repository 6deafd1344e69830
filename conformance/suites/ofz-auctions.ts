import { dayFromExcel } from '../../src/domain/excel-day.ts';
import type { Day } from '../../src/domain/day.ts';
import { accruedOn, measureListed } from '../lib/listed-bond.ts';
import { BOARD_FILE, isFixedGovernment, readBoard } from '../lib/moex-board.ts';
import { isoDay, readSheet } from '../lib/reference-data.ts';
import type { Suite } from '../lib/suite.ts';

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024];
const FILES = YEARS.map((year) => `ru-ofz-auctions/minfin_ofz_auctions_${year}.xlsx`);
const PERIOD_DAYS = 182;

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

/** From 2024 on a column for the form of the sale comes second. */
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
  return new Map(
    readBoard('securities')
      .filter((row) => isFixedGovernment(row) && row.COUPONPERCENT)
      .map((row) => [String(row.SECID).slice(2, 11), Number(row.COUPONPERCENT)]),
  );
}

function auctionYield({ day, maturity, price }: Auction, coupon: number): number {
  const settlement = day + 1;
  const periods = Math.ceil((maturity - settlement) / PERIOD_DAYS) - 1;
  // In roubles of 1000 coupons and accrued interest are whole kopecks.
  const amount = Number(((10 * coupon * PERIOD_DAYS) / 365).toFixed(2)) / 10;
  const bond = {
    settlement,
    end: maturity,
    nextCoupon: maturity - periods * PERIOD_DAYS,
    periodDays: PERIOD_DAYS,
    runningDays: PERIOD_DAYS,
    running: amount,
    later: amount,
  };
  const accrued = Number((accruedOn(bond) * 10).toFixed(2)) / 10;
  return measureListed(bond, price, accrued)?.yieldRate ?? Number.NaN;
}

/** In its first year a bond has a coupon of another length, whose amount is not in the files. */
const ODD_FIRST = ['odd_first_unknown'];

export const ofzAuctions: Suite = {
  id: 'ofz-auctions',
  checks: [
    {
      subject: 'ОФЗ-ПД',
      what: 'yield_from_price',
      requirement: 'BND-4',
      measure: 'absolute',
      // Hundredths of a percent are published, some of them cut and not rounded.
      tolerance: 1e-4,
      files: [...FILES, BOARD_FILE],
      atLeast: 280,
      run: async (tally) => {
        const [auctions, coupons] = [await readAuctions(), readCoupons()];
        const firstDays = new Map<string, Day>();
        for (const auction of auctions) {
          const { code, day, price, yieldRate } = auction;
          const firstDay = firstDays.get(code) ?? day;
          firstDays.set(code, firstDay);
          const coupon = coupons.get(code);
          if (coupon === undefined) tally.skip('coupon_unknown');
          else {
            tally.compare(
              auctionYield(auction, coupon),
              yieldRate,
              () => `${code} on ${day} at ${price}`,
              () => (day - firstDay < 365 ? ODD_FIRST : undefined),
            );
          }
        }
      },
    },
  ],
};
