import { buttonClass } from '../../../widgets/button/button-class.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { CopyButton, currentAddress } from '../../shell/copy-button.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { FieldProps } from './field-control.tsx';
import { Chain } from './icons.tsx';
import { listTitle } from './list-title.ts';
import { listName } from './page-state.ts';
import { describePrices } from './price-days.ts';
import { SaveScreen } from './save-screen.tsx';
import css from './screen-page.module.css';
import { useLiveScreen } from './use-live-screen.ts';

/** Title, number of results, price date and source. */
export function ScreenHead({ data, words }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  const { kind, screen, list } = data;
  const { all, sources } = list;
  const prices = usePricesText(data);
  const facts = [
    t(`screen_number_${listName(kind, screen)}`, {
      count: { count: all, text: words.number(all) },
    }),
    prices,
    sources.length > 0 && t('screen_source', { source: sources.join(', ') }),
  ];
  return (
    <header className={css.head}>
      <div>
        <h1>{listTitle(t, data)}</h1>
        <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.acts}>
        <CopyButton text={currentAddress} copied={t('screen_copied')} className={buttonClass()}>
          <Chain />
          {t('screen_copy_link')}
        </CopyButton>
        <SaveScreen data={data} />
      </div>
    </header>
  );
}

/** The date of the prices on this page of the list. */
function usePricesText(data: FieldProps['data']): string | null {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { day, hasOlder, hasLive } = describePrices(useLiveScreen(data).rows);
  if (day === null) return hasLive ? t('screen_prices_live') : null;
  const values = { day: dayText(day, lang) };
  if (hasLive) return t('screen_prices_partly_live', values);
  return t(hasOlder ? 'screen_prices_up_to' : 'screen_prices_of', values);
}
