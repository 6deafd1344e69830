import { useMemo, useState } from 'react';
import { mostCommon } from '../../../domain/time/figure-day.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { valueOnLine } from '../../../domain/screens/log-line.ts';
import { setRange } from '../../../domain/screens/screen-changes.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { Button } from '../../../widgets/button/button.tsx';
import type {
  MapArea,
  MapContent,
  MapLine,
  MapSeries,
} from '../../../widgets/chart/chart-types.ts';
import { YieldMap } from '../../../widgets/chart/yield-map.tsx';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { LockedPicture } from '../../parts/locked-picture.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { usePageNavigate } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { chartTexts } from '../../texts/chart-texts.ts';
import { tableTexts } from '../../texts/table-texts.ts';
import type { FieldProps } from './field-control.tsx';
import type { BondMapAnswer } from './load-screen.ts';
import css from './screen-map.module.css';

type Group = BondMapAnswer['groups'][number];

const HEIGHTS = { both: 264, map: 460, table: 264 };
const AXIS_FONT_PX = 11;
/** Only the largest currencies are shown at first; more would cover each other. */
const SHOWN_CURRENCIES = 2;
/** Enough segments for a smooth curve. */
const LINE_STEPS = 64;

/** The results by duration and yield, with a fitted line per currency. */
export function ScreenMap({ data, moves, words }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const { globals, timeZone } = useShell();
  const { map, list, screen } = data;
  const [isSelecting, setIsSelecting] = useState(false);
  const height = HEIGHTS[screen.view];
  const hasChosen = screen.choices.currency !== undefined;
  const content = useMemo(
    () => map && mapContent(map, { height, t, language: globals.lang, hasChosen }),
    [map, height, t, globals.lang, hasChosen],
  );
  if (list.masked) {
    return <LockedPicture>{t('part_map_locked')}</LockedPicture>;
  }
  const select = (area: MapArea) => {
    setIsSelecting(false);
    moves.choose((now) =>
      setRange(setRange(now, 'yield', toRange(area.yield)), 'duration', toRange(area.duration)),
    );
  };
  const isEmpty = !content || content.series.length === 0;
  const shown = content?.series.reduce((sum, { points }) => sum + points.length, 0) ?? 0;
  return (
    <div className={css.map}>
      <div className={css.head}>
        <h2>{t('screen_map_title')}</h2>
        <SelectButton isOn={isSelecting} isUsable={!isEmpty} onChange={setIsSelecting} />
      </div>
      <OwnTask>
        <YieldMap
          name={t('screen_map_title')}
          logo=""
          content={content ?? { mode: 'map', height, series: [] }}
          state={
            isEmpty
              ? { kind: 'empty', message: t(map ? 'screen_map_empty' : 'screen_map_failed') }
              : { kind: 'ready' }
          }
          hasTools={false}
          languageTag={LANGUAGES[globals.lang].tag}
          timeZone={timeZone}
          texts={chartTexts(t)}
          tableTexts={tableTexts(t)}
          link={RouterLink}
          onOpenPoint={(link) => navigate(link)}
          onSelectArea={select}
          isSelecting={isSelecting}
        />
      </OwnTask>
      {!isEmpty && (
        <p className={css.note}>
          {t('screen_map_lines')}{' '}
          {map &&
            shown < map.total &&
            t('screen_map_part', { shown: words.number(shown), total: words.number(map.total) })}
        </p>
      )}
    </div>
  );
}

/** For touch screens, where dragging scrolls; a mouse needs no button. */
function SelectButton({
  isOn,
  isUsable,
  onChange,
}: {
  isOn: boolean;
  isUsable: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const t = useLabels();
  const isHydrated = useHydrated();
  return (
    <Button
      kind="quiet"
      aria-pressed={isOn}
      title={t('screen_map_select_hint')}
      disabled={!isHydrated || !isUsable}
      onClick={() => onChange(!isOn)}
    >
      {t('screen_map_select')}
    </Button>
  );
}

function toRange([from, to]: readonly [number, number]) {
  return { from: String(from), to: String(to) };
}

interface Words {
  readonly height: number;
  readonly t: Translate;
  readonly language: Language;
  /** Currencies chosen in a filter are all shown. */
  readonly hasChosen: boolean;
}

function mapContent({ groups }: BondMapAnswer, words: Words): MapContent {
  const shown = groups.filter(({ points }) => points.length > 0);
  return {
    mode: 'map',
    height: words.height,
    series: shown.map((group, i) => ({
      ...toSeries(group, { ...words, day: commonDay(shown) }),
      startsHidden: !words.hasChosen && i >= SHOWN_CURRENCIES,
    })),
    lines: shown.flatMap((group) => toLine(group)),
    axisFontPx: AXIS_FONT_PX,
    hasLabels: false,
  };
}

/** The date of most prices; points of another date say so. */
function commonDay(groups: readonly Group[]): string | undefined {
  return mostCommon(
    groups.flatMap(({ points }) => points.flatMap(({ lastTrade }) => lastTrade ?? [])),
  );
}

/** The count is of the points drawn, which the note below adds up. */
function toSeries(
  { currency, points }: Group,
  { t, language, day }: Words & { readonly day: string | undefined },
): MapSeries {
  return {
    id: currency,
    name: `${currency} ${displayNumber(String(points.length), 0, language)}`,
    points: points.map(({ id, name, duration, yield: rate, distance, lastTrade }) => ({
      id: String(id),
      pointName: name,
      duration,
      yield: rate,
      link: `/bonds/${id}/`,
      note: [
        distance !== null &&
          t('screen_map_distance', { distance: displaySigned(String(distance), 0, language) }),
        lastTrade !== null &&
          lastTrade !== day &&
          t('quote_price_of', { day: dayText(lastTrade, language) }),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  };
}

/** Only as far as there are points. */
function toLine({ currency, line, points: near }: Group): MapLine[] {
  if (!line || line.from <= 0) return [];
  const to = Math.max(...near.map(({ duration }) => duration));
  const growth = to / line.from;
  const points = Array.from({ length: LINE_STEPS + 1 }, (_, i) => {
    const duration = line.from * growth ** (i / LINE_STEPS);
    return { duration, yield: valueOnLine(line, duration) };
  });
  return [{ id: `${currency} line`, name: currency, points, seriesId: currency }];
}
