import {
  downloadBondPayments,
  getBondFacts,
  getBondsByNumber,
  getBondPayments,
  getBondRatings,
  getComparableBonds,
  getCompanyBonds,
  getCompanyRatings,
} from '../../../../contracts/bonds/sections.ts';
import type { Db } from '../../../../db/connect.ts';
import type { Clock } from '../../../../domain/time/now.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { ComparableService } from './comparables.ts';
import { IssuerBondService } from './issuer-bonds.ts';
import { KeyTermService } from './key-terms.ts';
import { PaymentService } from './payments.ts';
import { RatingService } from './ratings.ts';

/** The data for the sections of a bond's and an issuer's page. */
export function bondPartRoutes(db: Db, now: Clock): Route[] {
  const payments = new PaymentService(db, now);
  const keyTerms = new KeyTermService(db, now);
  const ratings = new RatingService(db);
  const comparables = new ComparableService(db, now);
  const bonds = new IssuerBondService(db, now);
  return [
    implement(getBondPayments, ({ params }) => payments.payments(params.instrumentId)),
    implement(downloadBondPayments, ({ params }, context) =>
      payments.calendar(params.instrumentId, context),
    ),
    implement(getBondFacts, ({ params }, context) => keyTerms.facts(params.instrumentId, context)),
    implement(getBondRatings, ({ params }, context) =>
      ratings.ofBond(params.instrumentId, context),
    ),
    implement(getCompanyRatings, ({ params }, context) =>
      ratings.ofCompany(params.companyId, context),
    ),
    implement(getComparableBonds, ({ params }, context) =>
      comparables.comparables(params.instrumentId, context),
    ),
    implement(getCompanyBonds, ({ params }, context) => bonds.ofCompany(params.companyId, context)),
    implement(getBondsByNumber, ({ query }, context) => bonds.figures(query.ids, context)),
  ];
}
