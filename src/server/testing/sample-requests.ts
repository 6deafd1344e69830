import * as z from 'zod/mini';
import type { Contract } from '../../contracts/core/endpoint.ts';
import { exampleAt, ownExample, wholeExample } from '../core/http/examples.ts';

export type Part = 'params' | 'query' | 'body';
export const PARTS: readonly Part[] = ['params', 'query', 'body'];

export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

export interface SampleRequest {
  readonly method: Contract['method'];
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

/** Looked up for every one of thousands of requests, and built once per contract. */
const schemas = new WeakMap<z.ZodMiniType, Schema>();

export function toJsonSchema(schema: z.ZodMiniType | undefined): Schema {
  if (!schema) return {};
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(schema, made);
  return made;
}

export function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** A valid request, except for the value at one place of its input, such as `body.email`. */
export function sampleRequest(contract: Contract, place = '', text = ''): SampleRequest {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(String(sampleFields('params')[name])),
  );
  const pairs = Object.entries(sampleFields('query')).map(
    ([name, value]) => `${name}=${encoded(String(value))}`,
  );
  return {
    method: contract.method,
    path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    ...(contract.body && sampleBody()),
  };

  function sampleBody(): Pick<SampleRequest, 'type' | 'body'> {
    if (contract.bodyType === 'file') return { type: 'text/csv', body: String(valueAt('body')) };
    if (contract.bodyType === 'text') {
      return { type: 'text/plain', body: encoded(String(valueAt('body'))) };
    }
    return { type: 'application/json', body: JSON.stringify(sampleFields('body')) };
  }

  /** The required fields of the part, and the field in question. */
  function sampleFields(part: Part): Record<string, unknown> {
    const { properties = {}, required = [] } = toJsonSchema(contract[part]);
    const paths = Object.keys(properties)
      .map((name) => [name, `${part}.${name}`] as const)
      .filter(
        ([name, at]) => required.includes(name) || place === at || place.startsWith(`${at}.`),
      );
    return Object.fromEntries(paths.map(([name, at]) => [name, valueAt(at)]));
  }

  function valueAt(at: string): unknown {
    if (at === place) return text;
    if (place === `${at}.0`) return [text];
    // A field within an object: the rest of the object is valid.
    const inner = place.startsWith(`${at}.`) ? place.slice(at.length + 1) : undefined;
    const sample = exampleAt(contract, at);
    return inner === undefined ? sample : { ...(sample as object), [inner]: text };
  }
}

/** The request that the description has as its example. */
export function describedRequest(contract: Contract): SampleRequest {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(String(exampleAt(contract, `params.${name}`))),
  );
  const query = new URLSearchParams(
    Object.entries(describedFields('query')).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  );
  return {
    method: contract.method,
    path: query.size > 0 ? `${path}?${query.toString()}` : path,
    ...(contract.body && describedBody()),
  };

  function describedBody(): Pick<SampleRequest, 'type' | 'body'> {
    if (contract.bodyType === 'text') {
      return { type: 'text/plain', body: encoded(String(exampleAt(contract, 'body'))) };
    }
    const body = wholeExample(contract) ?? describedFields('body');
    return { type: 'application/json', body: JSON.stringify(body) };
  }

  function describedFields(part: Part): Record<string, unknown> {
    const { properties = {}, required = [] } = toJsonSchema(contract[part]);
    return Object.fromEntries(
      Object.keys(properties).flatMap((name) => {
        const at = `${part}.${name}`;
        const value = required.includes(name) ? exampleAt(contract, at) : ownExample(contract, at);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
}
