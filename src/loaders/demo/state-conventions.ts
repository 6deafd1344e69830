import type { DayCount } from '../../domain/bonds/day-count.ts';
import type { Names } from './demo-instrument.ts';

/** A government's borrowing conventions in its own currency. */
export interface StateConventions {
  readonly code: string;
  /** True for many issues including bills; false for fewer, still enough for a curve. */
  readonly isMain: boolean;
  readonly couponsPerYear: 1 | 2;
  readonly dayCount: DayCount;
  readonly settlementDays: number;
  readonly exCouponDays: number | null;
  readonly faceValue: number;
  /** Its bonds mature on this day of one of two months. */
  readonly dayOfMonth: number;
  readonly months: readonly [number, number];
  /** Coupons are multiples of it, in thousandths of a percent. */
  readonly couponStep: number;
  /** Maturity of its longest bonds in years. */
  readonly longest: number;
  readonly bond: Names;
  readonly bill: Names;
  /** Its inflation-linked bonds, if any. */
  readonly linker?: { readonly name: Names; readonly index: string };
}

const DAY_COUNTS: Readonly<Record<string, DayCount>> = {
  ICMA: 'ACT/ACT ICMA',
  '365': 'ACT/365',
  '360': 'ACT/360',
  '30E': '30E/360',
  '30': '30/360',
};

/**
 * `country coupons-a-year day-count settlement ex-coupon-days face-value day months coupon-step
 * longest | bond eng/rus | bill eng/rus | linker eng/rus | its index`
 */
const MAIN = `
US 2 ICMA 1 - 100 15 2,8 125 30 | US Treasury/Казначейство США | US Treasury bill/Вексель Казначейства США | US Treasury TIPS/Казначейство США TIPS | US CPI-U
DE 1 ICMA 2 - 100 15 2,8 100 30 | Bund/Бунд | Bubill/Бубилль | Bund linker/Бунд с индексацией | Euro HICP ex tobacco
GB 2 ICMA 1 7 100 22 1,7 125 30 | UK gilt/Гилт | UK Treasury bill/Вексель Казначейства Великобритании | UK index-linked gilt/Гилт с индексацией | UK RPI
FR 1 ICMA 2 - 1 25 5,11 250 30 | France OAT/ОАТ Франция | France BTF/БТФ Франция | France OATi/ОАТ Франция с индексацией | Euro HICP ex tobacco
JP 2 365 1 - 50000 20 3,9 100 30 | JGB/Япония JGB | Japan T-bill/Япония, вексель
CN 2 ICMA 1 - 100 25 4,10 10 30 | China government bond/Китай, гособлигация | China treasury bill/Китай, вексель
RU 2 365 1 - 1000 16 1,7 50 15 | Russia OFZ/ОФЗ Россия | Russia bill/Россия, КОБР | Russia OFZ-IN/ОФЗ-ИН Россия | Russia CPI
IT 2 ICMA 2 - 1000 1 3,9 50 30 | Italy BTP/Италия BTP | Italy BOT/Италия BOT | Italy BTP€i/Италия BTP€i | Euro HICP ex tobacco
ES 1 ICMA 2 - 1000 30 4,10 50 30 | Spain Bono/Испания Bono | Spain Letra/Испания Letra
CA 2 ICMA 1 - 1000 1 6,12 250 30 | Canada/Канада | Canada T-bill/Канада, вексель
AU 2 ICMA 2 7 1000 21 4,10 250 30 | Australia/Австралия | Australia Treasury note/Австралия, вексель
NL 1 ICMA 2 - 1 15 1,7 250 30 | Netherlands DSL/Нидерланды DSL | Netherlands DTC/Нидерланды DTC
CH 1 30E 2 - 1000 26 5,11 250 30 | Swiss Confederation/Швейцарская Конфедерация | Swiss money market claim/Швейцария, вексель
BR 2 ICMA 1 - 1000 1 1,7 250 10 | Brazil NTN-F/Бразилия NTN-F | Brazil LTN/Бразилия LTN | Brazil NTN-B/Бразилия NTN-B | Brazil IPCA
IN 2 30E 1 - 100 10 4,10 10 30 | India G-Sec/Индия G-Sec | India T-bill/Индия, вексель
KZ 1 ICMA 2 - 1000 16 4,9 50 15 | Kazakhstan MEUKAM/Казахстан МЕУКАМ | Kazakhstan MEKKAM/Казахстан МЕККАМ
KR 2 ICMA 1 - 10000 10 6,12 125 30 | Korea Treasury bond/Корея, гособлигация | Korea MSB/Корея MSB`;
const SMALLER = `
MX 2 360 2 - 100 27 5,11 250 20 | Mexico Mbono/Мексика Mbono | Mexico Cetes/Мексика Cetes
SE 1 30E 2 5 5000 12 5,11 125 20 | Sweden/Швеция | Sweden T-bill/Швеция, вексель
NO 1 ICMA 2 - 1000 17 3,8 125 20 | Norway/Норвегия | Norway T-bill/Норвегия, вексель
DK 1 ICMA 2 - 1000 15 5,11 250 20 | Denmark/Дания | Denmark T-bill/Дания, вексель
PL 1 ICMA 2 - 1000 25 4,10 250 20 | Poland/Польша | Poland T-bill/Польша, вексель
CZ 1 ICMA 2 - 10000 25 5,10 50 20 | Czech Republic/Чехия | Czech T-bill/Чехия, вексель
HU 1 ICMA 2 - 10000 24 6,10 250 15 | Hungary/Венгрия | Hungary DKJ/Венгрия DKJ
RO 1 ICMA 2 - 5000 24 4,10 50 15 | Romania/Румыния | Romania T-bill/Румыния, вексель
AT 1 ICMA 2 - 1000 20 2,10 100 30 | Austria RAGB/Австрия RAGB | Austria ATB/Австрия ATB
BE 1 ICMA 2 - 1000 22 6,10 100 30 | Belgium OLO/Бельгия OLO | Belgium TC/Бельгия TC
FI 1 ICMA 2 - 1000 15 4,9 125 30 | Finland RFGB/Финляндия RFGB | Finland RFTB/Финляндия RFTB
PT 1 ICMA 2 - 1000 18 6,10 125 30 | Portugal OT/Португалия OT | Portugal BT/Португалия BT
IE 1 ICMA 2 - 1000 15 5,10 100 30 | Ireland/Ирландия | Ireland T-bill/Ирландия, вексель
TR 2 365 1 - 100 14 5,11 100 10 | Turkiye/Турция | Turkiye T-bill/Турция, вексель
ZA 2 365 3 10 100 28 2,8 250 20 | South Africa/ЮАР | South Africa T-bill/ЮАР, вексель`;

