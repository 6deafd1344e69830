import { useId, useState, type ReactNode } from 'react';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { TextTabs } from '../../../widgets/text-tabs/text-tabs.tsx';
import css from './use-panels.module.css';

export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * Several panels in one place. The server sends all of them; without scripts and in print all are
 * shown. With `isForPhones`, wider screens show them side by side, without tabs.
 */
export function usePanels(
  label: string,
  panels: readonly Panel[],
  {
    isForPhones = false,
    className,
  }: { isForPhones?: boolean; className?: string | undefined } = {},
): { strip: ReactNode; content: ReactNode } {
  const id = useId();
  const [picked, setPicked] = useState(panels[0]?.id);
  const active = Math.max(
    0,
    panels.findIndex((panel) => panel.id === picked),
  );
  const strip = panels.length > 1 && (
    <div className={joinClassNames(css.strip, isForPhones && css.forPhones)}>
      <TextTabs
        label={label}
        tabs={panels.map((panel) => ({ id: panel.id, ttl: panel.title }))}
        value={panels[active]?.id}
        controls={id}
        onPick={setPicked}
      />
    </div>
  );
  const content = (
    <div id={id} className={className}>
      {panels.map((panel, i) => (
        <div
          key={panel.id}
          className={joinClassNames(css.panel, isForPhones && css.forPhones)}
          role={panels.length > 1 ? 'tabpanel' : undefined}
          aria-label={panels.length > 1 ? panel.title : undefined}
          data-active={i === active || undefined}
        >
          {panel.content}
        </div>
      ))}
    </div>
  );
  return { strip, content };
}
