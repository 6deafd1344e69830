import type { Menu } from '../../../../contracts/site/menu.ts';
import { LANGUAGES, type Language } from '../../../../domain/text/language.ts';
import { MenuBar, MenuSections } from '../../../shell/main-menu.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { LanguageChoice } from './language-choice.tsx';
import css from './site-pages.module.css';

/** The menu as visitors would see it, rendered by the same components. */
export function MenuPreview({ menu, language }: { menu: Menu; language: Language }) {
  const t = useLabels();
  return (
    <section className={css.preview} aria-labelledby="preview">
      <div className={css.previewHead}>
        <h2 id="preview">{t('site_preview')}</h2>
        <LanguageChoice language={language} />
      </div>
      <h3 className={css.onlyWide}>{t('site_menu_wide')}</h3>
      <nav
        className={css.menuBar}
        lang={LANGUAGES[language].tag}
        aria-label={t('site_menu_wide')}
        data-preview="wide"
      >
        <MenuBar menu={menu} />
      </nav>
      <h3>{t('site_menu_phone')}</h3>
      <nav
        className={css.menuPhone}
        lang={LANGUAGES[language].tag}
        aria-label={t('site_menu_phone')}
      >
        <MenuSections menu={menu} />
      </nav>
    </section>
  );
}
