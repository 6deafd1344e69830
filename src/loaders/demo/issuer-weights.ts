import { COMPANY_SECTORS } from '../../domain/instruments/sectors.ts';
import { COUNTRIES, type DemoCountry } from './countries.ts';
import type { Weighted } from './random.ts';

/** The number of companies per hundred in these countries; the others share the rest. */
const COUNTRY_WEIGHTS = `US 21|CN 8|JP 7|GB 7|DE 7|FR 6|RU 5|IN 4|CA 4|IT 3.5|NL 3|ES 3|AU 3|CH 3
  KR 3|BR 2.5|SE 1.5|HK 1.2|MX 1|TR 1|PL 1`;
const OTHER_COUNTRY = 0.55;
/** Banks and other financial companies borrow most, then capital-intensive sectors. */
const SECTOR_WEIGHTS = `banks 17|finance 11|industrials 12|consumer 12|technology 9|utilities 8
  healthcare 7|oil_gas 7|materials 7|real_estate 7|telecom 5|transport 5`;

function parseWeights(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(/[|\n]/).map((entry) => {
      const [name = '', weight] = entry.trim().split(' ');
      return [name, Number(weight)];
    }),
  );
}

const countryWeights = parseWeights(COUNTRY_WEIGHTS);
const sectorWeights = parseWeights(SECTOR_WEIGHTS);

export const WEIGHTED_COUNTRIES: Weighted<DemoCountry> = COUNTRIES.map((country) => [
  country,
  countryWeights.get(country.code) ?? OTHER_COUNTRY,
]);

export const WEIGHTED_SECTORS: Weighted<string> = COMPANY_SECTORS.map((sector) => [
  sector,
  sectorWeights.get(sector) ?? 1,
]);
