import { addMonths, yearFromDay, type Day } from '../../domain/day.ts';
import { thirdFriday, tradingDays } from '../trading-days.ts';
import type { MarketKey, Names } from './demo-instrument.ts';
import { hash, Random } from './random.ts';
import { nextUnits, type Walk } from './walk.ts';

interface DemoExchange {
  readonly id: number;
  readonly mic: string;
  readonly name: Names;
}

/** What an exchange lists: its months differ in nothing but their expiry and their prices. */
export interface DemoContract {
  readonly id: number;
  readonly exchangeId: number;
  readonly code: string;
  readonly name: Names;
  readonly currency: string;
  readonly priceUnit: string;
  readonly decimals: number;
  readonly tick: string;
  readonly size: number;
  readonly sizeUnit: string;
  readonly settled: 'cash' | 'delivery';
  /** The price of delivery today, before the first day of which there are any. */
  readonly startUnits: number;
  readonly walk: Walk;
  /** What a year of waiting adds to the price; less than nothing where stocks are short. */
  readonly carry: number;
}

export interface DemoExpiry {
  readonly id: number;
  readonly contract: DemoContract;
  readonly symbol: string;
  readonly firstDay: Day;
  readonly expiresOn: Day;
}

/** One day of an expiry; prices in units of the last stored digit. */
export interface ContractDay {
  readonly day: Day;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly settle: number;
  readonly change: number | null;
  readonly volume: number;
  readonly trades: number;
  readonly openInterest: number;
  readonly openInterestChange: number | null;
}

export interface DemoDerivatives {
  readonly exchanges: readonly DemoExchange[];
  readonly contracts: readonly DemoContract[];
}

const EXCHANGES = `
PCNX USD Northgate Derivatives Exchange/Биржа деривативов Нортгейт
PCEU EUR Parcurve Europe Futures/Parcurve Европа Фьючерсы
PCAS SGD Straits Commodity Exchange/Товарная биржа Проливов
PCEE RUB Eastern Futures House/Восточный фьючерсный дом
PCLA BRL Southern Cross Futures/Южный Крест Фьючерсы
PCME AED Gulf Mercantile Market/Товарный рынок Залива`;
/** `code level decimals tick size size-unit price-unit settled eng/rus`, four for each exchange. */
const CONTRACTS = `
CL 71.4 2 0.01 1000 barrels bbl delivery Light crude oil/Лёгкая нефть
GL 2650 1 0.1 100 ounces oz delivery Gold/Золото
WH 5.62 4 0.0025 5000 bushels bu delivery Wheat/Пшеница
E5 5900 2 0.25 50 index pt cash North America 50 index/Индекс Северная Америка 50
EB 132.5 2 0.01 100000 nominal % delivery 10-year government bond/Государственная облигация 10 лет
ES 5120 1 0.5 10 index pt cash Europe 50 index/Индекс Европа 50
PW 86.2 2 0.01 720 mwh MWh cash Baseload power/Электроэнергия
CO 68.9 2 0.01 1000 allowances t delivery Carbon allowance/Квота на выбросы
PO 1210 0 1 25 tonnes t delivery Palm oil/Пальмовое масло
RB 1980 0 5 5 tonnes t delivery Rubber/Каучук
IO 103.4 2 0.05 100 tonnes t cash Iron ore/Железная руда
AP 2260 1 0.5 20 index pt cash Asia Pacific 50 index/Индекс Азия и Океания 50
UR 88.5 3 0.001 1000 dollars USD cash US dollar/Доллар США
NG 271 1 0.1 100 mwh MWh cash Natural gas/Природный газ
AL 226400 0 50 5 tonnes t delivery Aluminium/Алюминий
RX 2760 0 1 10 index pt cash Russia 50 index/Индекс Россия 50
CF 16.84 2 0.05 37500 pounds lb delivery Coffee/Кофе
SB 1004 1 0.5 50 tonnes t delivery Soybeans/Соя
CA 11.9 3 0.005 40000 pounds lb cash Live cattle/Крупный рогатый скот
BX 128400 0 5 1 index pt cash Brazil 50 index/Индекс Бразилия 50
HO 234.7 2 0.05 1000 barrels bbl cash Heavy crude oil/Тяжёлая нефть
NP 2615 0 1 100 tonnes t cash Naphtha/Нафта
SV 114.6 3 0.005 5000 ounces oz delivery Silver/Серебро
MX 1430 1 0.5 20 index pt cash Middle East 50 index/Индекс Ближний Восток 50`;

