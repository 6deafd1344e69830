import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config.ts';
import { DeliveryError, safeCode, redactServerMessage } from './delivery-error.ts';
import type { Sender } from './senders.ts';

/** Together shorter than the time for which a message is claimed (deliverer.ts). */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends plain text by SMTP, encrypted if the server offers it. */
export function mailSender({ url, from }: MailSettings): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // The text is always literal, never a file path.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { username, password } = new URL(url);
  const secrets = [username, password].map(decodeURIComponent);
  return async ({ recipient, subject, body }) => {
    // A line break would end the header and begin another.
    if (/[\r\n]/.test(`${recipient}${subject}`)) {
      throw new DeliveryError('the recipient or subject contains line breaks', { isFinal: true });
    }
    try {
      const { response } = await transport.sendMail({
        from,
        // As an object, because a string would be parsed as a list of addresses.
        to: { name: '', address: recipient },
        subject: subject ?? '',
        text: body,
        // No program should auto-reply to it.
        headers: { 'auto-submitted': 'auto-generated' },
      });
      return redactServerMessage(response, secrets);
    } catch (error) {
      throw mailError(error, secrets);
    }
  };
}

function mailError(error: unknown, secrets: readonly string[]): DeliveryError {
  const { responseCode, response, command } = error as {
    responseCode?: number;
    response?: string;
    command?: string;
  };
  if (responseCode === undefined) return errorWithoutReply(error);
  const answer = redactServerMessage(response ?? String(responseCode), secrets);
  return new DeliveryError(`the mail server rejected the message: ${answer}`, {
    isFinal: command === 'RCPT TO' && responseCode >= 500,
  });
}

const UNREACHED = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS']);

/**
 * For errors without a server message. Of a system error, only the code is kept: no address, no
 * secret.
 */
function errorWithoutReply(error: unknown): DeliveryError {
  const code = safeCode(error);
  if (!UNREACHED.has(code))
    return new DeliveryError(`the mail server rejected the message: ${code}`);
  const [cause = code] = /\bE[A-Z]{3,}\b/.exec((error as Error).message) ?? [];
  return new DeliveryError(`the mail server can't be reached: ${cause}`);
}
