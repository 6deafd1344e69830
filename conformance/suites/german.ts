import { addBusinessDays, WEEKENDS_ONLY } from '../../src/domain/bonds/business-days.ts';
import { readCompounding } from '../../src/domain/bonds/compounding.ts';
import { prepareBond } from '../../src/domain/bonds/measure-bond.ts';
import { isoDay, readTable } from '../lib/reference-data.ts';
import type { Suite } from '../lib/suite.ts';

const FILE = 'german-gov-bonds/termstrc_german_bonds_panel.csv.gz';
const LAG = 2;

export const german: Suite = {
  id: 'german',
  checks: [
    {
      subject: 'Bund, Bobl',
      what: 'accrued',
      requirement: 'BND-4',
      measure: 'absolute',
      // Four decimals are published, rounded from five: 1.49315068 is 1.4931.
      tolerance: 0.55e-4,
      files: [FILE],
      atLeast: 975,
      run: (tally) => {
        for (const cells of readTable(FILE)) {
          const settlement = addBusinessDays(WEEKENDS_ONLY, isoDay(cells.as_of), LAG);
          const bond = prepareBond(
            {
              coupon: Number(cells.coupon),
              frequency: 1,
              dayCount: 'ACT/ACT ICMA',
              maturityDay: isoDay(cells.maturity),
            },
            settlement,
            readCompounding(undefined, 1),
          );
          tally.compare(
            bond.remaining.accruedInterest,
            Number(cells.accrued),
            () => `${cells.isin} ${cells.as_of}`,
          );
        }
      },
    },
  ],
};
