import type { ReactNode } from 'react';
import { SectionMenu } from '../../widgets/section-menu/section-menu.tsx';
import { SECTION_ICONS, type SectionIcon } from './section-icons.tsx';
import css from './sectioned-page.module.css';
import { useLabels } from './use-labels.ts';

export interface PageSection {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly icon: SectionIcon;
}

/**
 * A page with a menu of its sections on the left. The page declares the labels part
 * `shell.sections`.
 */
export function SectionedPage({
  sections,
  isWide = false,
  children,
}: {
  sections: readonly PageSection[];
  /** The content needs the width: titles beside the icons appear only on wider screens. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const t = useLabels();
  return (
    <div className={css.page} data-sections={isWide ? 'wide' : ''}>
      <div className={css.side}>
        <SectionMenu
          label={t('sections_menu')}
          home={{ id: 'content', title: t('section_top'), icon: SECTION_ICONS.top }}
          sections={sections.map((section) => ({ ...section, icon: SECTION_ICONS[section.icon] }))}
          onChoose={showInAddress}
        />
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
}

/** The hash names the section, for bookmarks and sharing; sections add no history entries. */
function showInAddress(id: string | null): void {
  const { pathname, search } = location;
  const hash = id === null ? '' : `#${id}`;
  history.replaceState(history.state, '', pathname + search + hash);
}
