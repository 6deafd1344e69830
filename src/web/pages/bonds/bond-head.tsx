import { buttonClass } from '../../../widgets/button/button-class.ts';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import dots from '../../parts/dotted.module.css';
import { HiddenNotice } from '../../parts/hidden-notice.tsx';
import { CopyCode } from '../../parts/identifiers.tsx';
import type { InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { CopyButton, currentAddress } from '../../shell/copy-button.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './bond-head.module.css';
import type { BondWords } from './load-head.ts';
import type { StaleWords } from './load-stale.ts';
import { StaleChip } from './stale-notice.tsx';

/** The name, status, traits, issuer and identifiers of the bond. */
export function BondHead({
  instrument,
  words,
  stale,
}: {
  instrument: InstrumentHistory['instrument'];
  words: BondWords;
  stale: StaleWords | null;
}) {
  const t = useLabels();
  const { issuer, isin, ticker, bond } = instrument;
  const codes = [
    [t('index_isin'), isin],
    ['FIGI', bond?.figi ?? null],
    [t('index_ticker'), ticker],
  ] as const;
  return (
    <header className={css.head}>
      <p className={css.kind}>
        <span>{t('instrument_kind_bond')}</span>
        {codes.map(
          ([name, value]) =>
            value !== null && (
              <span key={name}>
                <small>{name}</small> <code>{value}</code>
                <CopyCode value={value} />
              </span>
            ),
        )}
      </p>
      <h1>{instrument.name}</h1>
      <CopyButton
        text={currentAddress}
        copied={words.copiedLink}
        className={joinClassNames(buttonClass(), css.link)}
      >
        {words.copyLink}
      </CopyButton>
      <HiddenNotice isHidden={instrument.isHidden} />
      <p className={joinClassNames(dots.dotted, css.tags)}>
        <span>
          <span className={words.isOutstanding ? css.outstanding : css.over}>{words.status}</span>
        </span>
        {stale && (
          <span>
            <StaleChip stale={stale} />
          </span>
        )}
        {words.tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
        {issuer && (
          <span>
            {words.issuer} <Link to={`/company/${issuer.id}/`}>{issuer.name}</Link>
          </span>
        )}
      </p>
    </header>
  );
}
