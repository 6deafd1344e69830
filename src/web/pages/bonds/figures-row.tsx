import type { ReactNode } from 'react';
import { Change } from '../../../widgets/change/change.tsx';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import dots from '../../parts/dotted.module.css';
import { LockedValue } from '../../parts/locked-value.tsx';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { QuoteChange, QuoteValue, shownDirection } from '../../parts/quote-text.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './figures.module.css';
import type { FigureCell, FigureRow } from './load-figures.ts';

const CHANGE = joinClassNames(css.line, css.change);

/** The key figures of the bond; each links to its derivation. */
export function FiguresRow({
  row,
  derive,
  source,
  strip,
  note,
}: {
  row: FigureRow;
  /** The URL of this page with the derivation of a figure. */
  derive: (figure: string) => string;
  source: string;
  /** The strip that chooses the workout. */
  strip: ReactNode;
  /** The notes of floaters, bills, linkers and bonds in default. */
  note: ReactNode;
}) {
  const { quote, cells } = row;
  return (
    <div className={css.figures}>
      {row.over !== null && <p className={css.over}>{row.over}</p>}
      {strip}
      <dl className={css.row} aria-label={row.title}>
        <div className={css.price}>
          <dt>{row.priceTitle}</dt>
          <dd className={css.value}>
            <QuoteValue quote={quote} />
          </dd>
          <dd className={CHANGE}>
            <QuoteChange quote={quote} />
          </dd>
          {row.ofKind?.priceLines.map((line) => (
            <dd key={line} className={css.line}>
              {line}
            </dd>
          ))}
        </div>
        {cells.map((cell) => (
          <Cell key={cell.id} cell={cell} derive={derive} />
        ))}
      </dl>
      {note}
      <p className={joinClassNames(dots.dotted, css.basis)}>
        {[...row.basis, ...row.assumed, source].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <LockedNotice />
    </div>
  );
}

function Cell({ cell, derive }: { cell: FigureCell; derive: (figure: string) => string }) {
  const t = useLabels();
  const { title, value, change, lines, derived, how, isChosen = false } = cell;
  return (
    <div className={isChosen ? css.chosen : undefined}>
      <dt>{title}</dt>
      <dd className={css.value}>
        {value === null ? (
          <LockedValue />
        ) : derived === null ? (
          value
        ) : (
          <Link
            to={`${derive(derived)}#derivation`}
            preventScrollReset
            aria-label={`${value}. ${how}`}
            title={how}
          >
            {value}
          </Link>
        )}
      </dd>
      {change !== null && (
        <dd className={CHANGE}>
          <Change direction={shownDirection(change)} text={change} rateNote={t('rate_colour')} />
        </dd>
      )}
      {lines.map((line) => (
        <dd key={line} className={css.line}>
          {line}
        </dd>
      ))}
    </div>
  );
}
