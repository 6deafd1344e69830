import { GOVERNMENT_SECTOR } from '../../domain/instruments/sectors.ts';
import type { Seniority } from '../../domain/bonds/term-words.ts';
import { COUNTRIES, getCountry } from './countries.ts';
import type { DemoIssuer } from './demo-instrument.ts';
import { hash } from './random.ts';

/** Ten-year spreads over a top-rated government in basis points, AAA to D. */
const SPREADS_BP = [
  20, 28, 36, 44, 54, 66, 82, 102, 128, 160, 210, 260, 320, 400, 490, 590, 700, 800, 900, 1000,
  1100, 1200,
];
/** Notches by which a claim ranks below the issuer's usual one. */
const NOTCHES_LOWER: Readonly<Record<Seniority, number>> = {
  secured: -1,
  senior: 0,
  senior_non_preferred: 1,
  subordinated: 2,
  hybrid: 2,
};
/** In markets limited to strong names, issuers pay this share of the usual spread. */
const SPREAD_SHARES: Readonly<Record<string, number>> = { JPY: 0.3, CNY: 0.6, CHF: 0.7 };
/** Below this level, companies pay their government's spread plus a premium. */
const TRUSTED_BP = 60;
const LEAST_BP = 40;

/**
 * Sovereign ratings of the agencies, on one scale: `country S&P Moody's Fitch [Scope]`; 0 for
 * withdrawn ratings.
 */
const SOVEREIGNS = `US 2 2 2 4|DE 1 1 1 1|GB 3 4 4 3|FR 5 4 5 4|JP 5 5 6|CN 5 5 6|RU 0 0 0|IT 8 9 8 8
  ES 5 7 6 6|CA 1 1 2|AU 1 1 1|NL 1 1 1 1|CH 1 1 1 1|BR 12 11 12|IN 9 10 10|KR 3 3 4|MX 9 9 10
  SE 1 1 1 1|NO 1 1 1 1|DK 1 1 1 1|PL 7 6 7 6|CZ 4 4 4 4|HU 10 9 9 9|RO 10 10 10 10|AT 2 2 3 2
  BE 3 4 5 4|FI 2 2 3 3|PT 5 7 6 6|IE 3 4 3 3|KZ 10 8 9|UA 18 20 18|BY 0 0 0|UZ 12 13 12
  TR 13 13 13|AE 3 3 4|SA 5 4 5|IL 6 8 6|ZA 12 12 13|EG 15 17 15|NG 16 16 15|SG 1 1 1|HK 2 4 4
  ID 9 9 9|MY 7 7 8|TH 8 8 8|CL 6 6 7|CO 12 10 11|PE 10 8 9`;
/** The assumed notch of sovereigns without ratings. */
const UNGRADED_NOTCH = 11;
const WEAK_NOTCH = 15;

const sovereigns: ReadonlyMap<string, readonly number[]> = new Map(
  SOVEREIGNS.split(/[|\n]/).map((entry) => {
    const [country = '', ...notches] = entry.trim().split(' ');
    return [country, notches.map(Number)];
  }),
);

/** By agency, in the order of `AGENCIES`; 0: withdrawn. */
export function sovereignNotches(country: string): readonly number[] {
  return sovereigns.get(country) ?? [];
}

export function sovereignNotch(country: string): number {
  const graded = sovereignNotches(country).filter((notch) => notch > 0);
  if (graded.length === 0) return UNGRADED_NOTCH;
  return graded.toSorted((a, b) => a - b)[Math.floor(graded.length / 2)] ?? UNGRADED_NOTCH;
}

export function bondNotch(issuer: DemoIssuer, seniority: Seniority): number {
  return Math.min(Math.max(issuer.notch + NOTCHES_LOWER[seniority], 1), SPREADS_BP.length);
}

/** The spread of a bond's issuer over the government of the currency's curve. */
export function bondCredit(
  seed: number,
  issuer: DemoIssuer,
  { currency, seniority }: { currency: string; seniority: Seniority },
): { issuerSeed: number; spread: number; ownShare: number } {
  const issuerSeed = hash(seed ^ 0x15_5e, issuer.id);
  const isState = issuer.sector === GOVERNMENT_SECTOR;
  const bp = isState
    ? stateBasisPoints(issuer, currency)
    : companyBasisPoints(issuer, currency, seniority) *
      (SPREAD_SHARES[currency] ?? 1) *
      ownLevel(issuerSeed);
  return { issuerSeed, spread: bp / 10_000, ownShare: isState ? 0.25 : 1 };
}

/** Issuers with the same rating differ in their spread. */
function ownLevel(issuerSeed: number): number {
  return 0.87 + 0.26 * ((issuerSeed >>> 8) / 0x100_0000);
}

function basisPoints(notch: number): number {
  return SPREADS_BP[notch - 1] ?? 0;
}

function stateBasisPoints({ country, notch }: DemoIssuer, currency: string): number {
  if (benchmarkCountry(currency) === country) return 0;
  const isHome = getCountry(country).currency === currency;
  return isHome ? 0.8 * basisPoints(notch) : basisPoints(notch);
}

function companyBasisPoints(issuer: DemoIssuer, currency: string, seniority: Seniority): number {
  // The price of a defaulted issuer doesn't depend on its spread; before, it was a weak borrower.
  const notch = issuer.defaultedOn === undefined ? bondNotch(issuer, seniority) : WEAK_NOTCH;
  const full = basisPoints(notch);
  // A doubtful sovereign pays its own credit spread in its own currency: the curve already includes
  // that part.
  if (benchmarkCountry(currency) !== issuer.country) return full;
  const ofState = Math.max(basisPoints(sovereignNotch(issuer.country)) - TRUSTED_BP, 0);
  return Math.max(full - 0.8 * ofState, LEAST_BP + 0.2 * full);
}

/** The euro's curve is Germany's. */
const benchmarks: ReadonlyMap<string, string> = new Map([
  ...COUNTRIES.map(({ currency, code }) => [currency, code] as const),
  ['EUR', 'DE'],
]);

function benchmarkCountry(currency: string): string | undefined {
  return benchmarks.get(currency);
}
