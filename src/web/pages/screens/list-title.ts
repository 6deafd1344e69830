import { INDEX_CATEGORIES } from '../../../domain/instruments/index-category.ts';
import { writeScreen } from '../../../domain/screens/screen-address.ts';
import { onlyFilters } from '../../../domain/screens/screen-changes.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import type { ScreenData } from './load-screen.ts';
import { listName } from './page-state.ts';

/** What is listed: categories of indexes have names of their own. */
export function listTitle(t: Translate, { kind, screen }: Pick<ScreenData, 'kind' | 'screen'>) {
  const name = listName(kind, screen);
  const title = t(`screen_title_${name}`);
  const [category, ...others] = kind === 'indexes' ? (screen.choices['category'] ?? []) : [];
  const known = INDEX_CATEGORIES.find((each) => each === category);
  if (!known || others.length > 0) return title;
  const ofCategory = t(`index_category_${known}`);
  return name === 'rates' && known !== 'money_market' ? `${title}: ${ofCategory}` : ofCategory;
}

/** Whether search engines may index it: a list without filters, or one category of indexes. */
export function isKnownPart({ kind, screen }: Pick<ScreenData, 'kind' | 'screen'>): boolean {
  const { measure = [], category = [], ...others } = screen.choices;
  const isPart = kind === 'indexes' && measure.length < 2 && category.length < 2;
  const choices = isPart ? others : screen.choices;
  return writeScreen(onlyFilters({ ...screen, choices })) === '';
}
