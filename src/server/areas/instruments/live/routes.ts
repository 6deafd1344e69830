import { followQuotes } from '../../../../contracts/instruments/quote.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { countedAddress } from '../../../core/http/counted-address.ts';
import { StreamResponse } from '../../../core/http/stream-response.ts';
import type { LiveQuotes } from './service.ts';

export function liveRoutes(live: LiveQuotes): Route[] {
  return [
    implement(followQuotes, ({ query }, context) => {
      const { requestId, viewer, language, showsLabelKeys, labels, credential } = context;
      const address = countedAddress(context.address);
      // Runs after all other checks, so an invalid request gets its own error first.
      live.refuseTooMany(viewer, address);
      const { ids } = query;
      return new StreamResponse((response) =>
        live.open({
          response,
          requestId,
          // A cookie whose session has ended is ignored.
          credential: viewer.accountId === null ? null : credential,
          address,
          viewer,
          language,
          showsLabelKeys,
          labels,
          ids,
        }),
      );
    }),
  ];
}
