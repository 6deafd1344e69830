import { addMonths, firstDayOfYear, yearFromDay, type Day } from '../../domain/day.ts';
import type { MarketKey, Names } from './demo-instrument.ts';
import { hash, Random } from './random.ts';
import { isTradingDay, thirdFriday } from '../trading-days.ts';
import { nextUnits, type Walk } from './walk.ts';

interface DemoExchange {
  readonly id: number;
  readonly mic: string;
  readonly name: Names;
}

export interface DemoContract {
  readonly id: number;
  readonly exchangeId: number;
  readonly symbol: string;
  readonly name: Names;
  readonly underlying: string;
  readonly currency: string;
  readonly contractSize: number;
  readonly firstDay: Day;
  readonly expiresOn: Day;
  readonly decimals: number;
  readonly startUnits: number;
  readonly walk: Walk;
}

/** One day of a contract; prices in units of 10^-decimals. */
export interface ContractDay {
  readonly day: Day;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly settle: number;
  readonly volume: number;
  readonly openInterest: number;
}

interface Product {
  readonly code: string;
  readonly eng: string;
  readonly rus: string;
  readonly level: number;
  readonly size: number;
}

const EXCHANGES = `
PCNX USD Northgate Derivatives Exchange/Биржа деривативов Нортгейт
PCEU EUR Parcurve Europe Futures/Parcurve Европа Фьючерсы
PCAS SGD Straits Commodity Exchange/Товарная биржа Проливов
PCEE RUB Eastern Futures House/Восточный фьючерсный дом
PCLA BRL Southern Cross Futures/Южный Крест Фьючерсы
PCME AED Gulf Mercantile Market/Товарный рынок Залива`;
/** `code level size eng/rus`, four for each exchange. */
const PRODUCTS = `
CL 71.4 1000 Light crude oil/Лёгкая нефть
GL 2650 100 Gold/Золото
WH 562 50 Wheat/Пшеница
E5 5900 50 North America 50 index/Индекс Северная Америка 50
EB 132.5 1000 10-year government bond/Государственная облигация 10 лет
ES 5120 10 Europe 50 index/Индекс Европа 50
PW 86.2 720 Baseload power/Электроэнергия
CO 68.9 1000 Carbon allowance/Квота на выбросы
PO 1210 25 Palm oil/Пальмовое масло
RB 198 5 Rubber/Каучук
IO 103.4 100 Iron ore/Железная руда
AP 2260 20 Asia Pacific 50 index/Индекс Азия и Океания 50
UR 88.5 1000 US dollar/Доллар США
NG 271 100 Natural gas/Природный газ
AL 226400 5 Aluminium/Алюминий
RX 2760 10 Russia 50 index/Индекс Россия 50
CF 268.4 100 Coffee/Кофе
SB 1004 50 Soybeans/Соя
CA 312 330 Live cattle/Крупный рогатый скот
BX 128400 1 Brazil 50 index/Индекс Бразилия 50
HO 63.9 1000 Heavy crude oil/Тяжёлая нефть
NP 712 100 Naphtha/Нафта
SV 31.2 5000 Silver/Серебро
MX 1430 20 Middle East 50 index/Индекс Ближний Восток 50`;

/** Futures month letters, January to December. */
const MONTH_LETTERS = 'FGHJKMNQUVXZ';
/**
 * Months from today to the expiry, by the number of the contract: from two years ago to 17 months
 * ahead.
 */
const EXPIRY_MONTHS = [2, -4, 8, -14, 17, -23];
const CONTRACTS_PER_PRODUCT = 5;
/** About 390 trading days. */
const LIFE_MONTHS = 18;
const DECIMALS = 2;
const DAY_SALT = 0x51_7c_c1;

const lines = (text: string): string[] => text.trim().split('\n');

const products: readonly Product[] = lines(PRODUCTS).map((line) => {
  const [, code = '', level = '', size = '', eng = '', rus = ''] =
    /^(\S+) (\S+) (\S+) (.*)\/(.*)$/.exec(line) ?? [];
  return { code, eng, rus, level: Number(level), size: Number(size) };
});

