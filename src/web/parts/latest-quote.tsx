import type { Quote } from '../../contracts/instruments/quote.ts';
import { PageHint } from '../shell/page-hint.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { asOfText, QuoteChange, QuoteValue } from './quote-text.tsx';
import css from './latest-quote.module.css';

/** The last value in large digits, with its change, time and source. */
export function LatestQuote({ quote, source }: { quote: Quote; source: string }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  return (
    <>
      <p>
        <span className={css.value}>
          <QuoteValue quote={quote} />
        </span>{' '}
        <span className={css.unit}>{quote.unit}</span>{' '}
        <span className={css.change}>
          <QuoteChange quote={quote} />
          <PageHint hint="hint_change" about={t('index_change')} />
        </span>
      </p>
      <p className={css.asOf}>
        {t('index_as_of', { time: asOfText(quote.asOf, globals.lang, timeZone) })}
        {` · ${t('index_source', { source })}`}
        <FreshnessHint quote={quote} />
      </p>
    </>
  );
}

/** Says how fresh such a value is. */
export function FreshnessHint({ quote: { isRealtime, asOf } }: { quote: Quote }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  return (
    <PageHint
      hint={isRealtime ? 'hint_realtime' : 'hint_daily'}
      about={t('index_as_of', { time: asOfText(asOf, globals.lang, timeZone) })}
    />
  );
}
