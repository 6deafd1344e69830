import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The subject areas of the portal. An area has the same folder name in every layer. */
export const AREAS = new Set([
  'accounts',
  'admin',
  'bonds',
  'clients',
  'currencies',
  'curves',
  'derivatives',
  'home',
  'imports',
  'instruments',
  'screens',
  'search',
  'site',
]);

/** The layers with a folder for each area, and the folders that several areas share. */
const LAYERS = {
  'src/domain': ['charts', 'text', 'time'],
  'src/contracts': ['core'],
  'src/labels': ['core', 'glossary'],
  'src/server/areas': [],
  'src/web/pages': [],
};

/** Folders whose files belong to no area; everything else in a layer must belong to one. */
const LOOSE = new Set(['src/labels']);

/** A sentence for each folder that isn't an area, and for each file outside the folders. */
export function strayFiles(root) {
  return Object.entries(LAYERS).flatMap(([layer, shared]) =>
    readdirSync(join(root, layer), { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) {
        if (AREAS.has(entry.name) || shared.includes(entry.name)) return [];
        return [`${layer}/${entry.name} isn’t an area: see scripts/lib/areas.mjs.`];
      }
      if (entry.name === 'tsconfig.json' || LOOSE.has(layer)) return [];
      return [`${layer}/${entry.name} belongs in an area’s folder.`];
    }),
  );
}

/**
 * A sentence for each import between different server areas. `area.ts` assembles areas, and tests
 * may use whatever they need.
 */
export function importsOfOtherAreas(root) {
  const areas = join(root, 'src/server/areas');
  return readdirSync(areas, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split('\\').join('/'))
    .filter(
      (path) =>
        path.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/(?:area|wiring)\.ts$/.test(path),
    )
    .flatMap((path) =>
      [...readFileSync(join(areas, path), 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(
        ([, specifier]) => {
          const imported = posix.join(posix.dirname(path), specifier);
          const isOther =
            !imported.startsWith('..') && areaFromPath(imported) !== areaFromPath(path);
          return isOther ? [`${path} imports ${imported}: areas may not import each other.`] : [];
        },
      ),
    );
}

function areaFromPath(path) {
  return path.split('/', 1)[0];
}
