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

/** Countries offered by default, if they have a curve. */
const OFFERED = ['US', 'DE', 'GB', 'JP'];

interface ComparisonProps {
  readonly curve: Curve;
  readonly others: readonly ListedCurve[];
  readonly state: CurveState;
  /** The comparisons in force: chosen ones or the defaults. */
  readonly compare: readonly string[];
  /** The date that the offered dates are counted back from. */
  readonly base: string;
  readonly lineName: (line: ShownLine) => string;
}

interface Comparison {
  readonly key: string;
  readonly text: string;
  /** Details that the text omits. */
  readonly title: string;
}

/** The dates and countries offered by default, plus those added by the reader. */
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

/** A toolbar menu that switches dates and countries on and off, and adds others. */
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

/** Removes a line from the chart; shown next to its name in the legend. */
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

/** Works without scripts: the loader merges the two fields into the list of comparisons. */
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
