import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointKey, type Needs } from '../../../contracts/core/endpoint.ts';
import { FILE_TYPES } from '../../../contracts/core/file-format.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import {
  hasSample,
  readSamples,
  recordSamples,
  writeSamples,
} from '../../testing/sample-answers.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: object;
}
interface Content {
  content: Record<string, { schema: object }>;
}
interface Operation {
  summary: string;
  operationId: string;
  'x-needs': Needs;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { required: string[]; properties: object }>;
    securitySchemes: Record<string, object>;
  };
}

let server: TestApp;
let description: Description;
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  server = await createTestApp();
  const answer = await server.app.http.inject({ url: '/api/openapi.json' });
  description = answer.json();
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => server.close());

/** All `$ref`s at any depth. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part),
  );
}

interface SchemaPart {
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly items?: SchemaPart;
  readonly anyOf?: readonly SchemaPart[];
  readonly type?: string;
  readonly description?: string;
}

interface FoundFigure {
  readonly field: string;
  readonly description: string;
  /** Whether an enclosing object has a field `workout`. */
  readonly hasWorkout: boolean;
}

const FIGURE_NAME = /yield|duration|convexity|dv01|spread|margin/i;
/** A day count, and a word for government bonds. */
const NOT_FIGURES = new Set(['yieldDayCount', 'yields']);

/** The yields, durations, spreads and similar figures of a response. */
function figuresIn(part: SchemaPart, path = '', hasWorkout = false): FoundFigure[] {
  const inner = [...(part.anyOf ?? []), ...(part.items ? [part.items] : [])].filter(
    ({ type }) => type !== 'null',
  );
  const isNamed = hasWorkout || part.properties?.workout !== undefined;
  const below = Object.entries(part.properties ?? {}).flatMap(([name, property]) =>
    figuresIn({ description: '', ...property }, `${path}.${name}`, isNamed),
  );
  const deeper = inner.flatMap((each) =>
    figuresIn({ description: part.description ?? '', ...each }, path, isNamed),
  );
  const name = path.split('.').at(-1) ?? '';
  const isLeaf = !part.properties && inner.every(({ properties, items }) => !properties && !items);
  if (!isLeaf || !FIGURE_NAME.test(name) || NOT_FIGURES.has(name)) return [...below, ...deeper];
  return [{ field: path, description: part.description ?? '', hasWorkout }];
}

