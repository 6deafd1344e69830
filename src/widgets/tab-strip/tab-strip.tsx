import type { LinkComponent } from '../link/link.ts';
import { Segmented } from '../segmented/segmented.tsx';
import type { Tab } from '../segmented/tab-state.ts';

interface TabStripProps {
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly activeId?: string | number | null;
  readonly controls?: string;
  readonly link?: LinkComponent;
  readonly onSelectTab?: (strip: string, id: string | number) => void;
}

/** `Segmented` as charts know it; it goes when their toolbar uses that itself. */
export function TabStrip({ name, activeId, onSelectTab, ...look }: TabStripProps) {
  return <Segmented {...look} value={activeId} onPick={(id) => onSelectTab?.(name, id)} />;
}
