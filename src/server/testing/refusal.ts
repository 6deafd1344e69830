import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { ERROR_CODES, errorEnvelope, type ErrorCode } from '../../contracts/core/errors.ts';

const ENVELOPE_FIELDS = Object.keys(errorEnvelope.shape).toSorted();

/** Checks that a response is the error envelope with exactly its fields, and returns it. */
export function expectRefusal(
  answer: LightMyRequestResponse,
  code: ErrorCode,
  field: string | null = null,
) {
  const body = answer.json<Record<string, unknown>>();
  expect({ status: answer.statusCode, code: body.code, field: body.field }).toEqual({
    status: ERROR_CODES[code],
    code,
    field,
  });
  expect(Object.keys(body).toSorted()).toEqual(ENVELOPE_FIELDS);
  const envelope = errorEnvelope.parse(body);
  expect(envelope.requestId).toBe(answer.headers['x-request-id']);
  expect(envelope.errors).toEqual([envelope.message]);
  expect(envelope.data.errors).toEqual([envelope.message]);
  expect(envelope.message).not.toContain('{{');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return envelope;
}
