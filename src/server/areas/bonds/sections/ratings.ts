import { MASK, reveal } from '../../../../access/guarded.ts';
import { ANONYMOUS } from '../../../../access/viewer.ts';
import type { getBondRatings } from '../../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { INTERNATIONAL, placeOnScale } from '../../../../domain/instruments/national-scales.ts';
import { ratingAction, type RatingStep } from '../../../../domain/instruments/rating-actions.ts';
import { toComposite } from '../../../engines/quotes/composite-ratings.ts';
import type { QuoteReader } from '../../../engines/quotes/quotes.ts';
import { findBond } from './find-bond.ts';
import { findCompany, findRatingSteps, type StoredRating } from './ratings-store.ts';

type Ratings = Answer<typeof getBondRatings>;
type Rating = Ratings['items'][number];

/** Agency ratings of bonds and issuers. */
export class RatingService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async ofBond(bondId: number, reader: QuoteReader): Promise<Ratings> {
    const bond = await findBond(this.#db, bondId);
    const [own, ofIssuer] = await Promise.all([
      findRatingSteps(this.#db, 'instrument_id', bondId),
      bond.issuer_id === null ? [] : findRatingSteps(this.#db, 'issuer_id', bond.issuer_id),
    ]);
    return describe(own, ofIssuer, reader);
  }

  async ofCompany(companyId: number, reader: QuoteReader): Promise<Ratings> {
    const company = await findCompany(this.#db, companyId);
    if (!company) throw new ApiError('not_found', { field: 'params.companyId' });
    return describe([], await findRatingSteps(this.#db, 'issuer_id', companyId), reader);
  }
}

function describe(
  own: readonly StoredRating[],
  ofIssuer: readonly StoredRating[],
  reader: QuoteReader,
): Ratings {
  const [bond, issuer] = [toActions('bond', own, reader), toActions('issuer', ofIssuer, reader)];
  const latest = [...latestByAgency(bond, own), ...latestByAgency(issuer, ofIssuer)];
  return {
    items: latest,
    history: [...bond, ...issuer]
      .filter(({ ratedOn }) => ratedOn !== null)
      .toSorted((a, b) => b.ratedOn!.localeCompare(a.ratedOn!)),
    composite: { bond: compose(latest, 'bond'), issuer: compose(latest, 'issuer') },
    sources: [...new Set([...own, ...ofIssuer].map(({ source }) => source))].toSorted(),
  };
}

/**
 * Based on what this reader may see: if one rating is masked, so is the composite. Grades on
 * national scales aren't included.
 */
function compose(latest: readonly Rating[], of: Rating['of']): Ratings['composite']['bond'] {
  const own = latest.filter((each) => each.of === of && each.scale === INTERNATIONAL);
  if (own.some(({ grade }) => grade === MASK)) return { notch: null, grade: MASK };
  return toComposite(own.map(({ notch }) => notch));
}

/** Steps are sorted by agency and scale, earliest first. */
function toActions(
  of: Rating['of'],
  steps: readonly StoredRating[],
  { viewer, fileFormat }: QuoteReader,
): Rating[] {
  const shown = steps.map(({ step, allowsFiles }) =>
    reveal(fileFormat !== null && !allowsFiles ? ANONYMOUS : viewer, step),
  );
  return steps.map(({ agency, scale }, i) => {
    const step = shown[i]!;
    if (step === MASK) return { of, agency, scale, ...MASKED };
    const before = isSameLine(steps[i - 1], steps[i]!) ? shown[i - 1] : undefined;
    const previous = before === MASK || before === null ? undefined : before;
    return {
      of,
      agency,
      scale,
      grade: step.grade,
      notch: step.notch,
      outlook: step.outlook,
      ratedOn: step.ratedOn,
      action: actionFor(steps[i]!, step, previous),
      previousGrade: previous?.grade ?? null,
      previousOutlook: previous?.outlook ?? null,
    };
  });
}

/** Whether two steps are from one agency on one scale. */
function isSameLine(one: StoredRating | undefined, other: StoredRating): boolean {
  return one?.agency === other.agency && one.scale === other.scale;
}

/**
 * Grades on a national scale are compared by their position; an unknown grade can't be compared.
 */
function actionFor(
  { agency, scale }: StoredRating,
  step: RatingStep,
  before: RatingStep | undefined,
): Rating['action'] {
  if (scale === INTERNATIONAL) return ratingAction(step, before);
  const [place, previous] = [step, before].map((each) => each && placeOnScale(agency, each.grade));
  if (place === undefined) return null;
  const earlier = before && previous !== undefined ? { ...before, notch: previous } : undefined;
  return ratingAction({ ...step, notch: place }, earlier);
}

const MASKED = {
  grade: MASK,
  notch: null,
  outlook: null,
  ratedOn: null,
  action: null,
  previousGrade: null,
  previousOutlook: null,
} satisfies Partial<Rating>;

/** The last action of each agency on each scale; withdrawn ratings are left out. */
function latestByAgency(actions: readonly Rating[], steps: readonly StoredRating[]): Rating[] {
  return actions.filter((_, i) => steps[i]!.isRated && !isSameLine(steps[i + 1], steps[i]!));
}