describe('/api/openapi.json', () => {
  test('BND-12 every yield, duration, spread and DV01 in a response names its workout', () => {
    const unnamed = operations.flatMap(({ path, operation }) => {
      const schema = operation.responses[200]?.content?.['application/json']?.schema ?? {};
      return figuresIn(schema).flatMap(({ field, description: text, hasWorkout }) => {
        const isNamed = text.includes('`workout`')
          ? hasWorkout
          : /workout|to worst|maturity|(this|the) (call|put)|a term|government yield/.test(text);
        return isNamed ? [] : [`${path} ${field}: ${text}`];
      });
    });
    expect(unnamed).toEqual([]);
    const dv01 = operations.flatMap(({ operation }) =>
      figuresIn(operation.responses[200]?.content?.['application/json']?.schema ?? {}).filter(
        ({ field }) => /dv01$/i.test(field),
      ),
    );
    expect(dv01.length).toBeGreaterThan(8);
    for (const { field, description: text } of dv01) {
      expect(text, `of ${field}`).toContain('per 100 of the nominal outstanding at settlement');
    }
  });

  test('refuses other methods: 405', async () => {
    expectRefusal(
      await server.app.http.inject({ method: 'POST', url: '/api/openapi.json' }),
      'method_not_allowed',
    );
  });

  test('is valid OpenAPI 3.1', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info).toMatchObject({
      title: 'Parcurve',
      version: expect.any(String) as string,
    });
    for (const { operation } of operations) {
      expect(operation.summary).toMatch(/\S/);
      for (const { description: text, content } of Object.values(operation.responses)) {
        expect(text).toMatch(/\S/);
        for (const { schema } of Object.values(content)) expect(schema).toBeTypeOf('object');
      }
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids)).toHaveLength(ids.length);
  });

  test('lists exactly the mounted endpoints', () => {
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const mounted = server.app.api.routes.map(({ contract }) => endpointKey(contract));
    expect(described.toSorted()).toEqual(mounted.toSorted());
    expect(described.length).toBeGreaterThan(30);
  });

  test('OPS-4 documents each endpoint’s access level, and its errors without access', () => {
    const answers: Readonly<Record<Needs, readonly string[]>> = {
      public: ['200', '4XX'],
      signedIn: ['200', '401', '4XX'],
      values: ['200', '401', '403', '4XX'],
      operator: ['200', '401', '403', '4XX'],
    };
    for (const { contract } of server.app.api.routes) {
      const operation = description.paths[contract.path]![contract.method.toLowerCase()]!;
      expect(operation['x-needs']).toBe(contract.needs);
      expect(operation.security).toEqual([
        ...(contract.needs === 'public' ? [{}] : []),
        { session: [] },
        ...(contract.scope === undefined ? [] : [{ token: [] }]),
      ]);
      const { 301: moved, 308: movedPost, ...responses } = operation.responses;
      expect(Object.keys(responses)).toEqual(answers[contract.needs]);
      // Only GET requests are redirected from the number of a duplicate.
      const readsNumber =
        contract.scope && /\{(?:instrument|index|company)Id\}/.test(contract.path);
      const isLedOn = contract.method === 'GET' ? moved : movedPost;
      expect(isLedOn !== undefined).toBe(Boolean(readsNumber));
      for (const [status, { content }] of Object.entries(responses)) {
        if (status === '200') continue;
        expect(content['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/ErrorEnvelope',
        });
      }
    }
    expect(description.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'parcurve' },
      token: { type: 'http', scheme: 'bearer' },
    });
  });

  test('describes files and the live stream correctly', () => {
    const mediaTypes = (path: string) =>
      Object.keys(description.paths[path]!.get!.responses['200']!.content);
    expect(mediaTypes('/indexes/{indexId}/values.csv')).toEqual(['text/csv']);
    expect(mediaTypes('/indexes/{indexId}/values.xlsx')).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(mediaTypes('/api/quotes/live/')).toEqual(['text/event-stream']);
    const live = description.paths['/api/quotes/live/']!.get!.responses['200']!.content;
    expect(live['text/event-stream']).toMatchObject({
      'x-events': { quote: { type: 'object' }, viewer: {}, beat: {} },
    });
    const others = operations.filter(
      ({ operation }) => !('application/json' in operation.responses['200']!.content),
    );
    expect(others).toHaveLength(18);
  });

  test('and each of them responds, none with “not found” for its URL', async () => {
    for (const { method, path } of operations) {
      const { contract } = server.app.api.routes.find(
        (route) => endpointKey(route.contract) === `${method.toUpperCase()} ${path}`,
      )!;
      const url = sampleRequest(contract).path;
      const answer = await server.app.http.inject({
        method: method.toUpperCase() as 'GET',
        url,
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
      expect(url).not.toContain('{');
      expect([200, 400, 401]).toContain(answer.statusCode);
    }
  });

  test('names the parameters of each URL, all required, each with a schema', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name)).toEqual(names);
      expect(inPath.every(({ required }) => required)).toBe(true);
      for (const { schema } of operation.parameters) expect(schema).toBeTypeOf('object');
    }
  });

  test('describes bodies for POST only, with their fields and no others', () => {
    const ofType = {
      'application/json': { type: 'object', additionalProperties: false },
      // Nothing but a search term.
      'text/plain': { type: 'string' },
      'application/x-www-form-urlencoded': { required: ['term'], additionalProperties: false },
      'text/csv': { type: 'string', format: 'binary' },
      [FILE_TYPES.xlsx]: { type: 'string', format: 'binary' },
    };
    for (const { method, operation } of operations) {
      const contents = Object.entries(operation.requestBody?.content ?? {});
      expect(method === 'post' || contents.length === 0).toBe(true);
      for (const [type, { schema }] of contents) {
        expect(schema).toMatchObject(ofType[type as keyof typeof ofType]);
      }
    }
    const ofTerms = operations.filter(
      ({ operation }) => operation.requestBody?.content['text/plain'],
    );
    expect(ofTerms.map(({ path }) => path).toSorted()).toEqual(
      ['bonds', 'etf', 'indexes', 'stocks'].map((type) => `/api/suggest/${type}/`),
    );
    const asForms = operations.filter(
      ({ operation }) => operation.requestBody?.content['application/x-www-form-urlencoded'],
    );
    expect(asForms).toEqual(ofTerms);
    const graphic = description.paths['/api/indexes/{indexId}/getGraphicData/']?.post;
    const body = graphic?.requestBody?.content['application/json']?.schema as {
      properties: object;
    };
    expect(Object.keys(body.properties)).toEqual(['beginDate', 'endDate', 'periodId']);
  });

  test('has no dangling references', () => {
    const references = referencesIn(description);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/ErrorEnvelope']));
    const envelope = description.components.schemas.ErrorEnvelope;
    expect(envelope?.required.toSorted()).toEqual(
      Object.keys(envelope?.properties ?? {}).toSorted(),
    );
    expect(JSON.stringify(description)).not.toContain('"$schema"');
  });
});

