import { parseDay, yearFromDay } from '../../../../domain/time/day.ts';
import { RatingLanes, type RatingLane } from '../../../../widgets/ratings/rating-lanes.tsx';
import shared from '../../../parts/bond-parts.module.css';
import { gradeText } from '../../../parts/grade-text.ts';
import { GradeValue } from '../../../parts/grade-value.tsx';
import { Facts } from '../../../parts/identifiers.tsx';
import { dayText } from '../../../parts/quote-text.tsx';
import {
  isNational,
  useRatingWords,
  type Rating,
  type Ratings,
} from '../../../parts/rating-words.ts';
import { SectionSource } from '../../../parts/section-source.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';

/** The ratings of each agency over the years and today. */
export function CompanyRatings({ ratings, today }: { ratings: Ratings; today: string }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const words = useRatingWords();
  const { history, items, composite, sources } = ratings;
  if (items.length === 0) return null;
  if (history.length === 0) return <LockedRatings ratings={ratings} />;
  const [from, to] = [parseDay(history.at(-1)?.ratedOn ?? '') ?? 0, parseDay(today) ?? 0];
  const share = (day: string | null) =>
    Math.min(1, Math.max(0, ((parseDay(day ?? '') ?? from) - from) / Math.max(1, to - from)));
  const lanes = items.map((latest): RatingLane => {
    const steps = history.filter((step) => isSameLine(step, latest)).toReversed();
    const { spans, outlooks } = drawSteps(steps, share);
    return {
      agency: latest.agency,
      mark: isNational(latest) ? t('rating_national', { country: latest.scale }) : '',
      spans,
      outlooks,
      now: gradeText(latest.grade),
      note: [words.outlook(latest.outlook), latest.ratedOn && dayText(latest.ratedOn, lang)]
        .filter(Boolean)
        .join(' · '),
    };
  });
  return (
    <section aria-labelledby="ratings" className={shared.section}>
      <h2 id="ratings">{t('rating_title')}</h2>
      <RatingLanes name={t('rating_title')} lanes={lanes} years={listYears(from, to, share)} />
      <p className={shared.source}>
        ▲ {words.outlook('positive')} · ▼ {words.outlook('negative')} · ■ {words.outlook('stable')}
      </p>
      <SectionSource
        asOf={history[0]?.ratedOn ?? null}
        sources={sources}
        notes={[
          composite.issuer && t('rating_composite_note'),
          items.some(isNational) && t('rating_national_note'),
        ]}
      />
    </section>
  );
}

/** For viewers without access: the agencies without their grades. */
function LockedRatings({ ratings: { items, sources } }: { ratings: Ratings }) {
  const t = useLabels();
  return (
    <section aria-labelledby="ratings" className={shared.section}>
      <h2 id="ratings">{t('rating_title')}</h2>
      <Facts
        items={items.map((item) => [
          isNational(item)
            ? `${item.agency}, ${t('rating_national', { country: item.scale })}`
            : item.agency,
          <GradeValue key={item.agency} grade={item.grade} />,
        ])}
      />
      <SectionSource asOf={null} sources={sources} notes={[]} />
    </section>
  );
}

/** Whether two ratings are by the same agency on the same scale. */
function isSameLine(one: Rating, other: Rating): boolean {
  return one.agency === other.agency && one.scale === other.scale;
}

/** Spans of equal grades, and the changes of outlook. */
function drawSteps(steps: readonly Rating[], share: (day: string | null) => number) {
  const spans = steps.flatMap((step, i) => {
    const next = steps[i + 1];
    if (step.action === 'withdrawn') return [];
    const to = next ? share(next.ratedOn) : 1;
    return [{ from: share(step.ratedOn), to, grade: gradeText(step.grade), notch: step.notch }];
  });
  const outlooks = steps.flatMap((step, i) =>
    step.outlook === null || step.outlook === steps[i - 1]?.outlook
      ? []
      : [{ at: share(step.ratedOn), to: step.outlook }],
  );
  return { spans: joinEqual(spans), outlooks };
}

/** An affirmed grade continues its span. */
function joinEqual(spans: RatingLane['spans']): RatingLane['spans'] {
  const joined: RatingLane['spans'][number][] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last?.grade === span.grade && last.to === span.from) {
      joined[joined.length - 1] = { ...last, to: span.to };
    } else joined.push(span);
  }
  return joined;
}

const MAX_YEARS = 8;

function listYears(from: number, to: number, share: (day: string) => number) {
  const [first, last] = [yearFromDay(from) + 1, yearFromDay(to)];
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  const step = Math.ceil(all.length / MAX_YEARS);
  return all
    .filter((_, i) => i % Math.max(1, step) === 0)
    .map((each) => ({ at: share(`${each}-01-01`), text: String(each) }));
}
