import type { KeyboardEvent, MouseEvent } from 'react';
import type { PairRow } from '../../../contracts/currency.ts';
import { LockedGroup } from '../../../widgets/locked-hint/locked-group.tsx';
import { isOfHint } from '../../../widgets/locked-hint/locked-hint.tsx';
import { zoneName } from '../../../domain/time-zone.ts';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { Flash } from '../../market/flash.tsx';
import {
  asOfShort,
  isMasked,
  latestMoment,
  mostDecimals,
  QuoteChangeNumber,
  QuoteValue,
} from '../../market/quote-text.tsx';
import { Sparkline } from '../../market/sparkline.tsx';
import { Link } from '../../shell/link.tsx';
import { useFrame } from '../../shell/use-frame.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './pair-table.module.css';

export interface PairTableProps {
  readonly rows: readonly PairRow[];
  readonly caption: string;
  readonly selected: ReadonlySet<number>;
  /** Where a row leads while there are no scripts. */
  readonly hrefOf: (id: number) => string;
  readonly onToggle: (id: number) => void;
}

/** The pairs of a page; a row shows or hides its chart. */
export function PairTable(props: PairTableProps) {
  const t = useLabels();
  const { timeZone } = useFrame();
  const alignTo = mostDecimals(props.rows.map(({ quote }) => quote));
  return (
    <table className={css.table}>
      <caption className={css.caption}>{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('currencies_pair')}</th>
          <th scope="col" className={css.number}>
            {t('currencies_last')}
          </th>
          <th scope="col" className={css.number}>
            {t('currencies_day')}
          </th>
          <th scope="col">{t('sparkline_30_days')}</th>
          <th scope="col" className={css.number}>
            {zoneName(
              (latestMoment(props.rows.map(({ quote }) => quote.asOf)) ?? 0) / 1000,
              timeZone,
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        <LockedGroup hasRowClicks>
          {props.rows.map((row) => (
            <Row key={row['index_id.numeric']} row={row} alignTo={alignTo} {...props} />
          ))}
        </LockedGroup>
      </tbody>
    </table>
  );
}

interface RowProps extends PairTableProps {
  readonly row: PairRow;
  readonly alignTo: number;
}

function Row({ row, alignTo, selected, hrefOf, onToggle }: RowProps) {
  const t = useLabels();
  const { globals, timeZone } = useFrame();
  const id = row['index_id.numeric'];
  const isSelected = selected.has(id);
  const { quote } = row;
  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    // The lock beside a masked value and its hint are about that value, not about the row.
    if (event.target instanceof Element && isOfHint(event.target)) return;
    event.preventDefault();
    onToggle(id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle(id);
  };
  return (
    // The keyboard's way is the box in the first cell; the rest of the row is for the mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr className={isSelected ? css.selected : undefined} onClick={toggle} data-pair={id}>
      <th scope="row" className={css.pair}>
        <div className={css.name}>
          <Link
            to={hrefOf(id)}
            preventScrollReset
            role="checkbox"
            aria-checked={isSelected}
            aria-label={t('currencies_toggle', { name: row.ticker })}
            className={css.box}
            // The row answers, for the whole of it.
            onClick={(event) => {
              if (isPlainClick(event)) event.preventDefault();
            }}
            onKeyDown={press}
          />
          <span>
            {row.ticker}
            <small>{row.index_name_rus}</small>
          </span>
        </div>
      </th>
      <td className={css.number}>
        <Flash value={quote.value}>
          <QuoteValue quote={quote} alignTo={alignTo} />
        </Flash>
      </td>
      <td className={css.number}>
        <Flash value={quote.changePercent}>
          <QuoteChangeNumber quote={quote} />
        </Flash>
      </td>
      <td>
        <Sparkline values={row.sparkline} isMasked={isMasked(quote)} />
      </td>
      <td className={`${css.number} ${css.time}`}>
        {asOfShort(quote.asOf, globals.lang, timeZone)}
      </td>
    </tr>
  );
}
