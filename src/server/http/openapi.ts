import * as z from 'zod/mini';
import type { getDescription } from '../../contracts/description.ts';
import type { Answer, Endpoint } from '../../contracts/endpoint.ts';
import { errorEnvelope } from '../../contracts/errors.ts';
import type { Api } from './api.ts';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI 3.1 description of what is mounted, made from the contracts themselves. */
export function describeApi(api: Api): Answer<typeof getDescription> {
  const paths: Answer<typeof getDescription>['paths'] = {};
  for (const { endpoint } of api.routes) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parcurve',
      version: '1',
      description: 'Every refusal has the shape of ErrorEnvelope.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: { schemas: { ErrorEnvelope: toSchema(errorEnvelope, 'output') } },
  };
}

function operation(endpoint: Endpoint): JsonSchema & { summary: string } {
  const refusal = {
    description: 'A refusal',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
  };
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^A-Za-z]+/g, '_')}`,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: requestBody(endpoint.body, endpoint.bodyType),
    }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: toSchema(endpoint.answer, 'output') } },
      },
      '4XX': refusal,
    },
  };
}

function requestBody(body: z.ZodMiniType, bodyType: Endpoint['bodyType']): JsonSchema {
  const schema = toSchema(body, 'input');
  if (bodyType !== 'text') return { required: true, content: { 'application/json': { schema } } };
  const form = {
    type: 'object',
    properties: { term: schema },
    required: ['term'],
    additionalProperties: false,
  };
  return {
    required: false,
    description:
      'The term, URL-encoded; a plus is a space. A form may hold it bare or as its only field, ' +
      '`term`. No body is an empty term.',
    content: {
      'text/plain': { schema },
      'application/x-www-form-urlencoded': { schema: form },
    },
  };
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