export interface DemoDerivatives {
  readonly exchanges: readonly DemoExchange[];
  readonly contracts: readonly DemoContract[];
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
  const contracts = exchanges.flatMap(({ id: exchangeId, currency }, e) =>
    Array.from({ length: contractsPerExchange }, (_, i) => {
      const product = products[4 * e + (Math.floor(i / CONTRACTS_PER_PRODUCT) % 4)];
      if (!product) throw new Error(`exchange ${exchangeId} has no product`);
      const id = e * contractsPerExchange + i + 1;
      const turn = i % CONTRACTS_PER_PRODUCT;
      // The next product starts one place further in the list, so each exchange has all expiries.
      const shift = Math.floor(i / CONTRACTS_PER_PRODUCT);
      const months = EXPIRY_MONTHS[(turn + shift) % EXPIRY_MONTHS.length] ?? 0;
      return demoContract(key, { id, exchangeId, currency, product, months });
    }),
  );
  return { exchanges: exchanges.map(({ id, mic, name }) => ({ id, mic, name })), contracts };
}

function demoContract(
  key: MarketKey,
  facts: { id: number; exchangeId: number; currency: string; product: Product; months: number },
): DemoContract {
  const { id, exchangeId, currency, product, months } = facts;
  const expiresOn = thirdFridayAround(addMonths(key.today, months));
  const month = MONTH_LETTERS.charAt(monthNumber(expiresOn) - 1);
  const year = String(yearFromDay(expiresOn) % 100).padStart(2, '0');
  const when = `${String(monthNumber(expiresOn)).padStart(2, '0')}/${yearFromDay(expiresOn)}`;
  const anchor = Math.round(product.level * 10 ** DECIMALS);
  return {
    id,
    exchangeId,
    symbol: `${product.code}${month}${year}`,
    name: { eng: `${product.eng} futures ${when}`, rus: `${product.rus}, фьючерс ${when}` },
    underlying: product.eng,
    currency,
    contractSize: product.size,
    firstDay: addMonths(expiresOn, -LIFE_MONTHS),
    expiresOn,
    decimals: DECIMALS,
    startUnits: Math.round(anchor * new Random(key.seed, 6, id).between(0.8, 1.15)),
    walk: {
      seed: hash(key.seed ^ DAY_SALT, id),
      // Contracts on the same underlying move together.
      marketSeed: hash(key.seed, anchor),
      marketWeight: 0.7,
      isRelative: true,
      volatility: 0.013,
      drift: 0,
      anchor,
      reversion: 0.003,
      arrivesOn: Infinity,
    },
  };
}

function thirdFridayAround(day: Day): Day {
  return thirdFriday(yearFromDay(day), monthNumber(day));
}

function monthNumber(day: Day): number {
  let month = 12;
  while (addMonths(firstDayOfYear(yearFromDay(day)), month - 1) > day) month -= 1;
  return month;
}

/** The days of a contract up to a day, continued after a known settlement where one is given. */
export function contractDays(
  contract: DemoContract,
  to: Day,
  after?: { readonly day: Day; readonly settle: number },
): ContractDay[] {
  const days: ContractDay[] = [];
  let previous = after?.settle ?? contract.startUnits;
  const last = Math.min(to, contract.expiresOn);
  for (let day = after ? after.day + 1 : contract.firstDay; day <= last; day += 1) {
    if (!isTradingDay(day)) continue;
    const next = contractDay(contract, previous, day);
    previous = next.settle;
    days.push(next);
  }
  return days;
}

function contractDay(contract: DemoContract, previous: number, day: Day): ContractDay {
  const random = new Random(contract.walk.seed, day);
  const settle = nextUnits(contract.walk, previous, day);
  const open = Math.max(Math.round(previous * (1 + random.between(-0.004, 0.004))), 1);
  const high = Math.max(open, settle) + Math.round(settle * random.between(0, 0.006));
  const low = Math.max(Math.min(open, settle) - Math.round(settle * random.between(0, 0.006)), 1);
  // Volume and open interest grow for most of the life, then fall to zero at expiry.
  const age = (day - contract.firstDay) / (contract.expiresOn - contract.firstDay);
  const liveliness = age < 0.85 ? age ** 2 : (0.85 ** 2 * (1 - age)) / 0.15;
  return {
    day,
    open,
    high,
    low,
    settle,
    volume: Math.round(40_000 * liveliness * random.between(0.4, 1.6)),
    openInterest: Math.round(180_000 * liveliness * random.between(0.95, 1.05)),
  };
}
