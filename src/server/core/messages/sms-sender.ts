import { ESCAPES, fillPlaces, type SmsSettings } from './sms-settings.ts';
import { DeliveryError, safeCode } from './delivery-error.ts';
import type { Sender } from './senders.ts';

const ANSWER_MS = 15_000;

/**
 * Calls a gateway with the request that the operator configured; any 2xx means that it was
 * accepted.
 */
export function smsSender(settings: SmsSettings, answerMs = ANSWER_MS): Sender {
  const { url, method, headers, body, bodyForm, from } = settings;
  return async ({ recipient, body: text }) => {
    const values = { to: recipient, text, from };
    let status: number;
    try {
      const answer = await fetch(fillPlaces(url, values, encodeURIComponent), {
        method,
        headers,
        body: body === null ? null : fillPlaces(body, values, ESCAPES[bodyForm]),
        // A redirect target would get the secrets of the gateway.
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMs),
      });
      ({ status } = answer);
      await answer.body?.cancel();
    } catch (error) {
      throw new DeliveryError(`the SMS gateway can't be reached: ${reason(error)}`);
    }
    if (status < 200 || status > 299) {
      throw new DeliveryError(`the SMS gateway rejected the message: ${status}`);
    }
    return String(status);
  };
}

function reason(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timed out';
  return safeCode((error as { cause?: unknown }).cause);
}
