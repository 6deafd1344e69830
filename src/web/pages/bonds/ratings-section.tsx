import { readNotch } from '../../../domain/instruments/rating-scale.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { RatingScale, RatingScaleHead } from '../../../widgets/ratings/rating-scale.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import shared from '../../parts/bond-parts.module.css';
import { dayText } from '../../parts/quote-text.tsx';
import { GradeValue } from '../../parts/grade-value.tsx';
import { AgencyName } from '../../parts/agency-name.tsx';
import { isNational, useRatingWords, type Rating } from '../../parts/rating-words.ts';
import { SectionSource } from '../../parts/section-source.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-parts.module.css';
import { RATING_VIEWS, type BondSection } from './load-parts.ts';

const COMPOSITE = 'composite';

/** Ratings of the bond and of its issuer, with their history. */
export function RatingsSection({ parts, address }: BondSection) {
  const t = useLabels();
  const { ratings, view } = parts;
  const shown = view.ratings;
  const rows =
    shown === 'history' ? ratings.history : ratings.items.filter(({ of }) => of === shown);
  const composite = shown === 'history' ? null : ratings.composite[shown];
  return (
    <section aria-labelledby="ratings" className={shared.section}>
      <div className={shared.heading}>
        <h2 id="ratings">{t('rating_title')}</h2>
        {ratings.items.length > 0 && (
          <nav className={shared.links} aria-label={t('rating_title')}>
            {RATING_VIEWS.map((each) => (
              <Link
                key={each}
                to={`${address({ ratings: each })}#ratings`}
                preventScrollReset
                aria-current={each === shown ? 'true' : undefined}
              >
                {t(`rating_view_${each}`)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={shared.none}>
          {t(ratings.items.length === 0 ? 'rating_nobody' : 'rating_none')}
        </p>
      ) : (
        <RatingTable rows={rows} composite={composite} />
      )}
      {ratings.items.length > 0 && (
        <SectionSource
          sources={ratings.sources}
          asOf={ratings.history[0]?.ratedOn ?? null}
          notes={[
            t('rating_scale_note'),
            composite && t('rating_composite_note'),
            rows.some(isNational) && t('rating_national_note'),
          ]}
        />
      )}
    </section>
  );
}

/** The previous grade, if the agency changed it. */
function previousNotch({ agency, action, previousGrade }: Rating): number | null {
  const hasMoved = action === 'raised' || action === 'lowered';
  return hasMoved && previousGrade !== null ? (readNotch(agency, previousGrade) ?? null) : null;
}

/** The composite has a row of its own, without an agency. */
type Row =
  | Rating
  | { readonly agency: typeof COMPOSITE; readonly notch: number | null; readonly grade: string };

function RatingTable({
  rows,
  composite,
}: {
  rows: readonly Rating[];
  composite: { notch: number | null; grade: string } | null;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const words = useRatingWords();
  const all: readonly Row[] = composite ? [...rows, { agency: COMPOSITE, ...composite }] : rows;
  const columns: ListColumn<Row>[] = [
    {
      field: 'agency',
      title: t('rating_agency'),
      isRowHeader: true,
      render: (row) =>
        'of' in row ? <AgencyName agency={row.agency} scale={row.scale} /> : t('rating_composite'),
    },
    {
      field: 'grade',
      title: t('part_rating'),
      render: ({ grade }) => (
        <b>
          <GradeValue grade={grade} />
        </b>
      ),
    },
    {
      field: 'scale',
      title: t('rating_scale'),
      className: css.scale,
      isTitleUnseen: true,
      isWide: true,
      render: (row) => (
        <>
          {/* The letters are above the first scale only. */}
          {row === all[0] && <RatingScaleHead />}
          {row.notch !== null && (
            <RatingScale notch={row.notch} previous={'of' in row ? previousNotch(row) : null} />
          )}
        </>
      ),
    },
    {
      field: 'outlook',
      title: t('rating_outlook'),
      value: (row) => ('of' in row ? words.outlook(row.outlook) : null),
    },
    {
      field: 'ratedOn',
      title: t('chart_date'),
      kind: 'number',
      value: (row) => ('of' in row && row.ratedOn !== null ? dayText(row.ratedOn, lang) : null),
    },
    {
      field: 'action',
      title: t('rating_action'),
      isWide: true,
      value: (row) => ('of' in row ? words.action(row) : t('rating_lower_middle')),
    },
  ];
  return (
    <PageTable
      caption={t('rating_title')}
      rows={all}
      rowKey={(row, i) => `${row.agency} ${i}`}
      rowProps={(row) => ('of' in row ? {} : { className: shared.mine })}
      columns={columns}
    />
  );
}
