import { followQuotes } from '../../../contracts/quote.ts';
import { ApiError } from '../../../contracts/errors.ts';
import { implement, type Route } from '../../http/api.ts';
import { StreamAnswer } from '../../http/stream-answer.ts';
import type { LiveQuotes } from './service.ts';

export function liveRoutes(live: LiveQuotes): Route[] {
  return [
    implement(followQuotes, ({ query }, context) => {
      const { requestId, viewer, language, showsLabelKeys, labels, credential } = context;
      if (credential === null) throw new ApiError('not_signed_in');
      // Comes after all other checks, so that a wrong request is told first what is wrong with it.
      live.refuseTooMany(viewer);
      const { ids } = query;
      return new StreamAnswer((response) =>
        live.open({
          response,
          requestId,
          credential,
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