/** Futures month letters, January to December. */
const MONTH_LETTERS = 'FGHJKMNQUVXZ';
/** Indexes and bonds expire in March, June, September and December, all others every month. */
const QUARTERLY = new Set(['index', 'nominal']);
const MONTHS_LISTED = { monthly: 12, quarterly: 24 };
/** How far back the archive goes; months that expired within this time are in it too. */
const HISTORY_MONTHS = 18;
/** Stored prices have so many digits more than those on screen. */
const MORE_DIGITS = 4;
const DAY_SALT = 0x51_7c_c1;
const DAYS_PER_YEAR = 365.25;

const lines = (text: string): string[] => text.trim().split('\n');

/** An id that stays the same as months come and go: by contract, year and month. */
function expiryId(contractId: number, year: number, month: number): number {
  return contractId * 10_000 + (year - 2000) * 12 + month;
}

export function demoDerivatives(
  key: MarketKey,
  exchangeCount: number,
  contractsPerExchange: number,
): DemoDerivatives {
  const exchanges = lines(EXCHANGES)
    .slice(0, exchangeCount)
    .map((line, i) => {
      const [, mic = '', currency = '', eng = '', rus = ''] =
        /^(\S+) (\S+) (.*)\/(.*)$/.exec(line) ?? [];
      return { id: i + 1, mic, currency, name: { eng, rus } };
    });
  const contracts = exchanges.flatMap(({ id, currency }, e) =>
    lines(CONTRACTS)
      .slice(4 * e, 4 * e + contractsPerExchange)
      .map((line, i) => demoContract(key, { id: 4 * e + i + 1, exchangeId: id, currency }, line)),
  );
  return { exchanges: exchanges.map(({ id, mic, name }) => ({ id, mic, name })), contracts };
}

function demoContract(
  key: MarketKey,
  place: Pick<DemoContract, 'id' | 'exchangeId' | 'currency'>,
  line: string,
): DemoContract {
  const [code = '', level, digits, tick = '', size, sizeUnit = '', per, settled, ...words] =
    line.split(' ');
  const [eng = '', rus = ''] = words.join(' ').split('/');
  const decimals = Number(digits);
  const anchor = Math.round(Number(level) * 10 ** (decimals + MORE_DIGITS));
  const random = new Random(key.seed, 6, place.id);
  return {
    ...place,
    code,
    name: { eng, rus },
    priceUnit: per === 'pt' || per === '%' ? per : `${place.currency}/${per}`,
    decimals,
    tick,
    size: Number(size),
    sizeUnit,
    settled: settled === 'cash' ? 'cash' : 'delivery',
    startUnits: Math.round(anchor * random.between(0.85, 1.12)),
    walk: {
      kind: 'walk',
      seed: hash(key.seed ^ DAY_SALT, place.id),
      marketSeed: hash(key.seed, 6),
      marketWeight: 0.3,
      isRelative: true,
      volatility: sizeUnit === 'nominal' ? 0.003 : 0.013,
      drift: 0,
      anchor,
      reversion: 0.003,
      arrivesOn: Infinity,
    },
    carry: random.between(-0.07, 0.06),
  };
}

