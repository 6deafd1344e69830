import type { getBondRatings } from '../../../contracts/bond-parts.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { Db } from '../../../db/connect.ts';
import { ratingAction } from '../../../domain/rating-actions.ts';
import { toComposite } from '../../market/composite-ratings.ts';
import { findBond } from './find-bond.ts';
import { findCompany, findRatingSteps, type StoredRating } from './ratings-store.ts';

type Ratings = Answer<typeof getBondRatings>;
type Rating = Ratings['items'][number];

/** What agencies say of bonds and issuers. Everybody may see it. */
export class RatingService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async ofBond(bondId: number): Promise<Ratings> {
    const bond = await findBond(this.#db, bondId);
    const [own, ofIssuer] = await Promise.all([
      findRatingSteps(this.#db, 'instrument_id', bondId),
      bond.issuer_id === null ? [] : findRatingSteps(this.#db, 'issuer_id', bond.issuer_id),
    ]);
    return describe(own, ofIssuer);
  }

  async ofCompany(companyId: number): Promise<Ratings> {
    const company = await findCompany(this.#db, companyId);
    if (!company) throw new ApiError('not_found', { field: 'params.companyId' });
    return describe([], await findRatingSteps(this.#db, 'issuer_id', companyId));
  }
}

function describe(own: readonly StoredRating[], ofIssuer: readonly StoredRating[]): Ratings {
  const [bond, issuer] = [toActions('bond', own), toActions('issuer', ofIssuer)];
  const latest = [...latestByAgency(bond), ...latestByAgency(issuer)];
  const composite = (of: Rating['of']) =>
    toComposite(latest.filter((each) => each.of === of).map(({ notch }) => notch));
  return {
    items: latest,
    history: [...bond, ...issuer].toSorted((a, b) => b.ratedOn.localeCompare(a.ratedOn)),
    composite: { bond: composite('bond'), issuer: composite('issuer') },
    sources: [...new Set([...own, ...ofIssuer].map(({ source }) => source))].toSorted(),
  };
}

/** Steps come by agency, the earliest first. */
function toActions(of: Rating['of'], steps: readonly StoredRating[]): Rating[] {
  return steps.map((step, i) => {
    const previous = steps[i - 1];
    const before = previous?.agency === step.agency ? previous : undefined;
    return {
      of,
      agency: step.agency,
      grade: step.grade,
      notch: step.notch,
      outlook: step.outlook,
      ratedOn: step.ratedOn,
      action: ratingAction(step, before),
      previousGrade: before?.grade ?? null,
      previousOutlook: before?.outlook ?? null,
    };
  });
}

/** The last action of each agency; one that rates no more is left out. */
function latestByAgency(actions: readonly Rating[]): Rating[] {
  const latest = new Map(actions.map((action) => [action.agency, action]));
  return [...latest.values()].filter(({ action }) => action !== 'withdrawn');
}
