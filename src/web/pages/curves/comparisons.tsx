import type { listCurves } from '../../../contracts/curves/curves.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { ToolIcon } from '../../../widgets/chart/tool-icon.tsx';
import { Popover } from '../../../widgets/popover/popover.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
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

interface Comparison {
  readonly key: string;
  readonly text: string;
  /** What the text leaves out. */
  readonly title: string;
}

/** Days and countries that are offered at once, and what was added besides. */
export function useComparisons({
  curve,
  others,
  base,
  lineName,
}: Pick<ComparisonProps, 'curve' | 'others' | 'base' | 'lineName'>): Comparison[] {
  const t = useLabels();
  const { lang } = useShell().globals;
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
  return [...offered, ...added];
}

/** Days and countries to switch on and off, and all others, behind a button of the toolbar. */
export function CompareMenu({
  comparisons,
  ...props
}: Omit<ComparisonProps, 'base' | 'lineName'> & { comparisons: readonly Comparison[] }) {
  const t = useLabels();
  const { curve, state, compare } = props;
  return (
    <Popover
      button={
        <>
          <ToolIcon name="compare" title={t('curve_compare')} />
          <span className={css.compareText}>{t('curve_compare')}</span>
        </>
      }
      label={t('curve_compare')}
      staysOpen
    >
      <div className={css.comparisons}>
        <ul className={css.chips} aria-label={t('curve_compare')}>
          {comparisons.map(({ key, text, title }) => {
            const isOn = compare.includes(key);
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
                  {text}
                  {isOn && <span aria-hidden="true">×</span>}
                </Link>
              </li>
            );
          })}
        </ul>
        <AddForm {...props} />
      </div>
    </Popover>
  );
}

/** Takes a line out of the chart, beside its name in the legend. */
export function RemoveLine({
  curve,
  state,
  compare,
  comparisons,
  lineKey,
}: Pick<ComparisonProps, 'curve' | 'state' | 'compare'> & {
  comparisons: readonly Comparison[];
  lineKey: string;
}) {
  const t = useLabels();
  const comparison = comparisons.find(({ key }) => key === lineKey);
  if (!comparison || !compare.includes(lineKey)) return null;
  return (
    <Link
      to={formatAddress(curve.id, { ...state, compare: toggled(compare, lineKey) })}
      className={css.remove}
      preventScrollReset
      aria-label={t('curve_remove', { name: comparison.text })}
      title={comparison.text}
    >
      ×
    </Link>
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
    <form action={`/curves/${curve.id}/`} className={css.form} aria-labelledby="add-other">
      <h3 id="add-other">{t('curve_add_other')}</h3>
      <PreservedParamsField />
      {[...listFields({ ...state, compare }), ...state.period].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={t('curve_all')}
        name="vs"
        value=""
        options={[
          { id: '', text: t('curve_this') },
          ...others
            .filter(({ id, lastDay }) => id !== curve.id && lastDay !== null)
            .map(({ id, name, currency }) => ({ id, text: `${name} · ${currency}` })),
        ]}
      />
      <DateField name="vsdate" label={t('chart_date')} value="" max={curve.lastDay ?? undefined} />
      <Button type="submit">{t('curve_add')}</Button>
    </form>
  );
}
