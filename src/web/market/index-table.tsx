import type { Answer } from '../../contracts/endpoint.ts';
import type { listIndexes } from '../../contracts/indexes.ts';
import { LockedGroup } from '../../widgets/locked-hint/locked-group.tsx';
import { Link } from '../shell/link.tsx';
import { useFrame } from '../shell/use-frame.ts';
import { useLabels } from '../shell/use-labels.ts';
import { Flash } from './flash.tsx';
import css from './index-table.module.css';
import { asOfText, QuoteChangePercent, QuoteValue } from './quote-text.tsx';

type Row = Answer<typeof listIndexes>['items'][number];

/** Indexes with last value and change, each leading to its page. */
export function IndexTable(props: { rows: readonly Row[]; caption: string }) {
  return (
    <LockedGroup>
      <Table {...props} />
    </LockedGroup>
  );
}

function Table({ rows, caption }: { rows: readonly Row[]; caption: string }) {
  const t = useLabels();
  const { globals, timeZone } = useFrame();
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('index_name')}</th>
          <th scope="col" className={css.number}>
            {t('index_last_value')}
          </th>
          <th scope="col" className={css.wide}>
            {t('index_unit')}
          </th>
          <th scope="col" className={css.number}>
            {t('index_change')}, %
          </th>
          <th scope="col" className={`${css.number} ${css.wide}`}>
            {t('index_date')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={css.name}>
              <Link to={`/indexes/${row.id}/`}>{row.name}</Link>
              <small>{row.ticker}</small>
            </th>
            <td className={css.number}>
              <Flash value={row.quote.value}>
                <QuoteValue quote={row.quote} />
              </Flash>
            </td>
            <td className={css.wide}>{row.quote.unit}</td>
            <td className={css.number}>
              <Flash value={row.quote.changePercent}>
                <QuoteChangePercent quote={row.quote} />
              </Flash>
            </td>
            <td className={`${css.number} ${css.wide} ${css.time}`}>
              {asOfText(row.quote.asOf, globals.lang, timeZone)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