function parseConventions(line: string, isMain: boolean): StateConventions {
  const [rules = '', bond = '', bill = '', linker, index] = line.split(' | ');
  const [code = '', perYear, count = '', settlement, ex, face, day, months = '', step, longest] =
    rules.split(' ');
  const [first = 1, second = 7] = months.split(',').map(Number);
  return {
    code,
    isMain,
    couponsPerYear: perYear === '1' ? 1 : 2,
    dayCount: DAY_COUNTS[count] ?? 'ACT/ACT ICMA',
    settlementDays: Number(settlement),
    exCouponDays: ex === '-' ? null : Number(ex),
    faceValue: Number(face),
    dayOfMonth: Number(day),
    months: [first, second],
    couponStep: Number(step),
    longest: Number(longest),
    bond: parseNames(bond),
    bill: parseNames(bill),
    ...(linker !== undefined &&
      index !== undefined && { linker: { name: parseNames(linker), index } }),
  };
}

function parseNames(text: string): Names {
  const [eng = '', rus = ''] = text.split('/');
  return { eng, rus };
}

const conventions: ReadonlyMap<string, StateConventions> = new Map(
  [
    ...MAIN.trim()
      .split('\n')
      .map((line) => parseConventions(line, true)),
    ...SMALLER.trim()
      .split('\n')
      .map((line) => parseConventions(line, false)),
  ].map((state) => [state.code, state]),
);

/** Undefined for governments that borrow little in their own currency. */
export function getStateConventions(country: string): StateConventions | undefined {
  return conventions.get(country);
}

/** Governments that borrow abroad, mostly in dollars; some of them hardly at home. */
const ABROAD = new Set('BR MX PL HU RO KZ TR ZA UA UZ AE SA IL EG NG ID CL CO PE'.split(' '));
const IN_EUROS = new Set(['PL', 'HU', 'RO']);

interface AbroadConventions extends StateConventions {
  readonly currency: string;
}

/** A government's conventions for borrowing abroad; undefined if it doesn't. */
export function getAbroadConventions(country: string, name: Names): AbroadConventions | undefined {
  if (!ABROAD.has(country)) return undefined;
  const isEuro = IN_EUROS.has(country);
  return {
    code: country,
    currency: isEuro ? 'EUR' : 'USD',
    isMain: false,
    couponsPerYear: isEuro ? 1 : 2,
    dayCount: isEuro ? 'ACT/ACT ICMA' : '30/360',
    settlementDays: 2,
    exCouponDays: null,
    faceValue: 1000,
    dayOfMonth: 3 + (country.charCodeAt(0) % 23),
    months: [1 + (country.charCodeAt(1) % 6), 7 + (country.charCodeAt(1) % 6)],
    couponStep: 125,
    longest: 30,
    bond: name,
    bill: name,
  };
}
