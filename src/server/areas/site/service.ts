import type { Shell } from '../../../contracts/core/page.ts';
import type { Db } from '../../../db/connect.ts';
import { CachedRead } from '../../core/cache/cached-read.ts';
import type { Reader } from '../../core/labels/label-text.ts';
import { buildMenu, withoutGallery } from './menu-view.ts';
import { readMenuEntries, readSources } from './store.ts';

type SiteData = Pick<Shell, 'menu' | 'showsDemoData' | 'lastImportAt' | 'sources'>;

/** What all pages show around their content. */
export class SiteService {
  readonly #db: Db;
  readonly #cached = new CachedRead(() => this.#load());
  readonly #hasGallery: boolean;

  constructor(db: Db, { hasGallery }: { hasGallery: boolean }) {
    this.#db = db;
    this.#hasGallery = hasGallery;
  }

  async siteData(reader: Reader, path: string): Promise<SiteData> {
    const { entries, sources } = await this.#cached.get();
    const imports = sources.flatMap(({ lastImportAt }) => lastImportAt?.toISOString() ?? []);
    return {
      menu: buildMenu(entries, reader, path),
      showsDemoData: sources.some(({ isDemo }) => isDemo),
      lastImportAt: imports.toSorted().at(-1) ?? null,
      sources: sources.map(({ name }) => name),
    };
  }

  /** The next reader gets the current content of the database. */
  forget(): void {
    this.#cached.forget();
  }

  async #load() {
    const [all, sources] = await Promise.all([readMenuEntries(this.#db), readSources(this.#db)]);
    return { entries: this.#hasGallery ? all : withoutGallery(all), sources };
  }
}
