import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The part of an OpenAPI document that our own page shows; the rest passes through. */
const operation = z.looseObject({ summary: z.string() });

export const getDescription = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description: OpenAPI 3.1, made from the contracts that validate the calls',
  needs: 'public',
  scope: 'any',
  changesWith: 'nothing',
  answer: z.looseObject({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  }),
});
