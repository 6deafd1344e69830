import { dayText } from '../../market/quote-text.tsx';
import { CopyButton, currentAddress } from '../../shell/copy-button.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { FieldProps } from './field-control.tsx';
import { Chain } from './icons.tsx';
import { listTitle } from './list-title.ts';
import { listName } from './page-state.ts';
import { SaveScreen } from './save-screen.tsx';
import css from './screen-page.module.css';

/** Title, how many there are, of when and from where. */
export function ScreenHead({ data, words }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { kind, screen, list } = data;
  const { all, asOf, sources } = list;
  const facts = [
    t(`screen_number_${listName(kind, screen)}`, {
      count: { count: all, text: words.number(all) },
    }),
    asOf !== null && t('screen_prices_of', { day: dayText(asOf, lang) }),
    sources.length > 0 && t('screen_source', { source: sources.join(', ') }),
  ];
  return (
    <header className={css.head}>
      <div>
        <h1>{listTitle(t, data)}</h1>
        <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.acts}>
        <CopyButton text={currentAddress} copied={t('screen_copied')} className={css.button}>
          <Chain />
          {t('screen_copy_link')}
        </CopyButton>
        <SaveScreen data={data} />
      </div>
    </header>
  );
}
