import {
  endOtherSessions,
  endSession,
  listSessions,
} from '../../../contracts/accounts/sessions.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { SessionList } from './session-list.ts';

const DONE = { result: true } as const;

export function sessionRoutes(sessions: SessionList): Route[] {
  return [
    implement(listSessions, (_input, context) => sessions.list(context)),
    implement(endSession, async ({ params }, context) => {
      await sessions.end(params.sessionId, context);
      return DONE;
    }),
    implement(endOtherSessions, async (_input, context) => {
      await sessions.endOthers(context);
      return DONE;
    }),
  ];
}
