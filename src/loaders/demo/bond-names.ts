import { yearFromDay, type Day } from '../../domain/time/day.ts';
import type { BondTerms, DemoInstrument, Names } from './demo-instrument.ts';

const MONTHS = {
  eng: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  rus: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.'.split(' '),
};
const MS_PER_DAY = 86_400_000;

/** `Altmark Telecom 3.5% 2038`: issuer, coupon, maturity year; abroad also the currency. */
export function bondName(
  { eng, rus = eng }: Names,
  terms: Pick<BondTerms, 'couponType' | 'couponMilli' | 'maturesOn'>,
  currency?: string,
): Names {
  const rate = String(terms.couponMilli / 1000);
  const coupon =
    terms.couponType === 'floating'
      ? { eng: 'FRN', rus: 'ПК' }
      : { eng: `${rate}%`, rus: `${rate.replace('.', ',')}%` };
  const year = terms.maturesOn === null ? null : yearFromDay(terms.maturesOn);
  const abroad = currency === undefined ? '' : `, ${currency}`;
  return {
    eng: `${eng} ${coupon.eng} ${year ?? 'perp.'}${abroad}`,
    rus: `${rus} ${coupon.rus} ${year ?? 'бессрочные'}${abroad}`,
  };
}

/** Bills mature within a year, so their name has the month. */
export function billName({ eng, rus = eng }: Names, maturesOn: Day): Names {
  const end = monthAndYear(maturesOn);
  return { eng: `${eng} ${end.eng}`, rus: `${rus} ${end.rus}` };
}

function monthAndYear(day: Day): { eng: string; rus: string } {
  const month = new Date(day * MS_PER_DAY).getUTCMonth();
  const year = yearFromDay(day);
  return { eng: `${MONTHS.eng[month]} ${year}`, rus: `${MONTHS.rus[month]} ${year}` };
}

/**
 * If two bonds of an issuer have the same coupon and year, the name of the later one also has its
 * month.
 */
export function distinguish(bonds: readonly DemoInstrument[]): DemoInstrument[] {
  const taken = new Set<string>();
  return bonds.map((instrument) => {
    const name = taken.has(instrument.name.eng) ? longerName(instrument, taken) : instrument.name;
    taken.add(name.eng);
    return { ...instrument, name };
  });
}

function longerName({ name, bond }: DemoInstrument, taken: ReadonlySet<string>): Names {
  const { eng, rus = eng } = name;
  const end = bond?.maturesOn ?? null;
  const year = end === null ? '' : String(yearFromDay(end));
  const until = end === null ? { eng: '', rus: '' } : monthAndYear(end);
  const longer = { eng: eng.replace(year, until.eng), rus: rus.replace(year, until.rus) };
  if (end !== null && !taken.has(longer.eng)) return longer;
  for (let i = 2; ; i += 1) {
    if (!taken.has(`${eng} (${i})`)) return { eng: `${eng} (${i})`, rus: `${rus} (${i})` };
  }
}
