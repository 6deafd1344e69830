import type { Tenor } from '../../../domain/curves/curve-tenors.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './curve-page.module.css';
import type { Curve } from '../../parts/curve-picture.tsx';
import { NumberText, PointsText, RateText } from '../../parts/rate-text.tsx';
import { tenorText } from '../../parts/tenor-text.ts';

const KEY_TENORS: readonly Tenor[] = ['3M', '2Y', '5Y', '10Y', '30Y'];
const SLOPES: readonly (readonly [Tenor, Tenor])[] = [
  ['2Y', '10Y'],
  ['10Y', '30Y'],
];

/** The key rates and slopes of the curve. */
export function KeyRates({ curve }: { curve: Curve }) {
  const t = useLabels();
  const own = new Map(
    curve.rates.filter(({ line }) => line === 0).map((rate) => [rate.tenor, rate]),
  );
  const rates = KEY_TENORS.flatMap((tenor) => own.get(tenor) ?? []);
  const slopes = SLOPES.flatMap(([from, to]) => {
    const [short, long] = [own.get(from), own.get(to)];
    return short && long ? [{ from, to, points: slopeBetween(short.rate, long.rate) }] : [];
  });
  return (
    <dl className={css.key} aria-label={t('curve_key_rates')}>
      {rates.map(({ tenor, rate, change }) => (
        <div key={tenor}>
          <dt>{tenorText(tenor, t)}, %</dt>
          <dd>
            <RateText rate={rate} />
          </dd>
          <dd className={css.small}>
            <PointsText points={change} /> {t('unit_bp')}
          </dd>
        </div>
      ))}
      {slopes.map(({ from, to, points }) => (
        <div key={to}>
          <dt>
            {tenorText(from, t)}–{tenorText(to, t)}, {t('unit_bp')}
          </dt>
          <dd>
            <NumberText value={points} decimals={1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In basis points; `***` if the rates are masked. */
function slopeBetween(short: string | null, long: string | null): string | null {
  if (short === null || long === null) return null;
  if (short === '***' || long === '***') return '***';
  return (100 * (Number(long) - Number(short))).toFixed(1);
}
