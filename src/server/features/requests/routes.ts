import { expandSubscriptionRequest, sendSubscriptionRequest } from '../../../contracts/profile.ts';
import {
  grantRequest,
  listAccessRequests,
  refuseRequest,
  takeBackRequest,
} from '../../../contracts/tariffs.ts';
import { implement, type Route } from '../../http/api.ts';
import type { RequestService } from './service.ts';

const DONE = { result: true } as const;

export function requestRoutes(requests: RequestService): Route[] {
  return [
    implement(sendSubscriptionRequest, ({ body }, context) => requests.send('new', body, context)),
    implement(expandSubscriptionRequest, ({ body }, context) =>
      requests.send('expand', body, context),
    ),
    implement(takeBackRequest, async ({ params }, context) => {
      await requests.takeBack(params.requestId, context);
      return DONE;
    }),
    implement(listAccessRequests, (_input, context) => requests.list(context)),
    implement(grantRequest, async (input, context) => {
      await requests.grant(input, context);
      return DONE;
    }),
    implement(refuseRequest, async (input, context) => {
      await requests.refuse(input, context);
      return DONE;
    }),
  ];
}
