import type { Names } from './demo-instrument.ts';
import { getNameWords } from './name-words.ts';
import type { Random } from './random.ts';
import type { AssetClass } from './shares.ts';

/** The holdings of funds by class: `eng/rus,…`. */
const THEMES: Readonly<Record<AssetClass, string>> = {
  equity: `Global Equity/Акции мира,Europe Equity/Акции Европы,US Equity/Акции США,Asia Pacific Equity/Акции Азии,Emerging Markets Equity/Акции развивающихся рынков,Global Dividend/Дивидендные акции,Small Cap Equity/Акции малых компаний`,
  bond: `Government Bond/Гособлигации,Corporate Bond/Корпоративные облигации,High Yield Bond/Высокодоходные облигации,Emerging Markets Bond/Облигации развивающихся рынков,Short Bond/Короткие облигации,Inflation-Linked Bond/Облигации с индексацией`,
  commodity: `Gold/Золото,Silver/Серебро,Broad Commodity/Сырьё,Energy/Энергоносители,Agriculture/Сельское хозяйство,Industrial Metals/Промышленные металлы`,
  money_market: `Money Market/Денежный рынок,Treasury Bill/Казначейские векселя,Overnight/Овернайт,Ultra Short/Сверхкороткие облигации`,
  mixed: `Balanced/Сбалансированный,Conservative Allocation/Консервативный,Growth Allocation/Портфель роста,Income/Доходный`,
};

const MAX_TRIES = 40;

/** A name, and the English words in it that describe the holdings. */
interface NamedFund {
  readonly name: Names;
  readonly theme: string;
}

/** A free name for a fund of a fund house in the issuer's country. */
export function fundName(
  country: string,
  assetClass: AssetClass,
  taken: Set<string>,
  random: Random,
): NamedFund {
  const { founders, places } = getNameWords(country);
  let named: NamedFund = { name: { eng: '' }, theme: '' };
  for (let i = 0; i < MAX_TRIES; i += 1) {
    const house = random.pick(random.chance(0.7) ? founders : places);
    const [eng = '', rus = ''] = random.pick(THEMES[assetClass].split(',')).split('/');
    const name = { eng: `${house.latin} ${eng} ETF`, rus: `${house.cyrillic} ${rus} ETF` };
    named = { name, theme: eng };
    if (!taken.has(name.eng)) break;
  }
  taken.add(named.name.eng);
  return named;
}
