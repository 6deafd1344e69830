import { addMonths, yearFromDay, type Day } from '../../domain/time/day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import { lastTradingDay } from '../../domain/time/trading-day.ts';
import { thirdFriday, tradingDays } from '../trading-days.ts';
import type { MarketKey, Names } from './demo-instrument.ts';
import { hash, Random } from './random.ts';
import { DAYS_PER_YEAR } from './rates.ts';
import { parseUnderlying, SpotPrices, type Underlying } from './underlyings.ts';

interface DemoExchange {
  readonly id: number;
  readonly mic: string;
  readonly name: Names;
}

/** A contract listed on an exchange: its months differ only in expiry and prices. */
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
  readonly seed: number;
  readonly underlying: Underlying;
  /** The currencies whose holidays the exchange follows. */
  readonly calendars: readonly string[];
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
/**
 * `code underlying decimals tick size size-unit price-unit settled eng/rus`, four for each
 * exchange. The underlying is a commodity with the fraction of its quoted price per unit; the
 * largest stocks of a region (`@US`); a currency pair; or a government bond with this many years to
 * maturity.
 */
const CONTRACTS = `
CL Light_Oil 2 0.01 1000 barrels bbl delivery Light crude oil/Лёгкая нефть
GL Gold 1 0.1 100 ounces oz delivery Gold/Золото
WH Wheat*0.01 4 0.0025 5000 bushels bu delivery Wheat/Пшеница
E5 @US 2 0.25 50 index pt cash North America 50 index/Индекс Северная Америка 50
EB 10Y 2 0.01 100000 nominal % delivery 10-year government bond/Государственная облигация 10 лет
ES @EZ 1 0.5 10 index pt cash Eurozone 50 index/Индекс Еврозона 50
PW Power 2 0.01 720 mwh MWh cash Baseload power/Электроэнергия
CO Carbon 2 0.01 1000 allowances t delivery Carbon allowance/Квота на выбросы
PO Palm_Oil 0 1 25 tonnes t delivery Palm oil/Пальмовое масло
RB Rubber*10 0 5 5 tonnes t delivery Rubber/Каучук
IO Iron_Ore 2 0.05 100 tonnes t cash Iron ore/Железная руда
AP @AP 1 0.5 20 index pt cash Asia Pacific 50 index/Индекс Азия и Океания 50
UR USD/RUB 3 0.001 1000 dollars USD cash US dollar/Доллар США
NG Natural_Gas*3.412 1 0.1 100 mwh MWh cash Natural gas/Природный газ
AL Aluminium 0 50 5 tonnes t delivery Aluminium/Алюминий
RX @RU 0 1 10 index pt cash Russia 50 index/Индекс Россия 50
CF Coffee*0.01 2 0.05 37500 pounds lb delivery Coffee/Кофе
SB Soybeans*0.3674 1 0.5 50 tonnes t delivery Soybeans/Соя
CA Cattle 3 0.005 40000 pounds lb cash Live cattle/Крупный рогатый скот
BX @BR 0 5 1 index pt cash Brazil 50 index/Индекс Бразилия 50
HO Heavy_Oil 2 0.05 1000 barrels bbl cash Heavy crude oil/Тяжёлая нефть
NP Naphtha 0 1 100 tonnes t cash Naphtha/Нафта
SV Silver 3 0.005 5000 ounces oz delivery Silver/Серебро
MX @ME 1 0.5 20 index pt cash Middle East 50 index/Индекс Ближний Восток 50`;

/** Futures month letters, January to December. */
const MONTH_LETTERS = 'FGHJKMNQUVXZ';
/** Indexes and bonds expire in March, June, September and December, all others every month. */
const QUARTERLY = new Set(['index', 'nominal']);
const MONTHS_LISTED = { monthly: 12, quarterly: 24 };
/** How far back the archive goes; months that expired within this time are included. */
const HISTORY_MONTHS = 18;
/** Stored prices have this many digits more than displayed ones. */
const MORE_DIGITS = 4;
const DAY_SALT = 0x51_7c_c1;
const OFF_CURVE = 0.0004;
const CONVERGING_DAYS = 30;

