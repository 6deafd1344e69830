import { deflateParts, joinToGzip } from './gzip-parts.ts';
import { MarketCache } from './market-cache.ts';

/** Names and values in turn: Node writes this form without further work. */
export type HeaderList = readonly string[];

const MAX_BYTES_OF_PAGES = 64 * 1024 * 1024;
const MAX_BYTES_OF_CALLS = 32 * 1024 * 1024;

/**
 * A rendered page, split where the nonce of its scripts stands, because each visitor gets another
 * nonce.
 */
export interface CachedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly parts: readonly Buffer[];
  /** That of all visitors at the time. */
  readonly viewerTag: string;
  /** Its headers in Node's form and its policy, split like the parts; set when it is first sent. */
  head?: { readonly fixed: HeaderList; readonly policy: readonly string[] };
  /** The compressed parts; set when somebody first asks for them. */
  deflated?: Promise<readonly Buffer[]>;
  /** The instruments that it shows; a page that shows anything else is not kept. */
  readonly instruments: ReadonlySet<number>;
}

/** What a page was told of the market, as the text that it reads. */
interface CachedCall {
  readonly isOk: boolean;
  readonly json: string;
  readonly instruments: ReadonlySet<number>;
}

/**
 * What visitors see without signing in contains nothing personal: whole pages, and the results of
 * their loaders, which many pages share.
 */
export class VisitorCache {
  /** By address, language, theme and hints. */
  readonly pages = new MarketCache<CachedPage>({
    maxBytes: MAX_BYTES_OF_PAGES,
    measureBytes: ({ parts }) => {
      const bytes = parts.reduce((sum, part) => sum + part.length, 1);
      // Compressed, as nearly everybody asks for it, it takes about a quarter more.
      return bytes + (bytes >> 2);
    },
    // A page that sets a cookie belongs to one visitor.
    isForAll: ({ status, headers }) => status === 200 && !headers.has('set-cookie'),
  });

  /** By call, input and language. */
  readonly calls = new MarketCache<CachedCall>({
    maxBytes: MAX_BYTES_OF_CALLS,
    // A text with other than Latin letters takes two bytes for each of them.
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
