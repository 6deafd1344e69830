import { joinClassNames } from '../class-names/class-names.ts';
import css from './curve-chart.module.css';
import type { CurveLayout, CurveLine, CurveTenor } from './curve-layout.ts';

/** The rates of all lines at a tenor. Only scripts show it, so it may have inline styles. */
export function CurveTip({
  at,
  lines,
  tenors,
  layout,
}: {
  at: number;
  lines: readonly CurveLine[];
  tenors: readonly CurveTenor[];
  layout: CurveLayout;
}) {
  const x = layout.tenors[at]?.at ?? 0;
  const isRight = x > 0.5;
  const place = isRight
    ? { right: `calc(${100 * (1 - x)}% + 12px)` }
    : { left: `calc(${100 * x}% + 12px)` };
  return (
    <div className={css.reading} aria-hidden="true">
      <div className={css.cursor} style={{ left: `${100 * x}%` }} />
      <div className={css.tip} style={place}>
        <strong>{tenors[at]?.label}</strong>
        <dl>
          {lines.map(({ id, name, look, readings }) => (
            <div key={id} className={joinClassNames(look === 'own' && css.first)}>
              <dt>{name}</dt>
              <dd>{readings[at] ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
