import type { ReactNode } from 'react';
import { LockedGroup } from '../../../widgets/locked-hint/locked-group.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { Curve, ShownLine } from './curve-picture.tsx';
import css from './curve-table.module.css';
import { PointsText, RateText } from './rate-text.tsx';
import { chartTenors } from './tenor-text.ts';

interface Column {
  readonly id: string;
  readonly title: string;
  readonly isDifference: boolean;
  readonly cell: (tenor: string) => ReactNode;
}

/**
 * Tenors by curves. Where there is room, its rows stand beside each other, each below its tenor in
 * the chart: the roles keep it a table for those who hear it.
 */
export function CurveTable({
  curve,
  lineName,
}: {
  curve: Curve;
  lineName: (line: ShownLine) => string;
}) {
  const t = useLabels();
  const tenors = chartTenors(new Set(curve.rates.map(({ tenor }) => tenor)), t);
  const rateAt = new Map(curve.rates.map((rate) => [`${rate.line} ${rate.tenor}`, rate]));
  const columns = curve.lines.flatMap((line, i): Column[] => [
    {
      id: `${line.key}|rate`,
      title: `${lineName(line)}, %`,
      isDifference: false,
      cell: (tenor) => <RateText rate={rateAt.get(`${i} ${tenor}`)?.rate} />,
    },
    {
      id: `${line.key}|points`,
      title: i === 0 ? t('curve_day_change') : t('curve_difference'),
      isDifference: true,
      cell: (tenor) => {
        const rate = rateAt.get(`${i} ${tenor}`);
        return <PointsText points={i === 0 ? rate?.change : rate?.difference} />;
      },
    },
  ]);
  return (
    <table className={css.table} role="table">
      <caption className={css.unseen}>{t('curve_table')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={css.tenor}>
            {t('curve_tenor')}
          </th>
          {columns.map(({ id, title, isDifference }) => (
            <th
              key={id}
              scope="col"
              role="columnheader"
              title={title}
              data-difference={isDifference || undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <LockedGroup>
          {tenors.map(({ tenor, label }) => (
            <tr key={tenor} role="row">
              <th scope="row" role="rowheader" className={css.tenor}>
                {label}
              </th>
              {columns.map(({ id, isDifference, cell }) => (
                <td key={id} role="cell" data-difference={isDifference || undefined}>
                  {cell(tenor)}
                </td>
              ))}
            </tr>
          ))}
        </LockedGroup>
      </tbody>
    </table>
  );
}
