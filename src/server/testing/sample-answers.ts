import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpointKey, type Contract, type Endpoint } from '../../contracts/core/endpoint.ts';
import { describedRequest } from './sample-requests.ts';
import type { TestApp } from './test-app.ts';

const FILE = join(import.meta.dirname, '../core/http/sample-answers.json');
const MAX_ROWS = 2;
const MAX_CELLS = 20;

export type Samples = Readonly<Record<string, unknown>>;

/** The parts of a JSON schema that decide what may be cut. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
}

export function readSamples(): Samples {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Samples;
}

export function writeSamples(samples: Samples): void {
  writeFileSync(FILE, `${JSON.stringify(samples, null, 2)}\n`);
}

/** Programs may call it, and it always answers in JSON. */
export function hasSample(contract: Contract): contract is Endpoint {
  return 'answer' in contract && contract.scope !== undefined && !('sample' in contract);
}

/** The server's answers to the description's examples, for a viewer with full access. */
export async function recordSamples(server: TestApp): Promise<Samples> {
  const { app } = server;
  const cookie = await server.signInAs('paid');
  const samples: Record<string, unknown> = {};
  for (const { contract } of app.api.routes) {
    if (!hasSample(contract)) continue;
    const { method, path, type, body } = describedRequest(contract);
    const answer = await app.http.inject({
      method,
      url: path,
      headers: { cookie, 'accept-language': 'en', ...(type && { 'content-type': type }) },
      ...(body !== undefined && { payload: body }),
    });
    if (answer.statusCode !== 200) {
      throw new Error(`${endpointKey(contract)}: ${answer.statusCode} ${answer.body}`);
    }
    const shape = z.toJSONSchema(contract.answer, { io: 'output', unrepresentable: 'any' });
    samples[endpointKey(contract)] = shorten(answer.json(), shape as Shape);
  }
  return samples;
}

/** Two rows show what a list contains; parts without a schema are left out. */
function shorten(value: unknown, shape: Shape): unknown {
  const shapes = alternatives(shape);
  if (Array.isArray(value)) {
    const list = shapes.find(({ items, prefixItems }) => items ?? prefixItems);
    if (!list || list.prefixItems) return value;
    return value.slice(0, MAX_ROWS).map((each) => shorten(each, list.items!));
  }
  if (typeof value !== 'object' || value === null) return value;
  const record = shapes.find(
    ({ properties, additionalProperties }) =>
      !properties && typeof additionalProperties === 'object',
  );
  const entries = Object.entries(value);
  if (record) {
    const rest = record.additionalProperties as Shape;
    const isRow = entries.every(([, each]) => typeof each !== 'object' || each === null);
    return Object.fromEntries(
      entries
        .slice(0, isRow ? MAX_CELLS : MAX_ROWS)
        .map(([name, each]) => [name, shorten(each, rest)]),
    );
  }
  const object = shapes.find(
    ({ properties }) => properties && entries.some(([name]) => name in properties),
  );
  if (!object) return value;
  return Object.fromEntries(
    entries.flatMap(([name, each]) => {
      const part = object.properties![name];
      return part ? [[name, shorten(each, part)]] : [];
    }),
  );
}

function alternatives(shape: Shape): Shape[] {
  return shape.anyOf?.flatMap(alternatives) ?? [shape];
}
