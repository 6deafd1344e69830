import type { ReactNode } from 'react';
import type { getCurve, listCurveBonds } from '../../contracts/curves/curves.ts';
import type { Answer } from '../../contracts/core/endpoint.ts';
import { isWithin, type Tenor } from '../../domain/curves/curve-tenors.ts';
import { displayNumber } from '../../domain/text/format.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { ChartBar } from '../../widgets/chart/chart-bar.tsx';
import { CurveChart } from '../../widgets/curve-chart/curve-chart.tsx';
import type { CurveDot, CurveLine } from '../../widgets/curve-chart/curve-layout.ts';
import { LockedCurve } from './locked-curve.tsx';
import { dayText } from './quote-text.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import { RATE_DECIMALS } from './rate-text.tsx';
import { chartTenors } from './tenor-text.ts';

export type Curve = Answer<typeof getCurve>;
export type ShownLine = Curve['lines'][number];
type Bond = Answer<typeof listCurveBonds>['items'][number];

/** Lines of the same curve are named by date; those of other curves by name as well. */
export function useLineName(curve: Curve): (line: ShownLine) => string {
  const { lang } = useShell().globals;
  const [own] = curve.lines;
  return ({ curveId, name, day, currency }) => {
    if (curveId === curve.id) return dayText(day, lang);
    const isAlike = curve.lines.some(
      (each) => each.curveId !== curveId && each.name === name && each.currency !== currency,
    );
    const named = isAlike ? `${name} ${currency}` : name;
    return day === own?.day ? named : `${named}, ${dayText(day, lang)}`;
  };
}

const NO_BONDS: readonly Bond[] = [];

/** Null if there is no value or it is masked. */
function toNumber(text: string | null | undefined): number | null {
  return text === null || text === undefined || text === '***' ? null : Number(text);
}

/** The chart of a curve and its comparisons; without access only their structure. */
export function CurvePicture({
  curve,
  name,
  lineName,
  bonds = NO_BONDS,
  bar,
  legendActions,
  bars = null,
}: {
  curve: Curve;
  name: string;
  lineName: (line: ShownLine) => string;
  bonds?: readonly Bond[];
  /** Controls for what is drawn, text about it, and further tools. */
  bar?: { readonly controls: ReactNode; readonly info: ReactNode; readonly tools: ReactNode };
  /** Content after the names of lines in the legend, by line key. */
  legendActions?: ReadonlyMap<string, ReactNode>;
  /** The name of the difference to the first comparison, which is drawn as bars. */
  bars?: string | null;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  if (curve.masked) {
    return (
      <>
        {bar && <ChartBar {...bar} />}
        <LockedCurve curve={curve} />
      </>
    );
  }
  const rateAt = new Map(curve.rates.map((rate) => [`${rate.line} ${rate.tenor}`, rate]));
  const tenors = chartTenors(new Set<Tenor>(curve.rates.map(({ tenor }) => tenor)), t);
  const lines = curve.lines.map((line, i): CurveLine => ({
    id: line.key,
    name: lineName(line),
    look: i === 0 ? 'own' : line.curveId === curve.id ? 'past' : 'other',
    times: line.times,
    values: line.values,
    readings: tenors.map(({ tenor }) => {
      const rate = toNumber(rateAt.get(`${i} ${tenor}`)?.rate);
      return rate === null ? null : displayNumber(String(rate), RATE_DECIMALS, lang);
    }),
  }));
  const dots = bonds.flatMap(({ id, name: bond, years, yield: value }): CurveDot[] => {
    const rate = toNumber(value);
    const last = tenors.at(-1)?.years ?? 0;
    return rate === null || !isWithin(years, last)
      ? []
      : [{ id: String(id), name: `${bond}: ${value} %`, years, value: rate }];
  });
  return (
    <CurveChart
      name={name}
      lines={lines}
      tenors={tenors}
      dots={dots}
      bars={
        bars === null
          ? null
          : {
              label: bars,
              values: tenors.map(({ tenor }) => toNumber(rateAt.get(`1 ${tenor}`)?.difference)),
            }
      }
      {...bar}
      {...(legendActions && { legendActions })}
      notes={[`${t('curve_source')}: ${curve.source}`]}
      languageTag={LANGUAGES[lang].tag}
      texts={{
        keys: t('curve_chart_keys'),
        axis: t('curve_rate_unit'),
        unit: '%',
        export: t('chart_export'),
        print: t('chart_print'),
      }}
    />
  );
}
