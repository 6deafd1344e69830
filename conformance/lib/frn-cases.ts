import { solveDiscountMargin } from '../../src/domain/bonds/floater.ts';
import { createGrid, gridDay, gridIndexAt } from '../../src/domain/bonds/coupon-grid.ts';
import { addBusinessDays, WEEKENDS_ONLY } from '../../src/domain/bonds/business-days.ts';
import type { Day } from '../../src/domain/time/day.ts';
import { isoDay, readTable, usDay, type Cells } from './reference-data.ts';

export interface FrnCase {
  readonly name: string;
  readonly actual: number;
  readonly expected: number;
}

interface Fixing {
  readonly auction: Day;
  readonly rate: number;
}

/**
 * The index of Treasury floaters is the 13-week bill's high rate, converted to simple interest on a
 * 360-day year.
 */
export function readFrnCases(frnFile: string, auctionFile: string): FrnCase[] {
  const fixings = readFixings(auctionFile);
  return readTable(frnFile).map((cells) => priceCase(cells, fixings));
}

function readFixings(file: string): Fixing[] {
  return readTable(file)
    .filter((cells) => cells['Security Type'] === 'Bill' && cells['Security Term'] === '13-Week')
    .map((cells) => ({
      auction: usDay(cells['Auction Date']),
      rate: toSimple(discountRate(cells)),
    }))
    .toSorted((a, b) => a.auction - b.auction);
}

/** The price is published; the rate, in steps of half a basis point, isn't. */
function discountRate(cells: Cells): number {
  const days = usDay(cells['Maturity Date']) - usDay(cells['Issue Date']);
  const exact = ((100 - Number(cells['Price per $100'])) / 100) * (360 / days);
  return Math.round(exact * 2e5) / 2e5;
}

/** The bill counts as 91 days, whatever the auctioned one had. */
function toSimple(discount: number): number {
  return discount / (1 - (discount * 91) / 360);
}

function priceCase(cells: Cells, fixings: readonly Fixing[]): FrnCase {
  const [dated, settlement, maturity] = [
    isoDay(cells.datedDate),
    isoDay(cells.issueDate),
    isoDay(cells.maturityDate),
  ];
  const spread = Number(cells.spread) / 100;
  const indexRate = toSimple(Number(cells.frnIndexDeterminationRate) / 100);
  const accruedInterest = accrue(fixings, { dated, settlement, spread });
  const grid = createGrid(maturity, 4, true);
  const amounts: number[] = [];
  const stepYears: number[] = [];
  let from = settlement;
  for (let index = gridIndexAt(grid, settlement) + 1; index <= 0; index += 1) {
    const day = gridDay(grid, index);
    const years = (day - from) / 360;
    stepYears.push(years);
    amounts.push(100 * Math.max(indexRate + spread, 0) * years);
    from = day;
  }
  amounts[0]! += accruedInterest;
  amounts[amounts.length - 1]! += 100;
  const floater = { amounts, stepYears, indexRate, accruedInterest };
  return {
    name: `${cells.cusip} ${cells.issueDate}`,
    actual: solveDiscountMargin(floater, Number(cells.pricePer100)) ?? Number.NaN,
    expected: Number(cells.highDiscountMargin) / 100,
  };
}

/** Day by day with the index of the last auction before; the last two business days keep theirs. */
function accrue(
  fixings: readonly Fixing[],
  { dated, settlement, spread }: { dated: Day; settlement: Day; spread: number },
): number {
  const locked = addBusinessDays(WEEKENDS_ONLY, settlement, -2);
  let interest = 0;
  for (let day = dated; day < settlement; day += 1) {
    const known = Math.min(day, locked);
    const rate = fixings.findLast(({ auction }) => auction < known)?.rate ?? Number.NaN;
    interest += (100 * Math.max(rate + spread, 0)) / 360;
  }
  return interest;
}
