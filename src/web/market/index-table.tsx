import type { Answer } from '../../contracts/endpoint.ts';
import type { IndexMeasure, IndexSort, listIndexes } from '../../contracts/indexes.ts';
import { zoneName } from '../../domain/time-zone.ts';
import { LockedGroup } from '../../widgets/locked-hint/locked-group.tsx';
import { Link } from '../shell/link.tsx';
import { useFrame } from '../shell/use-frame.ts';
import { useLabels } from '../shell/use-labels.ts';
import { Flash } from './flash.tsx';
import css from './index-table.module.css';
import {
  asOfShort,
  isMasked,
  latestMoment,
  QuoteChangeNumber,
  QuoteValue,
  useChangeUnit,
} from './quote-text.tsx';
import { SortHeader, type HeaderSort } from './sort-header.tsx';
import { Sparkline } from './sparkline.tsx';

type Sorts = Partial<Record<IndexSort, HeaderSort>>;
type Row = Answer<typeof listIndexes>['items'][number];

const NO_SORTS: Sorts = {};

/** One precision for a column, whatever its rows have: the page of an index shows all of it. */
const DECIMALS = { levels: 2, rates: 3 } as const;

interface IndexTableProps {
  rows: readonly Row[];
  caption: string;
  measure: IndexMeasure;
  /** The columns that can be sorted. */
  sorts?: Sorts;
}

/** Indexes of one measure with last value and change, each leading to its page. */
export function IndexTable(props: IndexTableProps) {
  return (
    <LockedGroup>
      <Table {...props} />
    </LockedGroup>
  );
}

function Table({ rows, caption, measure, sorts = NO_SORTS }: IndexTableProps) {
  const t = useLabels();
  const { globals, timeZone } = useFrame();
  const changeUnit = useChangeUnit(measure === 'rates');
  const [unit = '', ...otherUnits] = new Set(rows.map(({ quote }) => quote.unit));
  const hasUnitColumn = otherUnits.length > 0;
  const lastValue = t('index_last_value');
  const moment = latestMoment(rows.map(({ quote }) => quote.asOf));
  const zone = moment === null ? '' : zoneName(moment / 1000, timeZone);
  const timeTitle = zone === '' ? t('index_date') : `${t('index_time')}, ${zone}`;
  return (
    <table className={css.table}>
      <caption className={css.unseen}>{caption}</caption>
      <thead>
        <tr>
          <SortHeader className={css.name} title={t('index_name')} sort={sorts.name} />
          <SortHeader
            isNumber
            className={`${css.number} ${css.value}`}
            title={hasUnitColumn || unit === '' ? lastValue : `${lastValue}, ${unit}`}
            sort={sorts.value}
          />
          {hasUnitColumn && (
            <th scope="col" className={css.unit}>
              <span>{t('index_unit')}</span>
            </th>
          )}
          <SortHeader
            isNumber
            className={`${css.number} ${css.change}`}
            title={`${t('index_change')}, ${changeUnit}`}
            sort={sorts.change}
          />
          <th scope="col" className={css.line}>
            <span>{t('sparkline_30_days')}</span>
          </th>
          <th scope="col" className={`${css.number} ${css.time}`}>
            <span>{timeTitle}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, ticker, quote, sparkline }) => (
          <tr key={id}>
            <th scope="row" className={css.name}>
              <Link to={`/indexes/${id}/`}>{name}</Link>
              <small>{ticker}</small>
            </th>
            <td className={`${css.number} ${css.value}`}>
              <Flash value={quote.value}>
                <QuoteValue quote={{ ...quote, decimals: DECIMALS[measure] }} />
              </Flash>
            </td>
            {hasUnitColumn && <td className={css.unit}>{quote.unit}</td>}
            <td className={`${css.number} ${css.change}`}>
              <Flash value={quote.change}>
                <QuoteChangeNumber quote={quote} />
              </Flash>
            </td>
            <td className={css.line}>
              <Sparkline values={sparkline} isMasked={isMasked(quote)} />
            </td>
            <td className={`${css.number} ${css.time}`}>
              {asOfShort(quote.asOf, globals.lang, timeZone)}
              {zone !== '' && latestMoment([quote.asOf]) !== null && (
                <span className={css.zone}> {zone}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
