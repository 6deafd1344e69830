/** Prices of commodities in US dollars, per quoted unit. */
export interface Commodity {
  readonly eng: string;
  readonly rus: string;
  readonly level: number;
  /** The equally weighted members of a basket; empty for a single commodity. */
  readonly members: readonly string[];
  /** Whether it has an index; others only have futures. */
  readonly hasIndex: boolean;
}

const WITH_INDEX = `
Gold/Золото 2650|Silver/Серебро 31.2|Platinum/Платина 985|Palladium/Палладий 1010
Copper/Медь 9420|Aluminium/Алюминий 2560|Nickel/Никель 16300|Zinc/Цинк 3010|Tin/Олово 31200
Lead/Свинец 2050|Light Oil/Лёгкая нефть 71.4|Heavy Oil/Тяжёлая нефть 63.9
Natural Gas/Природный газ 3.1|Coal/Уголь 134|Wheat/Пшеница 562|Corn/Кукуруза 424
Soybeans/Соя 1004|Rice/Рис 15.2|Coffee/Кофе 268|Cocoa/Какао 8120|Sugar/Сахар 21.7
Cotton/Хлопок 71.5|Palm Oil/Пальмовое масло 1050|Rubber/Каучук 198|Iron Ore/Железная руда 103
Steel Rebar/Арматура 3380|Lithium/Литий 10.6|Uranium/Уран 80.4|Timber/Древесина 548
Wool/Шерсть 1140|Energy Basket/Энергоносители 214|Metals Basket/Металлы 341
Grains Basket/Зерновые 187|Softs Basket/Мягкие товары 233|Commodity Basket/Товарная корзина 402
Livestock Basket/Животноводство 176`;
const WITHOUT_INDEX = 'Power 93.7|Carbon 74.9|Cattle 2.1|Naphtha 712';
const BASKETS: Readonly<Record<string, string>> = {
  'Energy Basket': 'Light Oil,Heavy Oil,Natural Gas,Coal',
  'Metals Basket': 'Copper,Aluminium,Nickel,Zinc,Tin,Lead',
  'Grains Basket': 'Wheat,Corn,Soybeans,Rice',
  'Softs Basket': 'Coffee,Cocoa,Sugar,Cotton',
  'Livestock Basket': 'Cattle',
  'Commodity Basket': 'Energy Basket,Metals Basket,Grains Basket,Softs Basket,Gold,Silver',
};

export const COMMODITIES: readonly Commodity[] = [
  ...WITH_INDEX.trim()
    .split(/[|\n]/)
    .map((line) => {
      const [, eng = '', rus = '', level] = /^(.*)\/(.*) (\S+)$/.exec(line) ?? [];
      const members = BASKETS[eng]?.split(',') ?? [];
      return { eng, rus, level: Number(level), members, hasIndex: true };
    }),
  ...WITHOUT_INDEX.split('|').map((line) => {
    const [eng = '', level] = line.split(' ');
    return { eng, rus: eng, level: Number(level), members: [], hasIndex: false };
  }),
];

const byName = new Map(COMMODITIES.map((commodity) => [commodity.eng, commodity]));

export function getCommodity(name: string): Commodity {
  const commodity = byName.get(name);
  if (!commodity) throw new Error(`the demo market has no commodity ${name}`);
  return commodity;
}
