import * as z from 'zod/mini';
import { API_GROUP_NAMES } from './api-groups.ts';
import { endpoint } from '../core/endpoint.ts';

/** The parts of an OpenAPI document that our own pages show; the rest passes through. */
const schema = z.looseObject({});
const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema,
  example: z.optional(z.unknown()),
});
const content = z.record(z.string(), z.looseObject({ schema, example: z.optional(z.unknown()) }));
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.enum(API_GROUP_NAMES)),
  'x-needs': z.string(),
  parameters: z.array(parameter),
  requestBody: z.optional(z.looseObject({ content })),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(content) })),
});
export type ApiOperation = z.output<typeof operation>;

export const getDescription = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Get this OpenAPI 3.1 description, generated from the contracts that validate requests',
  needs: 'public',
  cost: 'heavy',
  scope: 'any',
  changesWith: 'nothing',
  sample: 'none',
  answer: z.looseObject({
    openapi: z.string(),
    /** The limit of each token. */
    'x-calls-per-minute': z.int(),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  }),
});
