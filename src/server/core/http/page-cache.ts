import { deflateParts, joinToGzip } from './gzip-parts.ts';
import { MarketCache } from './market-cache.ts';

/** Alternating names and values: Node writes this form without further work. */
export type HeaderList = readonly string[];

const MAX_BYTES_OF_PAGES = 64 * 1024 * 1024;
const MAX_BYTES_OF_CALLS = 32 * 1024 * 1024;

/**
 * A rendered page, split at the nonce of its scripts, because each visitor gets a different one.
 */
export interface CachedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly parts: readonly Buffer[];
  /** The viewer tag of anonymous visitors when the page was rendered. */
  readonly viewerTag: string;
  /** Its headers in Node's form and its policy, split like the parts; set when it is first sent. */
  head?: { readonly fixed: HeaderList; readonly policy: readonly string[] };
  /** The compressed parts; set on first request. */
  deflated?: Promise<readonly Buffer[]>;
  /** The instruments that it shows; a page that shows anything else isn't cached. */
  readonly instruments: ReadonlySet<number>;
}

/** The answer to a page's call, as JSON. */
interface CachedCall {
  readonly isOk: boolean;
  readonly json: string;
  readonly instruments: ReadonlySet<number>;
}

/**
 * What anonymous visitors see contains nothing personal: whole pages, and the loader results that
 * many pages share.
 */
export class VisitorCache {
  /** By URL, language, theme and hints. */
  readonly pages = new MarketCache<CachedPage>({
    maxBytes: MAX_BYTES_OF_PAGES,
    measureBytes: ({ parts }) => {
      const bytes = parts.reduce((sum, part) => sum + part.length, 1);
      // The compressed copy, which almost every client requests, adds about a quarter.
      return bytes + (bytes >> 2);
    },
    // A page that sets a cookie belongs to one visitor.
    isForAll: ({ status, headers }) => status === 200 && !headers.has('set-cookie'),
  });

  /** By endpoint, input and language. */
  readonly calls = new MarketCache<CachedCall>({
    maxBytes: MAX_BYTES_OF_CALLS,
    // A string with non-Latin letters takes two bytes per character.
    measureBytes: ({ json }) => 2 * json.length,
    isForAll: ({ isOk }) => isOk,
  });

  dropInstruments(ids: readonly number[]): void {
    this.pages.dropInstruments(ids);
    this.calls.dropInstruments(ids);
  }

  clear(): void {
    this.pages.clear();
    this.calls.clear();
  }
}

export function cutAtNonce(body: Buffer, nonce: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, from)) {
    parts.push(body.subarray(from, at));
    from = at + nonce.length;
  }
  return [...parts, body.subarray(from)];
}

export async function gzippedWithNonce(page: CachedPage, nonce: string): Promise<Buffer> {
  page.deflated ??= deflateParts(page.parts, nonce.length);
  return joinToGzip(page.parts, await page.deflated, Buffer.from(nonce, 'latin1'));
}
