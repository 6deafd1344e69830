import { TabList, type TabsProps } from '../segmented/tab-list.tsx';
import type { TabId } from '../segmented/tab-state.ts';
import css from './text-tabs.module.css';

/** Words with a line under the active one: the parts of a page, or several lists. */
export function TextTabs<Id extends TabId>(props: TabsProps<Id>) {
  return <TabList {...props} look={LOOK} />;
}

const LOOK = {
  strip: css.strip,
  item: css.item,
  tab: css.tab,
  count: css.count,
  lock: css.lock,
};
