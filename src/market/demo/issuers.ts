import { COUNTRIES, type DemoCountry } from './countries.ts';
import type { DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import { GOVERNMENT_SECTOR, MUNICIPAL_SECTOR, sovereignNotch } from './credit.ts';
import { Random } from './random.ts';
import { makeWord } from './words.ts';

/** Sectors, with the words that their companies have in their names. */
const SECTORS = [
  { code: 'banks', eng: ['Bank', 'Banking Group'], rus: ['Банк', 'Банковская группа'] },
  { code: 'oil_gas', eng: ['Energy', 'Petroleum'], rus: ['Энерджи', 'Петролеум'] },
  { code: 'utilities', eng: ['Power', 'Water'], rus: ['Энерго', 'Водоканал'] },
  { code: 'telecom', eng: ['Telecom', 'Networks'], rus: ['Телеком', 'Сети'] },
  { code: 'industrials', eng: ['Engineering', 'Industries'], rus: ['Машиностроение', 'Индустрия'] },
  { code: 'materials', eng: ['Steel', 'Chemicals'], rus: ['Сталь', 'Химия'] },
  { code: 'consumer', eng: ['Foods', 'Retail'], rus: ['Продукты', 'Ритейл'] },
  { code: 'healthcare', eng: ['Pharma', 'Medical'], rus: ['Фарма', 'Медицина'] },
  { code: 'technology', eng: ['Systems', 'Software'], rus: ['Системы', 'Софт'] },
  { code: 'real_estate', eng: ['Properties', 'Development'], rus: ['Недвижимость', 'Девелопмент'] },
  { code: 'transport', eng: ['Logistics', 'Railways'], rus: ['Логистика', 'Железные дороги'] },
  { code: 'finance', eng: ['Leasing', 'Capital'], rus: ['Лизинг', 'Капитал'] },
] as const;

const MUNICIPAL_EVERY = 20;
/** B-: worse ones do not find lenders. */
const WORST_NOTCH = 16;
/** One in a hundred does not pay. */
const DEFAULTED_EVERY = 97;
const DEFAULTED_FIRST = 18;
const DEFAULTED_NOTCH = 22;

const regionNames = {
  eng: new Intl.DisplayNames(['en'], { type: 'region' }),
  rus: new Intl.DisplayNames(['ru'], { type: 'region' }),
};

/** The states come first, then towns and companies of all countries. Ids begin at 1. */
function demoIssuer(key: MarketKey, id: number, states: number): DemoIssuer {
  const state = id <= states ? COUNTRIES[id - 1] : undefined;
  if (state) return makeGovernment(id, state);
  const random = new Random(key.seed, 1, id);
  // The first third of the list are the larger economies: they get two thirds of the issuers.
  const country = random.pick(random.chance(0.5) ? COUNTRIES.slice(0, 16) : COUNTRIES);
  return id % MUNICIPAL_EVERY === 0 ? municipality(id, country) : company(key, id, country, random);
}

export function demoIssuers(key: MarketKey, count: number): DemoIssuer[] {
  const states = Math.min(COUNTRIES.length, Math.floor(count / 5));
  return Array.from({ length: count }, (_, i) => demoIssuer(key, i + 1, states));
}

function makeGovernment(id: number, { code }: DemoCountry): DemoIssuer {
  const shortName = {
    eng: regionNames.eng.of(code) ?? code,
    rus: regionNames.rus.of(code) ?? code,
  };
  const name = { eng: `${shortName.eng}, government`, rus: `${shortName.rus}, правительство` };
  return {
    id,
    name,
    shortName,
    country: code,
    sector: GOVERNMENT_SECTOR,
    status: 'active',
    notch: sovereignNotch(code),
  };
}

function municipality(id: number, { code }: DemoCountry): DemoIssuer {
  const { latin, cyrillic } = makeWord(id);
  return {
    id,
    name: { eng: `City of ${latin}`, rus: `Город ${cyrillic}` },
    shortName: { eng: latin, rus: cyrillic },
    country: code,
    sector: MUNICIPAL_SECTOR,
    status: 'active',
    notch: Math.min(sovereignNotch(code) + (id % 3), WORST_NOTCH),
  };
}

function company(
  { today }: MarketKey,
  id: number,
  country: DemoCountry,
  random: Random,
): DemoIssuer {
  const sector = random.pick(SECTORS);
  const variant = random.whole(0, 1);
  const form = random.pick(country.legalForms);
  const { latin, cyrillic } = makeWord(id);
  const shortName: Names = {
    eng: `${latin} ${sector.eng[variant]}`,
    rus: `${cyrillic} ${sector.rus[variant]}`,
  };
  return {
    id,
    name: { eng: `${shortName.eng} ${form.eng}`, rus: `${shortName.rus} ${form.rus}` },
    shortName,
    country: country.code,
    sector: sector.code,
    status: random.chance(0.02) ? 'liquidated' : 'active',
    ...(id % DEFAULTED_EVERY === DEFAULTED_FIRST
      ? { notch: DEFAULTED_NOTCH, defaultedOn: today - random.whole(150, 500) }
      : { notch: companyNotch(country.code, sector.code, random) }),
  };
}

/** From the best to the worst that is usual in a sector; few are as bad as the worst. */
const USUAL_NOTCHES: Readonly<Record<string, readonly [number, number]>> = {
  banks: [4, 11],
  utilities: [5, 11],
  telecom: [7, 14],
  healthcare: [5, 13],
  technology: [4, 14],
  consumer: [6, 15],
  real_estate: [7, 15],
  transport: [5, 13],
};

/** Hardly any company is better than its state. */
function companyNotch(country: string, sector: string, random: Random): number {
  const [best, worst] = USUAL_NOTCHES[sector] ?? [6, 15];
  const own = Math.round(best + (worst - best) * random.unit() ** 1.4);
  const state = sovereignNotch(country);
  return Math.min(own >= state ? own : state + random.whole(0, 2), WORST_NOTCH);
}
