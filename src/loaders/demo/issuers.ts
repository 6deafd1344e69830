import {
  COMPANY_SECTORS,
  GOVERNMENT_SECTOR,
  MUNICIPAL_SECTOR,
} from '../../domain/instruments/sectors.ts';
import { COUNTRIES, getCountry, type DemoCountry } from './countries.ts';
import { NameBook } from './company-names.ts';
import { sovereignNotch } from './credit.ts';
import type { DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import { WEIGHTED_COUNTRIES, WEIGHTED_SECTORS } from './issuer-weights.ts';
import { Random } from './random.ts';

const MUNICIPAL_EVERY = 20;
/**
 * Issuers of the smallest market are spread evenly over countries and sectors, the others
 * realistically.
 */
const EVEN_UNTIL_ID = 20;
/** B-: worse issuers don't find lenders. */
const WORST_NOTCH = 16;
/** One in a hundred is in default. */
const DEFAULTED_EVERY = 97;
const DEFAULTED_FIRST = 18;
const DEFAULTED_NOTCH = 22;

const regionNames = {
  eng: new Intl.DisplayNames(['en'], { type: 'region' }),
  rus: new Intl.DisplayNames(['ru'], { type: 'region' }),
};

/** The governments come first, then towns and companies of all countries. Ids begin at 1. */
export function demoIssuers(key: MarketKey, count: number): DemoIssuer[] {
  const states = Math.min(COUNTRIES.length, Math.floor(count / 5));
  const book = new NameBook();
  const made: DemoIssuer[] = COUNTRIES.slice(0, states).map((state, i) =>
    makeGovernment(i + 1, state),
  );
  // Possible guarantors of finance subsidiaries: only existing issuers qualify.
  const parents: DemoIssuer[] = [];
  for (let id = states + 1; id <= count; id += 1) {
    const issuer = makeIssuer(key, id, book, parents);
    made.push(issuer);
    if (isParent(issuer)) parents.push(issuer);
  }
  return made;
}

function isParent({ sector, status, guarantorId, defaultedOn }: DemoIssuer): boolean {
  const borrowsItself = sector === MUNICIPAL_SECTOR || sector === 'banks' || sector === 'finance';
  return (
    !borrowsItself && status === 'active' && guarantorId === undefined && defaultedOn === undefined
  );
}

function makeIssuer(
  key: MarketKey,
  id: number,
  book: NameBook,
  parents: readonly DemoIssuer[],
): DemoIssuer {
  const random = new Random(key.seed, 1, id);
  const isEven = id <= EVEN_UNTIL_ID;
  const country = isEven
    ? random.pick(random.chance(0.5) ? COUNTRIES.slice(0, 16) : COUNTRIES)
    : random.pickWeighted(WEIGHTED_COUNTRIES);
  if (id % MUNICIPAL_EVERY === 0) return municipality(id, country, book, random);
  const sector = isEven ? random.pick(COMPANY_SECTORS) : random.pickWeighted(WEIGHTED_SECTORS);
  const isRaising = sector === 'finance' && parents.length > 0 && random.chance(0.5);
  const subsidiary = isRaising ? raiseFor(id, random.pick(parents), book, random) : undefined;
  return subsidiary ?? company(key, { id, country, sector }, book, random);
}

function makeGovernment(id: number, { code }: DemoCountry): DemoIssuer {
  const shortName = {
    eng: regionNames.eng.of(code) ?? code,
    rus: regionNames.rus.of(code) ?? code,
  };
  return {
    id,
    name: { eng: `${shortName.eng}, government`, rus: `${shortName.rus}, правительство` },
    shortName,
    country: code,
    sector: GOVERNMENT_SECTOR,
    status: 'active',
    notch: sovereignNotch(code),
  };
}

function municipality(
  id: number,
  { code }: DemoCountry,
  book: NameBook,
  random: Random,
): DemoIssuer {
  const shortName = book.town(code, id, random);
  return {
    id,
    name: { eng: `City of ${shortName.eng}`, rus: `Город ${shortName.rus}` },
    shortName,
    country: code,
    sector: MUNICIPAL_SECTOR,
    status: 'active',
    notch: Math.min(sovereignNotch(code) + (id % 3), WORST_NOTCH),
  };
}

/** A finance subsidiary that raises money for another company, which guarantees its debt. */
function raiseFor(
  id: number,
  parent: DemoIssuer,
  book: NameBook,
  random: Random,
): DemoIssuer | undefined {
  const { eng, rus = eng } = parent.shortName;
  const shortName = { eng: `${eng} Finance`, rus: `${rus} Финанс` };
  if (!book.claim(shortName)) return undefined;
  const country = getCountry(random.pick(['NL', 'IE', parent.country]));
  return {
    id,
    name: withForm(shortName, country, random),
    shortName,
    country: country.code,
    sector: 'finance',
    status: 'active',
    notch: parent.notch,
    guarantorId: parent.id,
  };
}

function company(
  { today }: MarketKey,
  { id, country, sector }: { id: number; country: DemoCountry; sector: string },
  book: NameBook,
  random: Random,
): DemoIssuer {
  const shortName = book.company(country.code, sector, id, random);
  return {
    id,
    name: withForm(shortName, country, random),
    shortName,
    country: country.code,
    sector,
    status: random.chance(0.02) ? 'liquidated' : 'active',
    ...(id % DEFAULTED_EVERY === DEFAULTED_FIRST
      ? { notch: DEFAULTED_NOTCH, defaultedOn: today - random.whole(150, 500) }
      : { notch: companyNotch(country.code, sector, random) }),
  };
}

function withForm({ eng, rus = eng }: Names, { legalForms }: DemoCountry, random: Random): Names {
  const form = random.pick(legalForms);
  return { eng: `${eng} ${form.eng}`, rus: `${rus} ${form.rus}` };
}

/** From the best to the worst usual rating in a sector; few are near the worst. */
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

/** Hardly any company is rated above its government. */
function companyNotch(country: string, sector: string, random: Random): number {
  const [best, worst] = USUAL_NOTCHES[sector] ?? [6, 15];
  const own = Math.round(best + (worst - best) * random.unit() ** 1.4);
  const state = sovereignNotch(country);
  return Math.min(own >= state ? own : state + random.whole(0, 2), WORST_NOTCH);
}
