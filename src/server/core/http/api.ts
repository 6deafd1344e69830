import type * as z from 'zod/mini';
import { requireCall } from '../../../access/require-needs.ts';
import {
  endpointKey,
  type Answer,
  type Contract,
  type Download,
  type Endpoint,
  type EventStream,
  type Input,
  type ValidInput,
} from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { CallInput, CallName } from '../../../contracts/core/page.ts';
import type { FileResponse } from './file-response.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { RequestContext } from './request-context.ts';
import type { StreamResponse } from './stream-response.ts';

type AnyContract = Endpoint | Download | EventStream;

type Made<C extends AnyContract> = C extends Endpoint
  ? Answer<C> | PreparedResponse
  : C extends Download
    ? FileResponse
    : StreamResponse;

export type Handler<C extends AnyContract> = (
  input: ValidInput<C>,
  context: RequestContext,
) => Promise<Made<C>> | Made<C>;

/** A contract with its implementation. */
export interface Route {
  readonly contract: AnyContract;
  /** It records what it changes (`implementChange`). */
  readonly isAudited?: true;
  /** Throws if the viewer isn't allowed to call it. */
  admit(context: RequestContext): void;
  /**
   * Checks access, validates the input, runs the handler, validates the answer. The body may be the
   * JSON text as sent.
   */
  run(input: CallInput, context: RequestContext): Promise<unknown>;
}

/** A body as it was sent. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function implement<C extends AnyContract>(contract: C, handler: Handler<C>): Route {
  const readBody = (text: string) => validatePart(contract, 'body', parseJson(text));
  const parseBody = contract.hasRepeatedBody ? remembering(readBody) : readBody;
  const readParams = (params: unknown) => validatePart(contract, 'params', params);
  const parseParams = contract.hasRepeatedBody ? memoizeParams(readParams) : readParams;
  const admit = ({ viewer }: RequestContext) => requireCall(viewer, contract);
  return {
    contract,
    admit,
    async run(raw, context) {
      admit(context);
      const input = {
        params: parseParams(raw.params),
        query: validatePart(contract, 'query', raw.query),
        body:
          raw.body instanceof JsonText
            ? parseBody(raw.body.text)
            : validatePart(contract, 'body', raw.body),
      } as ValidInput<C>;
      const answer = await handler(input, context);
      const isReady = !('answer' in contract) || answer instanceof PreparedResponse;
      return isReady ? answer : contract.answer.parse(answer);
    },
  };
}

/** The same routes; the ones that change something run `next` before they respond. */
export function runAfterChange(
  routes: readonly Route[],
  next: () => void | Promise<void>,
): readonly Route[] {
  return routes.map((route) => (route.isAudited ? followedBy(route, next) : route));
}

function followedBy(route: Route, next: () => void | Promise<void>): Route {
  return {
    ...route,
    async run(input, context) {
      const answer = await route.run(input, context);
      await next();
      return answer;
    },
  };
}

function validatePart(
  contract: Contract,
  part: 'params' | 'query' | 'body',
  value: unknown,
): unknown {
  const schema = contract[part];
  return schema && validate(schema, value, part);
}

/** The value as the schema returns it; otherwise throws an error that names the field. */
function validate<S extends z.ZodMiniType>(schema: S, value: unknown, part: string): z.output<S> {
  const unstorable = pathOfNullCharacter(value, part);
  if (unstorable) throw new ApiError('invalid_field', { field: unstorable });
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = [part, ...(issue?.path ?? [])].map(String);
  if (issue?.code === 'unrecognized_keys') {
    throw new ApiError('unknown_field', { field: [...path, issue.keys[0] ?? ''].join('.') });
  }
  throw new ApiError('invalid_field', { field: path.join('.') });
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('invalid_json');
  }
  if (nestsDeeper(value, MAX_NESTING)) throw new ApiError('invalid_field', { field: 'body' });
  return value;
}

/** No contract nests deeper. A deeper value could overflow the stack of code that walks it. */
const MAX_NESTING = 20;

function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => nestsDeeper(part, levels - 1));
}

const MAX_REMEMBERED = 1000;
const MAX_REMEMBERED_LENGTH = 200;

/** Caches parsed bodies, because parsing takes as long as finding the answer in the cache. */
function remembering(parse: (text: string) => unknown): (text: string) => unknown {
  const known = new Map<string, unknown>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const value = parse(text);
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (text.length <= MAX_REMEMBERED_LENGTH) known.set(text, value);
    return value;
  };
}

/** The same for path parameters: strings from the URL, or any values from an in-process call. */
function memoizeParams(parse: (params: unknown) => unknown): (params: unknown) => unknown {
  const readOne = remembering((text) => parse(JSON.parse(text)));
  return (params) => readOne(JSON.stringify(params ?? null));
}

/** PostgreSQL can't store U+0000 in a text, so no input may contain it. */
function pathOfNullCharacter(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  // The code that parses a file checks its texts.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key];
    const found = typeof part === 'number' ? null : pathOfNullCharacter(part, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** Calls an endpoint in process, with the same checks. */
export type CallInProcess = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  context: RequestContext,
) => Promise<Answer<E>>;

/** All mounted endpoints; HTTP routes, in-process calls and the API description use this list. */
export class Api {
  readonly routes: readonly Route[];
  readonly #byKey: ReadonlyMap<string, Route>;

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    this.#byKey = new Map(routes.map((route) => [endpointKey(route.contract), route]));
    const twice = routes.find((route) => this.#byKey.get(endpointKey(route.contract)) !== route);
    if (twice) throw new Error(`${endpointKey(twice.contract)} is implemented twice`);
  }

  /** The route with this method and path; the contract in a page's bundle may have fewer fields. */
  find(endpoint: Pick<Contract, 'method' | 'path'>): Route {
    const route = this.#byKey.get(endpointKey(endpoint));
    if (!route) throw new Error(`${endpointKey(endpoint)} is not mounted`);
    return route;
  }

  /** The same call as over HTTP but in process, for endpoints that build on another's answer. */
  readonly call: CallInProcess = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    context: RequestContext,
  ) => {
    const answer = await this.find(endpoint).run(input, context);
    return answer instanceof PreparedResponse
      ? (JSON.parse(answer.bytes.toString()) as Answer<E>)
      : (answer as Answer<E>);
  };

  /** The same call as over HTTP but in process, for server-rendered pages. */
  async callAsJson(call: CallName, input: CallInput, context: RequestContext): Promise<string> {
    const answer = await this.find(call).run(input, context);
    return answer instanceof PreparedResponse
      ? answer.bytes.toString()
      : JSON.stringify(answer ?? null);
  }
}
