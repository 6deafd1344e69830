import type * as z from 'zod/mini';

/**
 * Who may make a call: everyone, signed-in viewers, viewers who may see values, or operators.
 * `src/access` checks it before the input is parsed.
 */
export type Needs = 'public' | 'signedIn' | 'values' | 'operator';

/** The possible scopes of an API token: quotes and series, or the futures archive. */
export const SCOPES = ['market', 'archive'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * The cost of a call. The calls of a class share one gate (`server/core/http/gates.ts`) that limits
 * concurrency: some calls wait briefly, the rest are rejected with 503, and no class waits for
 * another.
 *
 * - `none`: answered from memory immediately and never rejected;
 * - `light`: a few database rows;
 * - `heavy`: lists, tables and figures, with many rows or much computation;
 * - `chart`: a line, cached once computed;
 * - `search`: a lookup in the name index;
 * - `file`: a file, written while it is being sent;
 * - `password`: checks or creates the hash of a password or a code, in separate threads.
 */
export type Cost = 'none' | 'light' | 'heavy' | 'chart' | 'search' | 'file' | 'password';

/** The declaration of every mounted call. */
export interface Contract {
  readonly method: 'GET' | 'POST';
  /** Path parameters are in braces: `/api/indexes/{indexId}/`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly needs: Needs;
  readonly cost: Cost;
  /**
   * The token scope required for this call; `any` for every token. A call without it rejects
   * tokens, which are read-only.
   */
  readonly scope?: Scope | 'any';
  /** A GET that changes something, as in the specification: rejected if another site sends it. */
  readonly changesByGet?: boolean;
  /** Errors follow this protocol instead of the error envelope. */
  readonly errorStyle?: 'udf';
  /**
   * It shares its path with a page, and `?action=` with this value turns the request into a call.
   * It is a GET that changes something, so only scripts of our own pages may make it.
   */
  readonly action?: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The maximum body size, if above the general limit. */
  readonly maxBodyBytes?: number;
  /**
   * The body format: JSON by default; `text` is one URL-encoded term, `file` the bytes of a file.
   */
  readonly bodyType?: 'json' | 'text' | 'file';
  /**
   * The same few bodies are sent repeatedly and contain no secret, so the server may cache them.
   */
  readonly hasRepeatedBody?: boolean;
}

/**
 * One API call: its input and output, in one place. The server validates with it, the client takes
 * its types from it, and the API description is generated from it.
 */
export interface Endpoint extends Contract {
  readonly answer: z.ZodMiniType;
  /**
   * The response field with the rows of a table: it can be requested as a file, by `format` in the
   * URL or by the Accept header.
   */
  readonly rows?: string;
  /**
   * What can change a visitor's response besides input and language: the instrument that this
   * parameter identifies, anything in the market, or nothing. Pages of visitors share such
   * responses for a few seconds. A response without this declaration is never shared.
   */
  readonly changesWith?: string;
  /** `none`: the response exists only while something else runs, or it is the reference itself. */
  readonly sample?: 'none';
}

/** A call that returns a file. */
export interface Download extends Contract {
  readonly method: 'GET';
  /** The media type, as in the response header. */
  readonly mediaType: string;
}

/** A call with an open response: server-sent events, with the data of each kind. */
export interface EventStream extends Contract {
  readonly method: 'GET';
  readonly events: Readonly<Record<string, z.ZodMiniType>>;
}

/**
 * The compile-time message for a mistake. An object, because an impossible string type would turn
 * the whole definition into `never` and report an error on every line.
 */
export interface Mistake<Advice extends string> {
  readonly mistake: Advice;
}

/** Only visitors share responses, so only a public call can declare this. */
type Sharing<E extends Endpoint> = E extends { readonly changesWith: infer Named extends string }
  ? E['needs'] extends 'public'
    ? Named extends 'nothing' | 'market' | keyof Part<E, 'params', 'in'>['params']
      ? unknown
      : { readonly changesWith: Mistake<'names a parameter, or says market or nothing'> }
    : { readonly changesWith: Mistake<'goes with needs public only: others share no answer'> }
  : unknown;

export function endpoint<const E extends Endpoint>(definition: E & Sharing<E>): E {
  return definition;
}

export function download<const D extends Download>(definition: D): D {
  return definition;
}

export function eventStream<const S extends EventStream>(definition: S): S {
  return definition;
}

/** Identifies a call by method and path, even if two copies of this module are loaded. */
export function endpointKey({ method, path }: Pick<Contract, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

type Part<
  C extends Contract,
  Name extends 'params' | 'query' | 'body',
  Way extends 'in' | 'out',
> = C[Name] extends z.ZodMiniType
  ? { [K in Name]: Way extends 'in' ? z.input<C[Name]> : z.output<C[Name]> }
  : { [K in Name]?: undefined };

/** The input that a caller passes. */
export type Input<C extends Contract> = Part<C, 'params', 'in'> &
  Part<C, 'query', 'in'> &
  Part<C, 'body', 'in'>;
/** The validated input that a handler receives. */
export type ValidInput<C extends Contract> = Part<C, 'params', 'out'> &
  Part<C, 'query', 'out'> &
  Part<C, 'body', 'out'>;
export type Answer<E extends Endpoint> = z.output<E['answer']>;
