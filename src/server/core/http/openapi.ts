import * as z from 'zod/mini';
import { API_GROUP_NAMES, groupForPath } from '../../../contracts/clients/api-groups.ts';
import { getDescription, type ApiOperation } from '../../../contracts/clients/description.ts';
import {
  endpointKey,
  SCOPES,
  type Answer,
  type Contract,
  type Needs,
} from '../../../contracts/core/endpoint.ts';
import { errorEnvelope } from '../../../contracts/core/errors.ts';
import { FILE_FORMATS, FILE_TYPES } from '../../../contracts/core/file-format.ts';
import { describeAnswerField } from '../../../contracts/clients/answer-descriptions.ts';
import { describeParameter } from '../../../contracts/clients/parameter-descriptions.ts';
import type { Api, Route } from './api.ts';
import { sessionCookieName } from './context-factory.ts';
import { exampleAt, ownExample, wholeExample } from './examples.ts';
import samples from './sample-answers.json' with { type: 'json' };
import { PreparedResponse } from './prepared-response.ts';
import { movedStatus, namesMerged } from './merged-number.ts';

type JsonSchema = Record<string, unknown>;
type Parameter = ApiOperation['parameters'][number];

const TAGS: Readonly<Record<(typeof API_GROUP_NAMES)[number], string>> = {
  indexes: 'Indexes, and currency pairs by ID',
  currencies: 'Lists of currency pairs',
  instruments: 'Bonds, stocks, ETFs and issuers',
  curves: 'Government yield curves',
  quotes: 'Live quotes, and values by symbol or ISIN',
  search: 'Search and suggestions',
  archive: 'Futures archive',
  udf: 'Data feed for chart clients that use the UDF protocol',
  openbb: 'Data for OpenBB Workspace',
  account: 'Accounts and API tokens',
  site: 'Site texts, administration and this description',
};

/**
 * The description, cached per portal name: generating it takes a tenth of a second of processor
 * time, and anybody can request it.
 */
export class ApiDescription {
  readonly #api: () => Api;
  readonly #callsPerMinute: number;
  #siteName: string | undefined;
  #written: PreparedResponse | undefined;

  constructor(api: () => Api, callsPerMinute: number) {
    this.#api = api;
    this.#callsPerMinute = callsPerMinute;
  }

  for(siteName: string): PreparedResponse {
    if (!this.#written || siteName !== this.#siteName) {
      this.#written = PreparedResponse.of(getDescription, {
        ...describeApi(this.#api(), siteName),
        'x-calls-per-minute': this.#callsPerMinute,
      });
      this.#siteName = siteName;
    }
    return this.#written;
  }
}

/** The OpenAPI 3.1 description of all mounted endpoints, generated from their contracts. */
function describeApi(api: Api, siteName: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: siteName,
      version: '1',
      description:
        'All errors use the ErrorEnvelope schema, except for UDF chart clients. Every endpoint ' +
        'accepts `lang`, a language code such as `deu`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This portal' }],
    tags: API_GROUP_NAMES.map((name) => ({ name, description: TAGS[name] })),
    paths: describePaths(api),
    components: {
      schemas: { ErrorEnvelope: toSchema(errorEnvelope, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(false),
          description: `Set when you sign in. Over TLS it is named \`${sessionCookieName(true)}\`.`,
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            `Created at /profile/tokens/. Read-only, and limited to its scopes (${SCOPES.join(', ')}). ` +
            'The response headers `ratelimit-limit`, `ratelimit-remaining` and `ratelimit-reset` report how many calls are left.',
        },
      },
    },
  };
}

type Paths = Answer<typeof getDescription>['paths'];

function describePaths(api: Api): Paths {
  const paths: Paths = {};
  for (const { contract } of api.routes) {
    paths[contract.path] = {
      ...paths[contract.path],
      [contract.method.toLowerCase()]: operation(contract),
    };
  }
  return paths;
}

