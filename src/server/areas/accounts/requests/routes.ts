import {
  grantRequest,
  listAccessRequests,
  refuseRequest,
} from '../../../../contracts/admin/operator-requests.ts';
import {
  expandSubscriptionRequest,
  sendSubscriptionRequest,
} from '../../../../contracts/accounts/profile.ts';
import { takeBackRequest } from '../../../../contracts/accounts/tariffs.ts';
import type { Db } from '../../../../db/connect.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { RequestDecisions } from './decisions.ts';
import type { RequestService } from './service.ts';

const DONE = { result: true } as const;

export function requestRoutes(
  db: Db,
  { requests, decisions }: { requests: RequestService; decisions: RequestDecisions },
): Route[] {
  return [
    implement(sendSubscriptionRequest, ({ body }, context) => requests.send('new', body, context)),
    implement(expandSubscriptionRequest, ({ body }, context) =>
      requests.send('expand', body, context),
    ),
    implement(takeBackRequest, async ({ params }, context) => {
      await requests.takeBack(params.requestId, context);
      return DONE;
    }),
    implement(listAccessRequests, ({ query }, context) => decisions.list(query, context)),
    implementChange(db, grantRequest, async (change, input) => {
      await decisions.grant(change, input);
      return DONE;
    }),
    implementChange(db, refuseRequest, async (change, input) => {
      await decisions.declineRequest(change, input);
      return DONE;
    }),
  ];
}
