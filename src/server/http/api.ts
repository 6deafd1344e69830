import type * as z from 'zod/mini';
import {
  endpointKey,
  type Answer,
  type Endpoint,
  type Input,
  type ValidInput,
} from '../../contracts/endpoint.ts';
import { ApiError } from '../../contracts/errors.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import type { RequestContext } from './request-context.ts';

export type Handler<E extends Endpoint> = (
  input: ValidInput<E>,
  context: RequestContext,
) => Promise<Answer<E> | PreparedAnswer> | Answer<E> | PreparedAnswer;

interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A contract with the code that fulfils it. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Validates, runs, validates what comes out. A body may come as the JSON it was sent as. */
  run(input: RawInput, context: RequestContext): Promise<unknown>;
}

/** A body as it came over the wire. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function implement<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  const bodyOf = endpoint.hasRepeatedBody
    ? remembering((text) => validatePart(endpoint, 'body', parseJson(text)))
    : (text: string) => validatePart(endpoint, 'body', parseJson(text));
  return {
    endpoint,
    async run(raw, context) {
      const input = {
        params: validatePart(endpoint, 'params', raw.params),
        query: validatePart(endpoint, 'query', raw.query),
        body:
          raw.body instanceof JsonText
            ? bodyOf(raw.body.text)
            : validatePart(endpoint, 'body', raw.body),
      } as ValidInput<E>;
      const answer = await handler(input, context);
      return answer instanceof PreparedAnswer ? answer : endpoint.answer.parse(answer);
    },
  };
}

function validatePart(
  endpoint: Endpoint,
  part: 'params' | 'query' | 'body',
  value: unknown,
): unknown {
  const schema = endpoint[part];
  return schema && validate(schema, value, part);
}

/** What a schema makes of a value, or the refusal that names the field. */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  part: string,
): z.output<S> {
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

/** More than any contract has. Whoever walks through a value would run out of stack on some. */
const MAX_NESTING = 20;

function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => nestsDeeper(part, levels - 1));
}

const MAX_REMEMBERED = 1000;
const MAX_REMEMBERED_LENGTH = 200;

/** Reading and validating a body takes as long as finding its answer in the cache. */
function remembering(read: (text: string) => unknown): (text: string) => unknown {
  const known = new Map<string, unknown>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const value = read(text);
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (text.length <= MAX_REMEMBERED_LENGTH) known.set(text, value);
    return value;
  };
}

/** No text that PostgreSQL can keep contains U+0000, so none that comes in may. */
function pathOfNullCharacter(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key];
    const found = typeof part === 'number' ? null : pathOfNullCharacter(part, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** All that is mounted: the HTTP routes, the in-process calls and the API description read it. */
export class Api {
  readonly routes: readonly Route[];
  readonly #byKey: ReadonlyMap<string, Route>;

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    this.#byKey = new Map(routes.map((route) => [endpointKey(route.endpoint), route]));
    if (this.#byKey.size !== routes.length) throw new Error('an endpoint is implemented twice');
  }

  /** The same call as over HTTP, without the wire: for pages rendered on the server. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    context: RequestContext,
  ): Promise<Answer<E>> {
    const route = this.#byKey.get(endpointKey(endpoint));
    if (!route) throw new Error(`${endpointKey(endpoint)} is not mounted`);
    const answer = await route.run(input, context);
    return (
      answer instanceof PreparedAnswer ? JSON.parse(answer.bytes.toString()) : answer
    ) as Answer<E>;
  }
}
