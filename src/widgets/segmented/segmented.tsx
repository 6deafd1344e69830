import css from './segmented.module.css';
import { TabList, type TabsProps } from './tab-list.tsx';
import type { TabId } from './tab-state.ts';

/** One strip with a soft fill: the values, period or unit of one chart or table. */
export function Segmented<Id extends TabId>(props: TabsProps<Id>) {
  return <TabList {...props} look={LOOK} />;
}

const LOOK = {
  strip: css.strip,
  item: css.item,
  tab: css.tab,
  count: css.count,
  lock: css.lock,
};
