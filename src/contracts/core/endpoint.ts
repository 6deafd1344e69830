import type * as z from 'zod/mini';

/**
 * Who may make a call: everybody, every signed-in viewer, viewers who may see values, or operators.
 * `src/access` checks it before the input is read.
 */
export type Needs = 'public' | 'signedIn' | 'values' | 'operator';

/** What a program's token may be good for: quotes and series, or the futures archive. */
export const SCOPES = ['market', 'archive'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * What answering a call takes. The calls of a class pass one gate (`server/core/http/gates.ts`): so many
 * at once, some wait for a moment, the rest is refused with 503, and no class waits for another.
 *
 * - `none`: told from memory at once, and never refused;
 * - `light`: a few rows of the database;
 * - `heavy`: lists, tables and figures, with many rows or much arithmetic;
 * - `chart`: a line, which is kept once it has been made;
 * - `search`: a look into the index of names;
 * - `file`: a file, which is written while it is sent;
 * - `password`: checks or makes the hash of a password or a code, in threads of its own.
 */
export type Cost = 'none' | 'light' | 'heavy' | 'chart' | 'search' | 'file' | 'password';

/** What every mounted call declares. */
export interface Contract {
  readonly method: 'GET' | 'POST';
  /** Path parameters stand in braces: `/api/indexes/{indexId}/`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly needs: Needs;
  readonly cost: Cost;
  /**
   * What the token of a program must be good for to make this call; `any` for every token. A call
   * without it refuses tokens: they only read.
   */
  readonly scope?: Scope | 'any';
  /** A GET that changes something, as the specification has some: refused if another site asks. */
  readonly changesByGet?: boolean;
  /** Refusals are told as this protocol does, and not in the error envelope. */
  readonly errorStyle?: 'udf';
  /**
   * It stands on the address of a page, which `?action=` with this value turns into a call. It is a
   * GET that changes something, so only scripts of our own pages may make it.
   */
  readonly action?: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** How long a body may be, where that is longer than of all other calls. */
  readonly maxBodyBytes?: number;
  /**
   * How the body travels: JSON unless said otherwise; `text` is one URL-encoded term, `file` the
   * bytes of a file.
   */
  readonly bodyType?: 'json' | 'text' | 'file';
  /**
   * The same few bodies are sent again and again and contain no secret, so the server may keep
   * them.
   */
  readonly hasRepeatedBody?: boolean;
}

/**
 * One call of the API: what goes in, what comes out, in one place. The server validates with it,
 * the client is typed by it, and the API description is made from it.
 */
export interface Endpoint extends Contract {
  readonly answer: z.ZodMiniType;
  /**
   * The field of the answer that holds the rows of a table: it can be asked for as a file, by
   * `format` in the address or by the Accept header.
   */
  readonly rows?: string;
  /**
   * What can change the answer that a visitor gets, besides input and language: the instrument that
   * this parameter names, anything in the market, or nothing. Pages of visitors share such answers
   * for a few seconds. An answer without this declaration is never shared.
   */
  readonly changesWith?: string;
  /** `none`: the answer is there only while something else runs, or it is the reference itself. */
  readonly sample?: 'none';
}

/** A call whose answer is a file. */
export interface Download extends Contract {
  readonly method: 'GET';
  /** The media type, as in the header of the answer. */
  readonly mediaType: string;
}

/** A call whose answer stays open: server-sent events, with the data of each kind. */
export interface EventStream extends Contract {
  readonly method: 'GET';
  readonly events: Readonly<Record<string, z.ZodMiniType>>;
}

/**
 * What the compiler shows of a mistake. An object, because a text that no text matches would make `never` of the whole definition, and an
 * error of each of its lines.
 */
export interface Mistake<Advice extends string> {
  readonly mistake: Advice;
}

/** Only visitors share answers, so only a public call can declare this. */
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

/** Identifies a call by method and path, also when two copies of this module are loaded. */
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

/** What a caller passes. */
export type Input<C extends Contract> = Part<C, 'params', 'in'> &
  Part<C, 'query', 'in'> &
  Part<C, 'body', 'in'>;
/** What a handler receives, validated. */
export type ValidInput<C extends Contract> = Part<C, 'params', 'out'> &
  Part<C, 'query', 'out'> &
  Part<C, 'body', 'out'>;
export type Answer<E extends Endpoint> = z.output<E['answer']>;
