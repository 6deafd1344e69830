import type { listCurves } from '../../../contracts/curves/curves.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { styleLines } from '../../../widgets/curve-chart/curve-layout.ts';
import { LineMark } from '../../../widgets/curve-chart/curve-chart.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { PreservedParamsField, Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './curve-page.module.css';
import type { Curve, ShownLine } from '../../parts/curve-picture.tsx';
import { formatAddress, listFields, offeredDays, toggled, type CurveState } from './page-state.ts';

type ListedCurve = Answer<typeof listCurves>['items'][number];

/** Countries that are offered at once, where they have a curve. */
const OFFERED = ['US', 'DE', 'GB', 'JP'];

interface ComparisonProps {
  readonly curve: Curve;
  readonly others: readonly ListedCurve[];
  readonly state: CurveState;
  /** What is in force: chosen, or the usual. */
  readonly compare: readonly string[];
  /** The day from which the offered ones are counted. */
  readonly base: string;
  readonly lineName: (line: ShownLine) => string;
}

/** What the curve is compared with: days and countries to switch on and off, and all others. */
export function Comparisons({ curve, others, state, compare, base, lineName }: ComparisonProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const styles = styleLines(
    curve.lines.map(({ curveId }, i) => ({
      look: i === 0 ? 'own' : curveId === curve.id ? 'past' : 'other',
    })),
  );
  const days = offeredDays(base).filter(({ day }) => day >= (curve.firstDay ?? ''));
  const countries = OFFERED.flatMap(
    (country) =>
      others.find((each) => each.country === country && each.isBenchmark && each.id !== curve.id) ??
      [],
  );
  const offered = [
    ...days.map(({ step, day }) => ({
      key: day,
      text: t(`curve_ago_${step}`),
      title: dayText(day, lang),
    })),
    ...countries.map(({ id, name, currency }) => ({
      key: String(id),
      text: name,
      title: currency,
    })),
  ];
  const known = new Set(offered.map(({ key }) => key));
  const added = curve.lines
    .slice(1)
    .filter(({ key }) => !known.has(key))
    .map((line) => ({ key: line.key, text: lineName(line), title: '' }));
  return (
    <div className={css.comparisons}>
      <span id="compare-with" className={css.label}>
        {t('curve_compare')}
      </span>
      <ul className={css.chips} aria-labelledby="compare-with">
        {[...offered, ...added].map(({ key, text, title }) => {
          const place = curve.lines.findIndex((line) => line.key === key);
          const isOn = compare.includes(key);
          const isShown = place > 0 && isOn;
          return (
            <li key={key}>
              <Link
                to={formatAddress(curve.id, { ...state, compare: toggled(compare, key) })}
                className={css.chip}
                preventScrollReset
                data-on={isOn || undefined}
                aria-label={isOn ? t('curve_remove', { name: text }) : undefined}
                title={title === '' ? undefined : title}
              >
                {isShown && (
                  <LineMark
                    line={{
                      look: curve.lines[place]!.curveId === curve.id ? 'past' : 'other',
                      ...styles[place]!,
                    }}
                  />
                )}
                {text}
                {isOn && <span aria-hidden="true">×</span>}
              </Link>
            </li>
          );
        })}
      </ul>
      <AddForm curve={curve} others={others} state={state} compare={compare} />
    </div>
  );
}

/** A form without scripts: the loader turns its two fields into one of the list. */
function AddForm({
  curve,
  others,
  state,
  compare,
}: Pick<ComparisonProps, 'curve' | 'others' | 'state' | 'compare'>) {
  const t = useLabels();
  return (
    <details className={css.more}>
      <summary className={css.chip}>+ {t('curve_add_other')}</summary>
      <form action={`/curves/${curve.id}/`} className={css.form}>
        <PreservedParamsField />
        {[...listFields({ ...state, compare }), ...state.period].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          {t('curve_all')}
          <select name="vs" defaultValue="">
            <option value="">{t('curve_this')}</option>
            {others
              .filter(({ id, lastDay }) => id !== curve.id && lastDay !== null)
              .map(({ id, name, currency }) => (
                <option key={id} value={id}>
                  {name} · {currency}
                </option>
              ))}
          </select>
        </label>
        <DateField
          name="vsdate"
          label={t('chart_date')}
          value=""
          max={curve.lastDay ?? undefined}
        />
        <button type="submit">{t('curve_add')}</button>
      </form>
    </details>
  );
}
