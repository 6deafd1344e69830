import { LRUCache } from 'lru-cache';
import { deflateParts, gzipOf } from './gzip-parts.ts';

/** Names and values in turn: the form that Node writes without sorting anything out. */
export type HeaderList = readonly string[];

const MAX_BYTES = 64 * 1024 * 1024;
/** As long as menu and sources, which are on every page, may be taken from memory. */
const FRESH_MILLISECONDS = 5000;
/** Stands for all of them: a list changes with any. */
const ANY_INSTRUMENT = 0;
/** Stands for what nobody is told about when it changes: accounts, and whether there are any. */
const OTHER_THINGS = -1;

/** A rendered page, cut where the nonce of its scripts goes: everybody gets one of their own. */
export interface KeptPage {
  readonly status: number;
  readonly headers: Headers;
  readonly parts: readonly Buffer[];
  /** Its headers as Node takes them, and its policy cut as the parts are, once it was sent. */
  head?: { readonly fixed: HeaderList; readonly policy: readonly string[] };
  /** The parts compressed, once somebody asked for it. */
  deflated?: Promise<readonly Buffer[]>;
  /** What it shows of the market; a page that shows something else is not kept. */
  readonly instruments: ReadonlySet<number>;
}

/**
 * Rendered pages that hold nothing personal, bounded by their size. The key must name everything
 * that a page depends on besides the market: address, language, theme, what the viewer sees.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({ maxSize: MAX_BYTES, ttl: FRESH_MILLISECONDS });
  readonly #underWay = new Map<string, Promise<KeptPage>>();
  /** Grows with every change of the market: a page made meanwhile may be of before it. */
  #changes = 0;

  /** Whether nothing has to be rendered for it. */
  has(key: string): boolean {
    return this.#pages.has(key) || this.#underWay.has(key);
  }

  /** The page that is kept, or the one being made, or a new one: never made twice at a time. */
  get(key: string, make: () => Promise<KeptPage>): KeptPage | Promise<KeptPage> {
    return this.#pages.get(key) ?? this.#underWay.get(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const changes = this.#changes;
    const made = make();
    this.#underWay.set(key, made);
    try {
      const page = await made;
      // A page that sets a cookie is somebody's.
      const isForAll =
        page.status === 200 &&
        !page.headers.has('set-cookie') &&
        !page.instruments.has(OTHER_THINGS);
      if (isForAll && changes === this.#changes) {
        this.#pages.set(key, page, { size: sizeOf(page) });
      }
      return page;
    } finally {
      if (this.#underWay.get(key) === made) this.#underWay.delete(key);
    }
  }

  dropInstruments(ids: Iterable<number>): void {
    const changed = new Set(ids).add(ANY_INSTRUMENT);
    this.#forget((page) => [...page.instruments].some((id) => changed.has(id)));
  }

  clear(): void {
    this.#forget(() => true);
  }

  #forget(isMeant: (page: KeptPage) => boolean): void {
    this.#changes += 1;
    // Whoever asks from now on must not get a page that was begun before.
    this.#underWay.clear();
    for (const [key, page] of this.#pages.entries()) if (isMeant(page)) this.#pages.delete(key);
  }
}

/** What a call tells of the market: one instrument, or anything; or nothing of it. */
export function instrumentsOf(path: string, params: unknown): readonly number[] {
  if (path.startsWith('/api/account/')) return [OTHER_THINGS];
  const id = /\{(indexId|instrumentId)\}/.exec(path)?.[1];
  if (id === undefined) return [ANY_INSTRUMENT];
  return [Number((params as Readonly<Record<string, unknown>> | undefined)?.[id])];
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

export async function gzippedWithNonce(page: KeptPage, nonce: string): Promise<Buffer> {
  page.deflated ??= deflateParts(page.parts, nonce.length);
  return gzipOf(page.parts, await page.deflated, Buffer.from(nonce, 'latin1'));
}

function sizeOf({ parts }: KeptPage): number {
  return parts.reduce((sum, part) => sum + part.length, 1);
}
