import * as z from 'zod/mini';
import type { getDescription } from '../../contracts/description.ts';
import type { Answer, Contract, Needs } from '../../contracts/endpoint.ts';
import { errorEnvelope } from '../../contracts/errors.ts';
import type { Api, Route } from './api.ts';
import { sessionCookieName } from './context-factory.ts';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI 3.1 description of what is mounted, made from the contracts themselves. */
export function describeApi(api: Api): Answer<typeof getDescription> {
  const paths: Answer<typeof getDescription>['paths'] = {};
  for (const { contract } of api.routes) {
    paths[contract.path] = {
      ...paths[contract.path],
      [contract.method.toLowerCase()]: operation(contract),
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
    components: {
      schemas: { ErrorEnvelope: toSchema(errorEnvelope, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(false),
          description: `Set by signing in. Over TLS its name is \`${sessionCookieName(true)}\`.`,
        },
      },
    },
  };
}

function operation(contract: Route['contract']): JsonSchema & { summary: string } {
  const { method, path, summary, needs, params, query, body } = contract;
  return {
    summary,
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z]+/g, '_')}`,
    'x-needs': needs,
    // A public call may show more to viewers who are signed in.
    security: needs === 'public' ? [{}, SESSION] : [SESSION],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body && { requestBody: requestBody(body, contract.bodyType) }),
    responses: {
      200: { description: 'The answer', content: answerContent(contract) },
      ...accessRefusals(needs),
      '4XX': refusal('A refusal'),
    },
  };
}

const SESSION = { session: [] };

function accessRefusals(needs: Needs): JsonSchema {
  const notSignedIn = { 401: refusal('Not signed in') };
  if (needs === 'public') return {};
  if (needs === 'signedIn') return notSignedIn;
  return { ...notSignedIn, 403: refusal('Signed in, without the access that this needs') };
}

function refusal(description: string): JsonSchema {
  const schema = { $ref: '#/components/schemas/ErrorEnvelope' };
  return { description, content: { 'application/json': { schema } } };
}

function answerContent(contract: Route['contract']): JsonSchema {
  if ('answer' in contract) {
    return { 'application/json': { schema: toSchema(contract.answer, 'output') } };
  }
  if ('mediaType' in contract) {
    const [mediaType = ''] = contract.mediaType.split(';');
    return { [mediaType]: { schema: { type: 'string', format: 'binary' } } };
  }
  const events = Object.entries(contract.events);
  return {
    'text/event-stream': {
      schema: { type: 'string' },
      // OpenAPI 3.1 cannot describe the kinds of events.
      'x-events': Object.fromEntries(
        events.map(([name, data]) => [name, toSchema(data, 'output')]),
      ),
    },
  };
}

function requestBody(body: z.ZodMiniType, bodyType: Contract['bodyType']): JsonSchema {
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