function operation(contract: Route['contract']): ApiOperation {
  const { method, path, summary, needs, scope, params, query, body } = contract;
  const ways = [{ session: [] }, ...(scope === undefined ? [] : [{ token: [] }])];
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z]+/g, '_')}`,
    summary,
    tags: [groupForPath(path)],
    'x-needs': needs,
    ...(scope !== undefined && { 'x-scope': scope }),
    // A public endpoint may show more to viewers who are signed in.
    security: needs === 'public' ? [{}, ...ways] : ways,
    parameters: [
      ...parameters(contract, params, 'path'),
      ...parameters(contract, query, 'query'),
      ...('rows' in contract ? [FORMAT] : []),
    ],
    ...(body && { requestBody: requestBody(contract, body) }),
    responses: {
      200: { description: 'Success', content: answerContent(contract) },
      ...(namesMerged(contract) && {
        [movedStatus(contract)]: {
          description: 'The ID belongs to a merged duplicate; see the Location header',
          content: {},
        },
      }),
      ...accessRefusals(needs),
      '4XX': refusal('Client error'),
    },
  };
}

const FORMAT: Parameter = {
  name: 'format',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['json', ...FILE_FORMATS] },
  description: 'Format of the response; alternatively, send an Accept header.',
};

function accessRefusals(needs: Needs): ApiOperation['responses'] {
  const notSignedIn = { 401: refusal('Not signed in') };
  if (needs === 'public') return {};
  if (needs === 'signedIn') return notSignedIn;
  return { ...notSignedIn, 403: refusal('Signed in, but without the required access') };
}

function refusal(description: string): ApiOperation['responses'][string] {
  const schema = { $ref: '#/components/schemas/ErrorEnvelope' };
  return { description, content: { 'application/json': { schema } } };
}

type Content = NonNullable<ApiOperation['responses'][string]['content']>;
/** Recorded by `openapi.test.ts`, which also checks that they match their schemas. */
const SAMPLES: Readonly<Record<string, unknown>> = samples;
const BYTES = { schema: { type: 'string', format: 'binary' } };

function answerContent(contract: Route['contract']): Content {
  if ('answer' in contract) {
    const files = contract.rows === undefined ? [] : FILE_FORMATS;
    return {
      'application/json': {
        schema: describeNested(toSchema(contract.answer, 'output'), '', (field) =>
          describeAnswerField(contract, field),
        ),
        example: SAMPLES[endpointKey(contract)],
      },
      ...Object.fromEntries(files.map((format) => [bareType(FILE_TYPES[format]), BYTES])),
    };
  }
  if ('mediaType' in contract) return { [bareType(contract.mediaType)]: BYTES };
  const events = Object.entries(contract.events);
  return {
    'text/event-stream': {
      schema: { type: 'string' },
      // OpenAPI 3.1 can't describe event types.
      'x-events': Object.fromEntries(
        events.map(([name, data]) => [name, toSchema(data, 'output')]),
      ),
    },
  };
}

function bareType(mediaType: string): string {
  return mediaType.split(';')[0] ?? mediaType;
}

function requestBody(
  contract: Contract,
  body: z.ZodMiniType,
): NonNullable<ApiOperation['requestBody']> {
  if (contract.bodyType === 'file') {
    const types = FILE_FORMATS.map((format) => bareType(FILE_TYPES[format]));
    return { required: true, content: Object.fromEntries(types.map((type) => [type, BYTES])) };
  }
  const schema = describeFields(contract, toSchema(body, 'input'));
  if (contract.bodyType !== 'text') {
    const { required = [] } = schema as { required?: string[] };
    const example =
      wholeExample(contract) ??
      Object.fromEntries(required.map((name) => [name, exampleAt(contract, `body.${name}`)]));
    return { required: true, content: { 'application/json': { schema, example } } };
  }
  const form = {
    type: 'object',
    properties: { term: schema },
    required: ['term'],
    additionalProperties: false,
  };
  return {
    required: false,
    description:
      'The search term, URL-encoded; a plus sign is a space. In a form it is bare or the only ' +
      'field, `term`. An empty body is an empty term.',
    content: {
      'text/plain': { schema, example: exampleAt(contract, 'body') },
      'application/x-www-form-urlencoded': { schema: form },
    },
  };
}

/** The schema of a body with field descriptions. */
function describeFields(contract: Contract, schema: JsonSchema): JsonSchema {
  const { properties } = schema as { properties?: Record<string, JsonSchema> };
  if (!properties) return { ...schema, description: describeParameter(contract, 'body') };
  return describeNested(schema, '', (field) => describeParameter(contract, `body.${field}`));
}

/** Adds the field descriptions to the properties of a schema at any depth. */
function describeNested(
  schema: JsonSchema,
  path: string,
  describe: (field: string) => string | undefined,
): JsonSchema {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    anyOf?: JsonSchema[];
  };
  const deeper = (part: JsonSchema) => describeNested(part, path, describe);
  const described = Object.entries(properties ?? {}).map(([name, property]) => {
    const field = path === '' ? name : `${path}.${name}`;
    const description = describe(field);
    const nested = describeNested(property, field, describe);
    return [name, description === undefined ? nested : { description, ...nested }] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items && { items: deeper(items) }),
    ...(anyOf && { anyOf: anyOf.map(deeper) }),
  };
}

function parameters(
  contract: Contract,
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const isRequired = place === 'path' || required.includes(name);
    const part = place === 'path' ? 'params' : 'query';
    return {
      name,
      in: place,
      required: isRequired,
      description: describeParameter(contract, `${part}.${name}`),
      schema: property,
      example: isRequired
        ? exampleAt(contract, `${part}.${name}`)
        : ownExample(contract, `${part}.${name}`),
    };
  });
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
