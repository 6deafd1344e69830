import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange` with the path of a changed, added or removed file. It watches folders instead of
 * files: many editors replace a file, and a watcher of the old file would miss later changes.
 */
export function watchFolders(roots, onChange) {
  const watchers = new Map();
  const look = () => {
    for (const folder of roots.flatMap(foldersIn)) {
      if (!watchers.has(folder)) watchers.set(folder, watchFolder(folder));
    }
  };
  const watchFolder = (folder) => {
    const watcher = watch(folder, (_event, name) => {
      look();
      if (name !== null) onChange(join(folder, name));
    });
    // The folder itself was removed.
    watcher.on('error', () => forget(folder));
    return watcher;
  };
  const forget = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  look();
  return { close: () => [...watchers.keys()].forEach(forget) };
}

function foldersIn(root) {
  const inside = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return [root, ...inside];
}
