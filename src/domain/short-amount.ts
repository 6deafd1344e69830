export const AMOUNT_UNITS = ['millions', 'billions', 'trillions'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

/** A large amount as it is said: 16.57 billions. What is below a billion is whole millions. */
export interface ShortAmount {
  readonly value: string;
  readonly digits: number;
  readonly unit: AmountUnit;
}

const MILLION = 1e6;
const STEP = 1000;

export function shortAmount(amount: string): ShortAmount {
  const millions = Number(amount) / MILLION;
  // As it is rounded: 999.6 millions are a billion.
  const size = Math.round(Math.abs(millions));
  if (size < STEP) return { value: String(millions), digits: 0, unit: 'millions' };
  if (size < STEP ** 2) return { value: String(millions / STEP), digits: 2, unit: 'billions' };
  return { value: String(millions / STEP ** 2), digits: 2, unit: 'trillions' };
}