/** A random number stream with a single use. */
const CONTRACT_STREAM = 6;

const lines = (text: string): string[] => text.trim().split('\n');

/** A stable id while months come and go: by contract, year and month. */
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
  const [
    code = '',
    underlying = '',
    digits,
    tick = '',
    size,
    sizeUnit = '',
    per,
    settled,
    ...words
  ] = line.split(' ');
  const [eng = '', rus = ''] = words.join(' ').split('/');
  const decimals = Number(digits);
  const random = new Random(key.seed, CONTRACT_STREAM, place.id);
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
    seed: hash(key.seed ^ DAY_SALT, place.id),
    underlying: parseUnderlying(underlying, place.currency, random),
    calendars: findCalendars([place.currency]),
  };
}

/** All months of a contract with a day in the archive up to that day. */
export function demoExpiries({ today }: MarketKey, contract: DemoContract, to: Day): DemoExpiry[] {
  const isQuarterly = QUARTERLY.has(contract.sizeUnit);
  const listed = isQuarterly ? MONTHS_LISTED.quarterly : MONTHS_LISTED.monthly;
  const from = firstDayHeld(today);
  const expiries: DemoExpiry[] = [];
  for (let year = yearFromDay(from); year <= yearFromDay(to) + 3; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      // The previous trading day if the exchange is closed on that Friday.
      const expiresOn = lastTradingDay(thirdFriday(year, month), contract.calendars);
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

/** Decimals of stored prices. */
export function storedDecimals({ decimals }: DemoContract): number {
  return decimals + MORE_DIGITS;
}

/**
 * The days of a contract's months, after the given days and up to another one. Every price is
 * derived from the price of its underlying and the cost of carry until expiry, so the months of a
 * contract always lie on one curve and each converges to the price of the underlying.
 */
export function* contractDays(
  key: MarketKey,
  contract: DemoContract,
  { after = -Infinity, to }: { after?: Day; to: Day },
): Generator<ContractDay & { readonly expiry: DemoExpiry }> {
  const expiries = demoExpiries(key, contract, to);
  const spots = new SpotPrices(key, contract);
  let before = new Map<DemoExpiry, ContractDay>();
  for (const day of tradingDays(firstDayHeld(key.today), to, contract.calendars)) {
    const now = new Map<DemoExpiry, ContractDay>();
    for (const expiry of expiries) {
      if (day < expiry.firstDay || day > expiry.expiresOn) continue;
      const row = contractDay(expiry, spots, day, before.get(expiry));
      now.set(expiry, row);
      if (day > after) yield { ...row, expiry };
    }
    before = now;
  }
}

function contractDay(
  expiry: DemoExpiry,
  spots: SpotPrices,
  day: Day,
  before: ContractDay | undefined,
): ContractDay {
  const { contract, expiresOn, firstDay, id } = expiry;
  const random = new Random(contract.seed, id, day);
  const years = (expiresOn - day) / DAYS_PER_YEAR;
  // Each month is slightly off the curve until shortly before expiry.
  const off = OFF_CURVE * Math.min((expiresOn - day) / CONVERGING_DAYS, 1) * random.between(-1, 1);
  const forward = spots.forward(day, expiresOn) * (1 + off);
  const settle = Math.max(Math.round(forward * 10 ** storedDecimals(contract)), 1);
  const previous = before?.settle ?? settle;
  const open = Math.max(Math.round(previous * (1 + random.between(-0.004, 0.004))), 1);
  const high = Math.max(open, settle) + Math.round(settle * random.between(0, 0.006));
  const low = Math.max(Math.min(open, settle) - Math.round(settle * random.between(0, 0.006)), 1);
  // The nearest months trade most, until the last days before expiry.
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
