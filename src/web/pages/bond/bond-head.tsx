import { HiddenNotice } from '../../market/hidden-notice.tsx';
import { LatestQuote } from '../../market/latest-quote.tsx';
import type { InstrumentHistory } from '../../market/load-instrument-history.ts';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './bond-page.module.css';

/** What the bond is: its name, state and codes. */
export function BondHead({ instrument }: { instrument: InstrumentHistory['instrument'] }) {
  const t = useLabels();
  const { quote, status, source } = instrument;
  return (
    <header className={css.head}>
      <p className={css.kind}>
        {t('instrument_kind_bond')}
        {instrument.isin && <code> {instrument.isin}</code>}
        {status !== 'active' && (
          <span className={css.status}>{t(`instrument_status_${status}`)}</span>
        )}
      </p>
      <h1>{instrument.name}</h1>
      <HiddenNotice isHidden={instrument.isHidden} />
      <LatestQuote quote={quote} source={source} />
      <LockedNotice />
    </header>
  );
}
