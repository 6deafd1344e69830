import type { ScreenMoves } from './use-screen-moves.ts';
import {
  clearField,
  isGuardedIn,
  setRange,
  withPart,
} from '../../../domain/screens/screen-changes.ts';
import { QUALITY_STEPS } from '../../../domain/screens/screen-fields.ts';
import { BrushHistogram } from '../../../widgets/brush-histogram/brush-histogram.tsx';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { brushTexts } from '../../texts/brush-texts.ts';
import { FieldControl, type FieldProps } from './field-control.tsx';
import { FilterBox } from './filter-box.tsx';
import css from './filters.module.css';
import { Cross } from './icons.tsx';
import { edgePlace, formatAddress } from './page-state.ts';
import { findField, QUALITY_EDGES, type ScreenWords } from './screen-words.ts';

/** Distributions for choosing ranges; each reflects the other filters. */
export function RangePanel({ ids, ...props }: Omit<FieldProps, 'id'> & { ids: readonly string[] }) {
  const t = useLabels();
  return (
    <div className={css.ranges} role="group" aria-label={t('screen_ranges')}>
      {ids.map((id) => (
        <RangeRow key={id} {...props} id={id} />
      ))}
    </div>
  );
}

function RangeRow(props: FieldProps) {
  const { id, data, moves, words } = props;
  const t = useLabels();
  const name = words.fieldName(id);
  const field = findField(data.kind, id);
  const unit = field?.type === 'range' ? words.unitText(field.unit) : '';
  const isLocked = data.list.masked && isGuardedIn(data.kind, data.screen, id);
  const text = words.filterText(id, moves.draft);
  return (
    <div className={joinClassNames(css.range, text !== null && css.isActive)}>
      <span className={css.rangeName}>
        {name} {unit !== '' && <small>{unit}</small>}
      </span>
      <BrushHistogram
        label={name}
        {...readBrush(props)}
        locked={isLocked ? t('screen_needs_values') : undefined}
        texts={brushTexts(t)}
      />
      <div className={css.rangeValue}>
        {isLocked ? (
          <span className={css.locked}>
            <LockIcon size={12} />
          </span>
        ) : (
          <FilterBox button={text ?? t('screen_any')}>
            <FieldControl {...props} />
          </FilterBox>
        )}
        {text !== null && (
          <Link
            className={css.cross}
            to={formatAddress(data.kind, clearField(data.screen, id))}
            preventScrollReset
            aria-label={t('screen_clear_field', { field: name })}
            onClick={(event) => moves.follow(event, (now) => clearField(now, id))}
          >
            <Cross />
          </Link>
        )}
      </div>
    </div>
  );
}

function readBrush({ id, data, moves, words }: FieldProps) {
  return findField(data.kind, id)?.type === 'choice'
    ? qualityBrush(moves)
    : rangeBrush(id, moves, words, data);
}

function rangeBrush(
  id: string,
  { draft, counts, choose }: ScreenMoves,
  words: ScreenWords,
  data: FieldProps['data'],
) {
  const { edges, counts: bars } = counts.ranges[id] ?? { edges: [], counts: [] };
  const field = findField(data.kind, id);
  const range = draft.ranges[id] ?? { from: null, to: null };
  const isOfYears = id === 'maturity';
  const unit = field?.type === 'range' ? field.unit : 'count';
  // A typed end may lie between two edges, and stays as typed.
  const end = (place: number | null, now: string | null) =>
    place === null ? null : (edges[place] ?? now);
  return {
    edges: edges.map((edge) => (isOfYears ? edge.slice(0, 4) : words.endText(unit, edge))),
    counts: bars,
    from: edgePlace(edges, range.from),
    to: edgePlace(edges, range.to),
    onChange: (from: number | null, to: number | null) =>
      choose(
        (now) => setRange(now, id, { from: end(from, range.from), to: end(to, range.to) }),
        true,
      ),
  };
}

/** Grades are words, but they have an order. */
function qualityBrush({ draft, counts, choose }: ScreenMoves) {
  const chosen = draft.choices['quality'] ?? [];
  const counted = counts.choices['quality'] ?? [];
  const places = QUALITY_STEPS.flatMap((step, place) => (chosen.includes(step) ? [place] : []));
  const [first = 0, last = QUALITY_STEPS.length - 1] = [places[0], places.at(-1)];
  return {
    edges: QUALITY_EDGES,
    counts: QUALITY_STEPS.map((step) => counted.find(({ value }) => value === step)?.count ?? 0),
    from: first === 0 ? null : first - 1,
    to: last === QUALITY_STEPS.length - 1 ? null : last,
    onChange: (from: number | null, to: number | null) =>
      choose((now) => {
        const steps = QUALITY_STEPS.slice(
          from === null ? 0 : from + 1,
          to === null ? undefined : to + 1,
        );
        const cleared = clearField(now, 'quality');
        if (steps.length === QUALITY_STEPS.length) return cleared;
        return withPart(cleared, { choices: { ...cleared.choices, quality: steps } });
      }, true),
  };
}
