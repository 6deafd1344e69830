import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  ERROR_CODES,
  type ErrorCode,
  type ErrorEnvelope,
} from '../../../contracts/core/errors.ts';
import { isDatabaseTrouble } from '../../../db/database-trouble.ts';
import { labelText, type Reader } from '../labels/label-text.ts';

/** By then, a restarted database is available again. */
export const RETRY_AFTER_SECONDS = 5;

/** Our codes for errors that Fastify raises before a handler runs. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_json',
  404: 'not_found',
  413: 'body_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
};

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseTrouble(error)) {
    return new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  return new ApiError(FASTIFY_CODES[code] ?? STATUS_CODES[statusCode] ?? 'internal');
}

/** The request was valid, so the log must say what happened. */
export function isServerFault({ code }: ApiError): boolean {
  return code === 'internal' || code === 'unavailable';
}

export function toEnvelope(error: ApiError, reader: Reader, requestId: string): ErrorEnvelope {
  const message = labelText(reader, error.label, error.values);
  return {
    result: false,
    code: error.code,
    label: error.label,
    message,
    field: error.field,
    requestId,
    errors: [message],
    data: { errors: [message] },
  };
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  reader: Reader,
): FastifyReply {
  const apiError = toApiError(error);
  if (isServerFault(apiError)) request.log.error({ err: error }, 'request failed');
  if (apiError.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(apiError.retryAfterSeconds));
  }
  if (apiError.code === 'invalid_token') void reply.header('www-authenticate', 'Bearer');
  void reply.header('cache-control', 'no-store');
  const status = ERROR_CODES[apiError.code];
  if (request.routeOptions.config.errorStyle === 'udf') {
    // Clients of this protocol only read the answer if its status is 200; retryable errors keep
    // their own status.
    const isLasting = status < 500 && status !== 429;
    const message = labelText(reader, apiError.label, apiError.values);
    return reply.code(isLasting ? 200 : status).send({ s: 'error', errmsg: message });
  }
  return reply.code(status).send(toEnvelope(apiError, reader, request.id));
}
