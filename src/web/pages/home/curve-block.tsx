import type { getCurve } from '../../../contracts/curves/curves.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { LinkStrip } from '../../../widgets/segmented/link-strip.tsx';
import { CurvePicture, type ShownLine } from '../../parts/curve-picture.tsx';
import { CurveTable } from '../../parts/curve-table.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { Link } from '../../shell/link.tsx';
import { ViewLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Block } from './block.tsx';
import css from './curve-block.module.css';
import type { Home } from './home-page.tsx';

const COUNTRIES = 5;
/** In days; an earlier curve within this distance counts as last month’s. */
const MONTH_DAYS = 100;

/** A government curve today, a month ago and a year ago, with its tenors below the axis. */
export function CurveBlock({
  curve,
  yields,
  count,
}: {
  curve: Answer<typeof getCurve>;
  yields: Home['yields'];
  count: number;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const [own] = curve.lines;
  const isOfMonth = ({ day }: ShownLine) =>
    (Date.parse(own!.day) - Date.parse(day)) / 86_400_000 < MONTH_DAYS;
  const lineName = (line: ShownLine) => {
    const day = dayText(line.day, lang);
    if (line.key === '') return t('home_curve_now', { day });
    return t(isOfMonth(line) ? 'home_curve_month' : 'home_curve_year', { day });
  };
  const title = t('home_curve');
  return (
    <Block
      width="two"
      title={title}
      href="/curves/"
      all={count}
      tools={<Countries curve={curve} yields={yields} />}
      asOf={own?.day ?? null}
      sources={[curve.source]}
    >
      <div className={css.curve}>
        <OwnTask>
          <CurvePicture
            curve={curve}
            name={`${title}, ${curve.name}`}
            lineName={lineName}
            bars={curve.lines[1] ? t('home_month_points') : null}
          />
        </OwnTask>
        <CurveTable
          curve={curve}
          lineName={lineName}
          differenceTitle={(line) => t(isOfMonth(line) ? 'home_month_points' : 'home_year_points')}
        />
        <p className={css.full}>
          <Link to={`/curves/${curve.id}/`}>{t('home_curve_full')}</Link>
        </p>
      </div>
    </Block>
  );
}

/** Links to the same page with the curves of other governments. */
function Countries({ curve, yields }: { curve: Answer<typeof getCurve>; yields: Home['yields'] }) {
  const t = useLabels();
  const first = yields.slice(0, COUNTRIES);
  const shown = first.some(({ curveId }) => curveId === curve.id)
    ? first
    : [...first.slice(0, -1), ...yields.filter(({ curveId }) => curveId === curve.id)];
  return (
    <LinkStrip
      className={css.countries}
      label={t('home_curve_countries')}
      link={ViewLink}
      current={curve.id}
      links={shown.map(({ curveId, country, name }) => ({
        id: curveId,
        text: name,
        href: `/?curve=${country}`,
      }))}
    />
  );
}
