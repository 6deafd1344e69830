// Styles change the `display` of the table, which removes its semantics; the roles restore them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { LockedGroup } from '../../widgets/locked-hint/locked-group.tsx';
import { useLabels } from '../shell/use-labels.ts';
import visually from '../../widgets/visually-hidden/visually-hidden.module.css';
import type { Curve, ShownLine } from './curve-picture.tsx';
import css from './curve-table.module.css';
import { PointsText, RateText } from './rate-text.tsx';
import { chartTenors } from './tenor-text.ts';

interface Column {
  readonly id: string;
  readonly title: string;
  readonly isDifference: boolean;
  /** For a comparison: phones only show its difference, labelled with this name. */
  readonly of: string | null;
  readonly rateAt: (tenor: string) => string | null | undefined;
}

/**
 * Tenors by curves. Where there is room, its rows are laid out side by side, each below its tenor
 * in the chart; the roles keep it a table for screen readers.
 */
export function CurveTable({
  curve,
  lineName,
  differenceTitle,
}: {
  curve: Curve;
  lineName: (line: ShownLine) => string;
  /** If given, comparisons only show their differences, under these titles. */
  differenceTitle?: (line: ShownLine) => string;
}) {
  const t = useLabels();
  const tenors = chartTenors(new Set(curve.rates.map(({ tenor }) => tenor)), t);
  const rates = new Map(curve.rates.map((rate) => [`${rate.line} ${rate.tenor}`, rate]));
  const columns = curve.lines.flatMap((line, i): Column[] => {
    const rate: Column = {
      id: `${line.key}|rate`,
      title: differenceTitle ? t('curve_rate_unit') : `${lineName(line)}, %`,
      isDifference: false,
      of: i === 0 ? null : lineName(line),
      rateAt: (tenor) => rates.get(`${i} ${tenor}`)?.rate,
    };
    const own = i === 0 ? t('curve_day_change') : differenceTitle?.(line);
    const points: Column = {
      id: `${line.key}|points`,
      title: own ?? t('curve_difference'),
      isDifference: true,
      of: own === undefined ? lineName(line) : null,
      rateAt: (tenor) => {
        const found = rates.get(`${i} ${tenor}`);
        return i === 0 ? found?.change : found?.difference;
      },
    };
    if (!differenceTitle) return [rate, points];
    // If everything is masked, a single row of locks says so.
    if (curve.masked) return i === 0 ? [rate] : [];
    return i === 0 ? [rate, points] : [points];
  });
  return (
    // A table that is too wide scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="region" aria-label={t('curve_table')} tabIndex={0}>
      <table className={css.table} role="table">
        <caption className={visually.hidden}>{t('curve_table')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={css.tenor}>
              {t('curve_tenor')}
            </th>
            {columns.map(({ id, title, isDifference, of }) => (
              <th
                key={id}
                scope="col"
                role="columnheader"
                title={title}
                data-difference={isDifference || undefined}
                data-compared={(!isDifference && of !== null) || undefined}
              >
                {title}
                {isDifference && of !== null && <small className={css.whose}>{of}</small>}
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
                {columns.map(({ id, isDifference, of, rateAt }) => (
                  <td
                    key={id}
                    role="cell"
                    data-difference={isDifference || undefined}
                    data-compared={(!isDifference && of !== null) || undefined}
                  >
                    {isDifference ? (
                      <PointsText points={rateAt(tenor)} />
                    ) : (
                      <RateText rate={rateAt(tenor)} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </LockedGroup>
        </tbody>
      </table>
    </div>
  );
}
