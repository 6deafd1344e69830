import { getRegistrationBanner } from '../../../../contracts/site/offers.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { OfferService } from './service.ts';

export function offerRoutes(offers: OfferService): Route[] {
  return [
    implement(getRegistrationBanner, (_input, context) => offers.registrationBanner(context)),
  ];
}