test('API-3 every parameter and every field of a body is described', () => {
  const silent = operations.flatMap(({ method, path, operation }) => {
    const body: { properties?: Record<string, { description?: string }> } | undefined =
      operation.requestBody?.content['application/json']?.schema;
    const described = [
      ...operation.parameters.map(({ name, description: text }) => [name, text] as const),
      ...Object.entries(body?.properties ?? {}).map(
        ([name, { description: text }]) => [name, text] as const,
      ),
    ];
    return described
      .filter(([, text]) => text === undefined || !text.endsWith('.'))
      .map(([name]) => `${method} ${path} ${name}`);
  });
  expect(silent).toEqual([]);
});

// To record them again: PARCURVE_WRITE_SAMPLES=1 npm test -- src/server/core/http/openapi.test.ts
test('API-3 each endpoint for programs has a sample response, recorded from the demo market', async () => {
  if (process.env.PARCURVE_WRITE_SAMPLES === '1') writeSamples(await recordSamples(server));
  const samples = readSamples();
  const sampled = server.app.api.routes.flatMap(({ contract }) =>
    hasSample(contract) ? [contract] : [],
  );
  expect(Object.keys(samples)).toEqual(sampled.map(endpointKey));
  const misfits = sampled.flatMap((contract) => {
    const { error } = z.safeParse(contract.answer, samples[endpointKey(contract)]);
    return error ? [`${endpointKey(contract)}: ${z.prettifyError(error)}`] : [];
  });
  expect(misfits).toEqual([]);
  const text = JSON.stringify(samples);
  expect(text).not.toMatch(/\*\*\*|pcv_|@(?!demo\.example)/);
  // Long lists are shortened.
  expect(text.length).toBeLessThan(150_000);
});

test('API-3 the reference shows descriptions, code as code and a sample of each response', async () => {
  const { body } = await server.app.http.inject('/api/?group=archive&lang=eng');
  const shown = body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  expect(shown).toContain('Exchange ID.');
  expect(shown).toContain('optional');
  expect(shown).toContain('<code>contractId</code>');
  expect(shown).toMatch(/Sample response<\/summary>[\s\S]*?<code>\{\n/);
  expect(shown).toContain('Recorded from the demo market');
  const { items } = readSamples()['GET /api/derivatives/exchanges/'] as {
    items: { name: string }[];
  };
  expect(shown).toContain(items[0]!.name);
  expect(shown.replaceAll(/<pre[\s\S]*?<\/pre>/g, '')).not.toContain('`');
});
