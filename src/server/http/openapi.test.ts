import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusal.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}
interface Content {
  content: Record<string, { schema: object }>;
}
interface Operation {
  summary: string;
  operationId: string;
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required: string[]; properties: object }> };
}

const MOUNTED = [
  'get /api/account/access/',
  'get /api/account/first-operator/',
  'get /api/bonds/{instrumentId}/',
  'get /api/company/{companyId}/',
  'get /api/currencies/',
  'get /api/currency/periodicity/{indexId}',
  'get /api/etf/{instrumentId}/',
  'get /api/indexes/',
  'get /api/indexes/{indexId}/',
  'get /api/indexes/{indexId}/statistics/',
  'get /api/indexes/{indexId}/values/',
  'get /api/labels/{module}/',
  'get /api/labels/{module}/{repository}/',
  'get /api/openapi.json',
  'get /api/search/',
  'get /api/stocks/{instrumentId}/',
  'post /api/account/change-password/',
  'post /api/account/first-operator/',
  'post /api/account/register/',
  'post /api/account/sign-in/',
  'post /api/account/sign-out/',
  'post /api/bonds/{instrumentId}/chart/',
  'post /api/etf/{instrumentId}/chart/',
  'post /api/indexes/{indexId}/chart/',
  'post /api/indexes/{indexId}/getGraphicData/',
  'post /api/stocks/{instrumentId}/chart/',
  'post /api/suggest/bonds/',
  'post /api/suggest/companies/',
  'post /api/suggest/etf/',
  'post /api/suggest/indexes/',
  'post /api/suggest/stocks/',
];

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

/** All `$ref`s anywhere below. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part),
  );
}

describe('/api/openapi.json', () => {
  test('refuses other methods: 405', async () => {
    expectRefusal(
      await server.app.http.inject({ method: 'POST', url: '/api/openapi.json' }),
      'method_not_allowed',
    );
  });

  test('is OpenAPI 3.1 with what that needs', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info).toMatchObject({
      title: 'Parcurve',
      version: expect.any(String) as string,
    });
    for (const { path, operation } of operations) {
      expect(path).toMatch(/^\/api\//);
      expect(operation.summary).toMatch(/\S/);
      expect(Object.keys(operation.responses)).toEqual(['200', '4XX']);
      for (const { description: text, content } of Object.values(operation.responses)) {
        expect(text).toMatch(/\S/);
        expect(content['application/json']?.schema).toBeTypeOf('object');
      }
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids)).toHaveLength(ids.length);
  });

  test('lists exactly the calls that are mounted', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(MOUNTED);
  });

  test('and each of them answers, none with “not found” for its address', async () => {
    for (const { method, path } of operations) {
      const url = path
        .replace('{indexId}', path.includes('/currency/') ? '1' : '1001')
        .replace('/bonds/{instrumentId}', '/bonds/10001')
        .replace('/stocks/{instrumentId}', '/stocks/2001')
        .replace('/etf/{instrumentId}', '/etf/3001')
        .replace('{companyId}', '1')
        .replace('{module}', 'shell')
        .replace('{repository}', 'menu');
      const answer = await server.app.http.inject({ method: method.toUpperCase() as 'GET', url });
      expect(url).not.toContain('{');
      expect([200, 400, 401]).toContain(answer.statusCode);
    }
  });

  test('names the parameters of each address, all required, each with a schema', () => {
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
      // A search term and nothing else.
      'text/plain': { type: 'string' },
      'application/x-www-form-urlencoded': { required: ['term'], additionalProperties: false },
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

  test('refers to nothing that is not in it', () => {
    const references = referencesIn(description);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/ErrorEnvelope']));
    const envelope = description.components.schemas.ErrorEnvelope;
    expect(envelope?.required.toSorted()).toEqual(
      Object.keys(envelope?.properties ?? {}).toSorted(),
    );
    expect(JSON.stringify(description)).not.toContain('"$schema"');
  });
});
