import type { Menu } from '../../../contracts/site/menu.ts';
import type { MenuEntry } from '../../../domain/site/menu-entries.ts';
import { labelText, type Reader } from '../../core/labels/label-text.ts';

/** The name of an item or link in the reader's language, or in English. */
export function entryName({ label, texts }: MenuEntry, reader: Reader): string {
  if (label !== null) return labelText(reader, label);
  return texts?.[reader.language] ?? texts?.eng ?? '';
}

/** The menu as a reader sees it on the page with this path. */
export function buildMenu(entries: readonly MenuEntry[], reader: Reader, path: string): Menu {
  return entries
    .filter(({ parentId }) => parentId === null)
    .map((item) => {
      const links = entries.filter(({ parentId }) => parentId === item.id);
      const columns = Map.groupBy(links, ({ column }) => column);
      return {
        id: item.id,
        ttl: entryName(item, reader),
        url: item.url,
        items: [...columns.values()].map((column) =>
          column.map((link) => ({
            url: link.url,
            ttl: entryName(link, reader),
            target_blank: link.isNewTab,
            active: link.url === path,
          })),
        ),
      };
    });
}

/** Without the gallery, the menu has no links to it. */
export function withoutGallery(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.filter(({ url }) => !/^\/gallery(?:\/|$)/.test(url));
}
