import { followQuotes } from '../../../../contracts/instruments/quote.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { countedAddress } from '../../../core/http/counted-address.ts';
import { StreamAnswer } from '../../../core/http/stream-answer.ts';
import type { LiveQuotes } from './service.ts';

export function liveRoutes(live: LiveQuotes): Route[] {
  return [
    implement(followQuotes, ({ query }, context) => {
      const { requestId, viewer, language, showsLabelKeys, labels, credential } = context;
      const address = countedAddress(context.address);
      // Comes after all other checks, so that a wrong request is told first what is wrong with it.
      live.refuseTooMany(viewer, address);
      const { ids } = query;
      return new StreamAnswer((response) =>
        live.open({
          response,
          requestId,
          // A cookie that is nobody’s session any more says nothing.
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
