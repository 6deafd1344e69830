/** The part of pg-copy-streams in use; the package has no types. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  export function from(sql: string): Writable & Submittable & { readonly rowCount: number };
  export function to(sql: string): Readable & Submittable;
}
