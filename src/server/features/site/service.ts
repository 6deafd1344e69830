import type { Menu } from '../../../contracts/menu.ts';
import type { Shell } from '../../../contracts/page.ts';
import type { Db } from '../../../db/connect.ts';
import { KeptRead } from '../../kept-read.ts';
import { labelText, type Reader } from '../../label-text.ts';
import { readMenuItems, readSources } from './store.ts';

type MenuItem = Awaited<ReturnType<typeof readMenuItems>>[number];
type SiteData = Pick<Shell, 'menu' | 'showsDemoData' | 'lastImportAt' | 'sources'>;

/** What all pages show around their content. */
export class SiteService {
  readonly #db: Db;
  readonly #kept = new KeptRead(() => this.#load());
  readonly #hasGallery: boolean;

  constructor(db: Db, { hasGallery }: { hasGallery: boolean }) {
    this.#db = db;
    this.#hasGallery = hasGallery;
  }

  async siteData(reader: Reader, path: string): Promise<SiteData> {
    const { items, sources } = await this.#kept.get();
    const translate = (key: string) => labelText(reader, key);
    const imports = sources.flatMap(({ lastImportAt }) => lastImportAt?.toISOString() ?? []);
    return {
      menu: buildMenu(items, path, translate),
      showsDemoData: sources.some(({ isDemo }) => isDemo),
      lastImportAt: imports.toSorted().at(-1) ?? null,
      sources: sources.map(({ name }) => name),
    };
  }

  async #load() {
    const [all, sources] = await Promise.all([readMenuItems(this.#db), readSources(this.#db)]);
    // Without the gallery, the menu has no links to it.
    const items = this.#hasGallery ? all : all.filter(({ url }) => !isInGallery(url));
    return { items, sources };
  }
}

function isInGallery(url: string | null): boolean {
  return /^\/gallery(?:\/|$)/.test(url ?? '');
}

function buildMenu(
  items: readonly MenuItem[],
  path: string,
  translate: (label: string) => string,
): Menu {
  return items
    .filter(({ parentId }) => parentId === null)
    .map((top) => {
      const links = items.filter(({ parentId }) => parentId === top.id);
      const columns = Map.groupBy(links, ({ column }) => column);
      return {
        id: top.id,
        ttl: translate(top.label),
        url: top.url,
        items: [...columns.values()].map((column) =>
          column.map(({ url, label: key, target_blank }) => ({
            url,
            ttl: translate(key),
            target_blank,
            active: url === path,
          })),
        ),
      };
    });
}