/** All months of a contract that have a day in the archive up to that day. */
export function demoExpiries({ today }: MarketKey, contract: DemoContract, to: Day): DemoExpiry[] {
  const isQuarterly = QUARTERLY.has(contract.sizeUnit);
  const listed = isQuarterly ? MONTHS_LISTED.quarterly : MONTHS_LISTED.monthly;
  const from = firstDayHeld(today);
  const expiries: DemoExpiry[] = [];
  for (let year = yearFromDay(from); year <= yearFromDay(to) + 3; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const expiresOn = thirdFriday(year, month);
      const listedOn = addMonths(expiresOn, -listed);
      if (isQuarterly && month % 3 !== 0) continue;
      if (expiresOn < from || listedOn > to) continue;
      expiries.push({
        id: expiryId(contract.id, year, month),
        contract,
        symbol: `${contract.code}${MONTH_LETTERS[month - 1]}${String(year % 100).padStart(2, '0')}`,
        firstDay: Math.max(listedOn, from),
        expiresOn,
      });
    }
  }
  return expiries;
}

function firstDayHeld(today: Day): Day {
  return addMonths(today, -HISTORY_MONTHS);
}

/** The digits of stored prices. */
export function storedDecimals({ decimals }: DemoContract): number {
  return decimals + MORE_DIGITS;
}

/**
 * The days of a contract's months, after the days given and up to another one. Every price follows
 * from the price of delivery today, which is walked anew from the first day: so the months of a
 * contract always lie on one curve.
 */
export function* contractDays(
  key: MarketKey,
  contract: DemoContract,
  { after = -Infinity, to }: { after?: Day; to: Day },
): Generator<ContractDay & { readonly expiry: DemoExpiry }> {
  const expiries = demoExpiries(key, contract, to);
  let spot = contract.startUnits;
  let before = new Map<DemoExpiry, ContractDay>();
  for (const day of tradingDays(firstDayHeld(key.today), to)) {
    spot = nextUnits(contract.walk, spot, day);
    const now = new Map<DemoExpiry, ContractDay>();
    for (const expiry of expiries) {
      if (day < expiry.firstDay || day > expiry.expiresOn) continue;
      const row = contractDay(expiry, spot, day, before.get(expiry));
      now.set(expiry, row);
      if (day > after) yield { ...row, expiry };
    }
    before = now;
  }
}

function contractDay(
  expiry: DemoExpiry,
  spot: number,
  day: Day,
  before: ContractDay | undefined,
): ContractDay {
  const { contract, expiresOn, firstDay, id } = expiry;
  const random = new Random(contract.walk.seed, id, day);
  const years = (expiresOn - day) / DAYS_PER_YEAR;
  // The curve bends and sways slowly, and each month is a little off it.
  const carry = contract.carry * (1 - years / 4) + 0.02 * Math.sin(day / 90 + contract.id);
  const settle = Math.max(
    Math.round(spot * Math.exp(carry * years) * (1 + 0.0004 * random.between(-1, 1))),
    1,
  );
  const previous = before?.settle ?? settle;
  const open = Math.max(Math.round(previous * (1 + random.between(-0.004, 0.004))), 1);
  const high = Math.max(open, settle) + Math.round(settle * random.between(0, 0.006));
  const low = Math.max(Math.min(open, settle) - Math.round(settle * random.between(0, 0.006)), 1);
  // The months that expire next are traded most, until the last days before they do.
  const nearness = Math.exp(-2.2 * years) * Math.min(1, (expiresOn - day + 2) / 12);
  const volume = Math.round(260_000 * nearness * random.between(0.5, 1.5));
  const age = Math.min(1, (day - firstDay + 20) / 200);
  const openInterest = Math.round(420_000 * nearness * age * random.between(0.985, 1.015));
  return {
    day,
    open,
    high,
    low,
    settle,
    change: before ? settle - before.settle : null,
    volume,
    trades: Math.round(volume / random.between(3, 4.5)),
    openInterest,
    openInterestChange: before ? openInterest - before.openInterest : null,
  };
}
