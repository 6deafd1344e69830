import type { Names } from './demo-instrument.ts';

export interface IndexIdea {
  readonly name: Names;
  readonly ticker: string;
  readonly category: 'equity' | 'bond' | 'commodity' | 'money_market' | 'volatility';
  readonly currency: string;
  readonly unit: 'pt' | '%';
  readonly level: number;
  readonly decimals: number;
}

/** `code currency level eng/rus`: an equity market and the usual level of its index. */
const REGIONS = `
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

const EQUITY_KINDS: readonly (readonly [string, string])[] = [
  ['50', '50'],
  ['300', '300'],
  ['Small Cap', 'Малая капитализация'],
  ['Dividend', 'Дивиденды'],
  ['Banks', 'Банки'],
];
const BOND_KINDS: readonly (readonly [string, string])[] = [
  ['Government Bond', 'Государственные облигации'],
  ['Corporate Bond', 'Корпоративные облигации'],
  ['High Yield Bond', 'Высокодоходные облигации'],
];
const TERMS = ['1–3Y', '3–5Y', '5–7Y', '7–10Y', '10Y+'];
const COMMODITIES = `
Gold/Золото 2650|Silver/Серебро 31.2|Platinum/Платина 985|Palladium/Палладий 1010
Copper/Медь 9420|Aluminium/Алюминий 2560|Nickel/Никель 16300|Zinc/Цинк 3010|Tin/Олово 31200
Lead/Свинец 2050|Light Oil/Лёгкая нефть 71.4|Heavy Oil/Тяжёлая нефть 63.9
Natural Gas/Природный газ 3.1|Coal/Уголь 134|Wheat/Пшеница 562|Corn/Кукуруза 424
Soybeans/Соя 1004|Rice/Рис 15.2|Coffee/Кофе 268|Cocoa/Какао 8120|Sugar/Сахар 21.7
Cotton/Хлопок 71.5|Palm Oil/Пальмовое масло 4650|Rubber/Каучук 198|Iron Ore/Железная руда 103
Steel Rebar/Арматура 3380|Lithium/Литий 10.6|Uranium/Уран 80.4|Timber/Древесина 548
Wool/Шерсть 1140|Energy Basket/Энергоносители 214|Metals Basket/Металлы 341
Grains Basket/Зерновые 187|Softs Basket/Мягкие товары 233|Commodity Basket/Товарная корзина 402
Livestock Basket/Животноводство 176`;
/** Overnight rates; some are almost zero, some are negative. */
const MONEY_MARKET = `USD 4.33|EUR -0.52|JPY 0.0012|CHF -0.75|GBP 4.45|RUB 15.1|PLN 5.8|KZT 14.2
CNY 1.9|SEK -0.01|DKK -0.35|TRY 46.2`;
const MONEY_TERMS: readonly (readonly [string, string])[] = [
  ['Overnight', 'Овернайт'],
  ['1M', '1М'],
  ['3M', '3М'],
];

const splitList = (text: string): string[] => text.trim().split(/[|\n]/);

const regions = splitList(REGIONS).map((line) => {
  const [, code = '', currency = '', level = '', eng = '', rus = ''] =
    /^(\S+) (\S+) (\S+) (.*)\/(.*)$/.exec(line) ?? [];
  return { code, currency, level: Number(level), eng, rus };
});

function equityIdeas(): IndexIdea[] {
  return EQUITY_KINDS.flatMap(([eng, rus], kind) =>
    regions.map((region) => ({
      name: { eng: `Parcurve ${region.eng} ${eng}`, rus: `Parcurve ${region.rus} ${rus}` },
      ticker: `PC${region.code}E${kind + 1}0`,
      category: 'equity' as const,
      currency: region.currency,
      unit: 'pt' as const,
      // Kinds from the third on are lower, except where the usual level is above 100,000.
      level: kind < 2 || region.level > 100_000 ? region.level : region.level / (kind + 1),
      decimals: 2,
    })),
  );
}

function bondIdeas(): IndexIdea[] {
  return regions.slice(0, 7).flatMap((region) =>
    BOND_KINDS.flatMap(([eng, rus], kind) =>
      TERMS.map((term, i) => {
        const isYield = (i + kind) % 3 === 2;
        const [form, formRus] = isYield ? ['YTM', 'YTM'] : ['TR', 'полная доходность'];
        return {
          name: {
            eng: `PCI ${region.eng} ${eng} ${term} ${form}`,
            rus: `PCI ${region.rus} ${rus} ${term} ${formRus}`,
          },
          ticker: `PC${region.code}B${kind + 1}${i + 1}`,
          category: 'bond' as const,
          currency: region.currency,
          unit: isYield ? ('%' as const) : ('pt' as const),
          level: isYield ? 2.4 + kind * 1.3 + i * 0.3 : 128 + 21 * kind + 9 * i,
          decimals: isYield ? 3 : 4,
        };
      }),
    ),
  );
}

function commodityIdeas(): IndexIdea[] {
  return splitList(COMMODITIES).map((line, i) => {
    const [, eng = '', rus = '', level = ''] = /^(.*)\/(.*) (\S+)$/.exec(line) ?? [];
    return {
      name: { eng: `Parcurve ${eng}`, rus: `Parcurve ${rus}` },
      ticker: `PCCM${String(i + 1).padStart(3, '0')}`,
      category: 'commodity' as const,
      currency: 'USD',
      unit: 'pt' as const,
      level: Number(level),
      decimals: 2,
    };
  });
}

function moneyMarketIdeas(): IndexIdea[] {
  return splitList(MONEY_MARKET).flatMap((line) => {
    const [currency = '', rate = ''] = line.split(' ');
    return MONEY_TERMS.map(([eng, rus], i) => ({
      name: { eng: `Parcurve ${currency} ${eng} Rate`, rus: `Parcurve ${currency} ставка ${rus}` },
      ticker: `PC${currency}${i + 1}M`,
      category: 'money_market' as const,
      currency,
      unit: '%' as const,
      level: Number(rate) * (1 + 0.04 * i),
      decimals: Math.abs(Number(rate)) < 0.1 ? 6 : 4,
    }));
  });
}

function volatilityIdeas(): IndexIdea[] {
  return regions.map((region, i) => ({
    name: {
      eng: `Parcurve ${region.eng} Implied Volatility 30D`,
      rus: `Parcurve ${region.rus} Ожидаемая волатильность 30 дней`,
    },
    ticker: `PC${region.code}V30`,
    category: 'volatility' as const,
    currency: region.currency,
    unit: 'pt' as const,
    level: 15 + (i % 8) * 2.5,
    decimals: 2,
  }));
}

/** The headline indexes first, then by family. */
export function indexIdeas(): IndexIdea[] {
  return [
    ...equityIdeas(),
    ...bondIdeas(),
    ...commodityIdeas(),
    ...moneyMarketIdeas(),
    ...volatilityIdeas(),
  ];
}
