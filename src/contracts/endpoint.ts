import type * as z from 'zod/mini';

/**
 * One call of the API: what goes in, what comes out, in one place. The server validates with it,
 * the client is typed by it, and the API description is made from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Path parameters stand in braces: `/api/indexes/{indexId}/`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** How the body travels: JSON unless said otherwise; `text` is one URL-encoded term. */
  readonly bodyType?: 'json' | 'text';
  /** The same few bodies come again and again and hold no secret: the server may remember them. */
  readonly hasRepeatedBody?: boolean;
  readonly answer: z.ZodMiniType;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** What tells one call from another, also across two copies of this module. */
export function endpointKey({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

type Part<
  E extends Endpoint,
  Name extends 'params' | 'query' | 'body',
  Way extends 'in' | 'out',
> = E[Name] extends z.ZodMiniType
  ? { [K in Name]: Way extends 'in' ? z.input<E[Name]> : z.output<E[Name]> }
  : { [K in Name]?: undefined };

/** What a caller passes. */
export type Input<E extends Endpoint> = Part<E, 'params', 'in'> &
  Part<E, 'query', 'in'> &
  Part<E, 'body', 'in'>;
/** What a handler receives, validated. */
export type ValidInput<E extends Endpoint> = Part<E, 'params', 'out'> &
  Part<E, 'query', 'out'> &
  Part<E, 'body', 'out'>;
export type Answer<E extends Endpoint> = z.output<E['answer']>;
