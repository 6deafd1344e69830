import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { TestMessage } from '../../../../contracts/admin/settings.ts';
import type { Db } from '../../../../db/connect.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import type { Config } from '../../../config.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { MESSAGE_STATE } from '../../../core/messages/message-state.ts';
import { Messages, deliveryFor, type Channel } from '../../../core/messages/messages.ts';

const PURPOSE = 'settings-test';
const MAX_AN_HOUR = 5;
const LIFETIME_MS = 3_600_000;
/**
 * Longer than a working server takes; after this, the operator is told that the message is being
 * sent.
 */
const ANSWER_MS = 8000;
const ASK_AGAIN_MS = 100;
const CHANNELS = ['mail', 'sms'] as const;

type MessageConfig = Pick<Config, 'mail' | 'sms' | 'hasOutbox'>;

/** How messages are sent from this portal, and the outcome of this operator's last test. */
export async function listTests(
  db: Db,
  config: MessageConfig,
  accountId: number,
): Promise<TestMessage[]> {
  const own = await findOwn(db, accountId);
  const last = await readLast(db, accountId);
  return CHANNELS.map((channel) => ({
    channel,
    to: own[channel],
    way: deliveryFor(config, channel),
    last: last.find((message) => message.channel === channel)?.message ?? null,
  }));
}

/**
 * Only to confirmed addresses of this account, so operators can't have the portal write to others.
 */
export async function sendTest(
  { trx, operatorId, record }: OperatorChange,
  config: MessageConfig,
  channel: Channel,
  context: RequestContext,
): Promise<void> {
  if (deliveryFor(config, channel) === 'none') {
    throw new ApiError('forbidden', { field: 'body.channel', label: 'settings_test_no_way' });
  }
  const own = await findOwn(trx, operatorId, true);
  const to = own[channel];
  if (to === null) {
    throw new ApiError('forbidden', { field: 'body.channel', label: 'settings_test_no_address' });
  }
  await refuseTooMany(trx, operatorId, channel);
  const { labels, language } = context;
  const name = { name: labels.siteName };
  await new Messages(config).queue(trx, {
    channel,
    to,
    purpose: PURPOSE,
    subject: labels.filled({ language, showsLabelKeys: false }, 'settings_test_subject', name),
    text: labels.filled({ language, showsLabelKeys: false }, 'settings_test_message', name),
    accountId: operatorId,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  });
  await record({ action: 'sent', kind: 'setting', target: `test.${channel}` });
}

/** Waits a moment for the server's answer, so the operator sees it. */
export async function waitForAnswer(db: Db, accountId: number, channel: Channel): Promise<void> {
  const endMs = Date.now() + ANSWER_MS;
  while (Date.now() < endMs) {
    const last = (await readLast(db, accountId)).find((each) => each.channel === channel);
    if (!last || !['waiting', 'sending'].includes(last.message.state)) return;
    await setTimeout(ASK_AGAIN_MS);
  }
}

/**
 * Counts in the message list itself with the account locked, so concurrent tests count separately.
 */
async function refuseTooMany(trx: Db, accountId: number, channel: Channel): Promise<void> {
  const { count, wait } = await trx
    .selectFrom('message')
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(
      sql<number>`ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::integer`.as(
        'wait',
      ),
    )
    .where('account_id', '=', accountId)
    .where('purpose', '=', PURPOSE)
    .where('channel', '=', channel)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (count >= MAX_AN_HOUR) throw new ApiError('too_many_attempts', { retryAfterSeconds: wait });
}

async function findOwn(
  db: Db,
  accountId: number,
  isHeld = false,
): Promise<Record<Channel, string | null>> {
  const query = db
    .selectFrom('account')
    .select(['email', 'phone'])
    .select('email_confirmed_at as emailConfirmedAt')
    .select('phone_confirmed_at as phoneConfirmedAt')
    .where('id', '=', accountId);
  const row = await (isHeld ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new ApiError('not_signed_in');
  return {
    mail: row.emailConfirmedAt === null ? null : row.email,
    sms: row.phoneConfirmedAt === null ? null : row.phone,
  };
}

async function readLast(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('message')
    .distinctOn('channel')
    .select(['channel', 'error', 'answer', 'created_at as createdAt'])
    .select(MESSAGE_STATE.as('state'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', PURPOSE)
    .orderBy('channel')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ channel, createdAt, state, error, answer }) => ({
    channel,
    message: { createdAt: createdAt.toISOString(), state, error, answer },
  }));
}
