/** A stock market or a group of them, with the usual level of its index. */
export interface EquityRegion {
  readonly code: string;
  readonly currency: string;
  readonly level: number;
  readonly eng: string;
  readonly rus: string;
}

/** `code currency level eng/rus`, those with an index. */
const WITH_INDEX = `
EU EUR 5120 Europe/Европа
US USD 5900 North America/Северная Америка
GL USD 3710 Global/Весь мир
EM USD 1120 Emerging Markets/Развивающиеся рынки
EZ EUR 4870 Eurozone/Еврозона
AP USD 2260 Asia Pacific/Азия и Океания
JP JPY 38900 Japan/Япония
CN CNY 3340 China/Китай
GB GBP 8210 United Kingdom/Великобритания
DE EUR 19300 Germany/Германия
BR BRL 128400 Brazil/Бразилия
AR ARS 1874000 Argentina/Аргентина
IN INR 81200 India/Индия
RU RUB 2760 Russia/Россия
LA USD 2240 Latin America/Латинская Америка
KZ KZT 5420 Kazakhstan/Казахстан
TR TRY 98700 Turkey/Турция
NO NOK 1610 Nordics/Северные страны
CE EUR 1980 Central Europe/Центральная Европа
ME USD 1430 Middle East/Ближний Восток
AF USD 940 Africa/Африка
NG NGN 104600 Nigeria/Нигерия`;

export const EQUITY_REGIONS: readonly EquityRegion[] = WITH_INDEX.trim()
  .split('\n')
  .map((line) => {
    const [, code = '', currency = '', level, eng = '', rus = ''] =
      /^(\S+) (\S+) (\S+) (.*)\/(.*)$/.exec(line) ?? [];
    return { code, currency, level: Number(level), eng, rus };
  });

/** Remainders of regions without an index of their own, with their currency. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = { EX: 'EUR', AX: 'USD', LX: 'USD' };

const currencies: ReadonlyMap<string, string> = new Map([
  ...EQUITY_REGIONS.map(({ code, currency }) => [code, currency] as const),
  ...Object.entries(WITHOUT_INDEX),
]);

export function regionCurrency(code: string): string {
  const currency = currencies.get(code);
  if (!currency) throw new Error(`the demo market has no stock market ${code}`);
  return currency;
}

/** The members of composite regions, in percent of their value. */
export const REGION_MEMBERS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  GL: [
    ['US', 60],
    ['EZ', 17],
    ['GB', 5],
    ['JP', 8],
    ['EM', 10],
  ],
  EU: [
    ['EZ', 60],
    ['GB', 25],
    ['NO', 15],
  ],
  EZ: [
    ['DE', 40],
    ['EX', 60],
  ],
  AP: [
    ['JP', 40],
    ['CN', 25],
    ['IN', 20],
    ['AX', 15],
  ],
  LA: [
    ['BR', 50],
    ['AR', 10],
    ['LX', 40],
  ],
  EM: [
    ['CN', 38],
    ['IN', 26],
    ['BR', 12],
    ['RU', 6],
    ['ME', 8],
    ['TR', 5],
    ['AF', 5],
  ],
};

/** Countries whose stocks are in the index of a region with another code. */
const COUNTRY_REGIONS = `US CA|NO SE DK FI|CE PL CZ HU RO AT|EX FR IT ES NL BE PT IE|GB CH
ME AE SA IL EG|AF ZA|AX AU KR SG HK ID MY TH|LX MX CL CO PE|RU BY UA|KZ UZ`;

const regionByCountry: ReadonlyMap<string, string> = new Map(
  COUNTRY_REGIONS.split(/[|\n]/).flatMap((entry) => {
    const [region = '', ...countries] = entry.split(' ');
    return countries.map((country) => [country, region] as const);
  }),
);

export function regionForCountry(country: string): string {
  return regionByCountry.get(country) ?? country;
}
