import { displayNumber } from '../../../../domain/text/format.ts';
import type { Language } from '../../../../domain/text/language.ts';
import type { ListedBond } from '../../../parts/bond-columns.tsx';
import { dayText } from '../../../parts/quote-text.tsx';

/** `4.25% 2038`: enough to tell the bonds of one issuer apart. Bills go by their date. */
export function bondLabel(
  { couponType, couponRate, maturesOn }: ListedBond,
  perpetual: string,
  language: Language,
): string {
  if (couponType === 'zero' && maturesOn !== null) return dayText(maturesOn, language);
  const rate = couponRate === null ? '–' : plainRate(couponRate, language);
  const coupon = couponType === 'floating' ? 'FRN' : `${rate}%`;
  return `${coupon} ${maturesOn === null ? perpetual : maturesOn.slice(0, 4)}`;
}

/** Without zeros at the end. */
export function plainRate(rate: string, language: Language): string {
  const text = String(Number(rate));
  return displayNumber(text, text.split('.')[1]?.length ?? 0, language);
}
