import { ApiError } from '../../../../contracts/core/errors.ts';
import { getOutbox, retryMessage } from '../../../../contracts/admin/outbox.ts';
import type { Db } from '../../../../db/connect.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import type { Config } from '../../../config.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { deliveryFor } from '../../../core/messages/messages.ts';
import { listMessages, retry } from './store.ts';

/** The state of messages. If real people are written to, operators can't read the texts. */
export function outboxRoutes(db: Db, config: Pick<Config, 'mail' | 'sms' | 'hasOutbox'>): Route[] {
  return [
    implement(getOutbox, async () => ({
      items: await listMessages(db, config.hasOutbox),
      ways: { mail: deliveryFor(config, 'mail'), sms: deliveryFor(config, 'sms') },
    })),
    implementChange(db, retryMessage, async ({ trx, record }, { params: { messageId } }) => {
      if (!(await retry(trx, messageId))) {
        throw new ApiError('not_found', { field: 'params.messageId' });
      }
      await record({ action: 'sent', kind: 'message', target: messageId });
      return { result: true as const };
    }),
  ];
}
