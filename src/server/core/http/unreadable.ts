import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from '../../../contracts/core/errors.ts';
import { DEFAULT_LANGUAGE } from '../../../domain/text/language.ts';
import type { Labels } from '../../../labels/labels.ts';
import { toEnvelope } from './errors.ts';
import { API_HEADERS } from './security.ts';

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Bytes that Node can't parse as HTTP never become a request; they are rejected on the connection
 * itself. The text is in the default language, because the reader's language is unknown.
 */
export function refuseUnreadable(newRequestId: () => string, labels: Labels) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answerTo(error, newRequestId(), labels));
    socket.destroy(error);
  };
}

function answerTo({ code = '' }: NodeJS.ErrnoException, requestId: string, labels: Labels): string {
  const status = STATUSES[code] ?? 400;
  const refusal = new ApiError(status === 431 ? 'body_too_large' : 'invalid_field');
  const reader = { language: DEFAULT_LANGUAGE, showsLabelKeys: false, labels };
  const body = JSON.stringify(toEnvelope(refusal, reader, requestId));
  const headers = Object.entries({
    ...API_HEADERS,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': requestId,
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n');
}
