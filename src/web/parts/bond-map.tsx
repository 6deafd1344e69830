import type { getBondsByNumber } from '../../contracts/bonds/sections.ts';
import type { Answer } from '../../contracts/core/endpoint.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import type { MapContent, MapPoint, MapSeries } from '../../widgets/chart/chart-types.ts';
import { seriesColor } from '../../widgets/chart/palette.ts';
import { YieldMap } from '../../widgets/chart/yield-map.tsx';
import { OwnTask } from '../../widgets/hydrated/own-task.tsx';
import { usePageNavigate } from '../shell/link.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import { chartTexts } from '../texts/chart-texts.ts';
import { tableTexts } from '../texts/table-texts.ts';
import type { ListedBond } from './bond-columns.tsx';
import { figureNumber, isMaskedFigure } from './figure-value.tsx';
import { LockedPicture } from './locked-picture.tsx';
import { asOfText } from './quote-text.tsx';

type CurveLine = Answer<typeof getBondsByNumber>['curves'][number];

/** Curves are grey, so that bonds stand out: the series colours that bonds get last. */
const LINE_COLORS = [7, 6, 8, 9].map((index) => seriesColor({}, index));

const NO_NOTES: readonly string[] = [];

export interface BondGroup {
  readonly id: string;
  readonly name: string;
  readonly bonds: readonly ListedBond[];
  readonly color?: string;
}

interface BondMapProps {
  readonly name: string;
  readonly groups: readonly BondGroup[];
  readonly curves: readonly CurveLine[];
  readonly height: number;
  readonly hasTools?: boolean;
  readonly notes?: readonly string[];
  readonly onRemove?: (ids: readonly number[]) => void;
}

/** Bonds by yield and duration with the curves of their currencies, for viewers with access. */
export function BondMap({
  name,
  groups,
  curves,
  height,
  notes = NO_NOTES,
  ...props
}: BondMapProps) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const { globals, timeZone, siteName } = useShell();
  const { onRemove } = props;
  const all = groups.flatMap(({ bonds }) => bonds);
  if (all.some((bond) => isMaskedFigure(bond.yield))) {
    return <LockedPicture>{t('part_map_locked')}</LockedPicture>;
  }
  const note = ({ quote }: ListedBond) =>
    quote.isStale
      ? t('quote_price_of', { day: asOfText(quote.asOf, globals.lang, timeZone) })
      : undefined;
  const series = groups
    .map((group) => toSeries(group, note))
    .filter(({ points }) => points.length > 0);
  const lines = curves.map((curve, i) => ({
    id: `curve ${curve.id}`,
    name: t('part_curve', { country: curve.country, currency: curve.currency }),
    points: curve.points,
    color: LINE_COLORS[i % LINE_COLORS.length]!,
  }));
  const content: MapContent = { mode: 'map', height, series, lines };
  return (
    <OwnTask>
      <YieldMap
        name={name}
        logo={siteName}
        content={content}
        state={
          series.length === 0 ? { kind: 'empty', message: t('part_map_empty') } : { kind: 'ready' }
        }
        notes={notes}
        hasTools={props.hasTools ?? false}
        languageTag={LANGUAGES[globals.lang].tag}
        timeZone={timeZone}
        texts={chartTexts(t)}
        tableTexts={tableTexts(t)}
        link={RouterLink}
        onOpenPoint={(link) => navigate(link)}
        {...(onRemove && { onRemovePoints: (ids) => onRemove(ids.map(Number)) })}
      />
    </OwnTask>
  );
}

function toSeries(
  { id, name, bonds, color }: BondGroup,
  noteFor: (bond: ListedBond) => string | undefined,
): MapSeries {
  const points = bonds.flatMap((bond): MapPoint[] => {
    const [duration, rate] = [figureNumber(bond.duration), figureNumber(bond.yield)];
    if (duration === undefined || rate === undefined) return [];
    const link = `/bonds/${bond.id}/`;
    const point = { id: String(bond.id), pointName: bond.name, duration, yield: rate, link };
    const note = noteFor(bond);
    return [note === undefined ? point : { ...point, note }];
  });
  return { id, name, points, ...(color !== undefined && { color }) };
}
