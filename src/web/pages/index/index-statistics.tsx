import type { Answer } from '../../../contracts/endpoint.ts';
import type { getIndexStatistics } from '../../../contracts/indexes.ts';
import type { Quote } from '../../../contracts/quote.ts';
import { LockedGroup } from '../../../widgets/locked-hint/locked-group.tsx';
import { QuoteChange, QuoteValue, dayText } from '../../market/quote-text.tsx';
import { useFrame } from '../../shell/use-frame.ts';
import { useLabels } from '../../shell/use-labels.ts';
import table from '../../market/plain-table.module.css';

type Statistics = Answer<typeof getIndexStatistics>['items'];

const TITLES = {
  '1M': 'statistics_1m',
  '3M': 'statistics_3m',
  '1Y': 'statistics_1y',
  '5Y': 'statistics_5y',
} as const;

/** High, low and change over the usual periods. */
export function IndexStatistics(props: { items: Statistics; quote: Quote }) {
  return (
    <LockedGroup>
      <Table {...props} />
    </LockedGroup>
  );
}

function Table({ items, quote }: { items: Statistics; quote: Quote }) {
  const t = useLabels();
  const { lang } = useFrame().globals;
  const valueOf = (value: string | null) => <QuoteValue quote={{ ...quote, value }} />;
  return (
    <table className={table.table}>
      <caption className={table.caption}>{t('index_statistics')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statistics_period')}</th>
          <th scope="col" className={table.number}>
            {t('statistics_change')}
          </th>
          <th scope="col" className={table.number}>
            {t('statistics_high')}
          </th>
          <th scope="col" className={table.number}>
            {t('statistics_low')}
          </th>
          <th scope="col" className={`${table.number} ${table.wide}`}>
            {t('statistics_since')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.period}>
            <th scope="row">{t(TITLES[item.period])}</th>
            <td className={table.number}>
              <QuoteChange quote={{ ...quote, ...item }} />
            </td>
            <td className={table.number}>
              {valueOf(item.high)}
              <small>{item.highOn && dayText(item.highOn, lang)}</small>
            </td>
            <td className={table.number}>
              {valueOf(item.low)}
              <small>{item.lowOn && dayText(item.lowOn, lang)}</small>
            </td>
            <td className={`${table.number} ${table.wide}`}>{dayText(item.since, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
