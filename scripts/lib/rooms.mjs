import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `src/web/api/call.ts` is in the room `web`. */
const roomAt = (path) => /^src\/([^/]+)\//.exec(path)?.[1];

/**
 * Imports between rooms that the `references` in a room's tsconfig.json don't allow, as sentences.
 */
export function forbiddenImports(root) {
  const rooms = readdirSync(join(root, 'src'));
  return rooms.flatMap((room) => {
    const allowed = allowedRooms(root, room);
    return listSources(root, room).flatMap((file) =>
      importedPaths(root, file)
        .filter((path) => ![room, ...allowed].includes(roomAt(path)))
        .map((path) => sentence({ file, path, room, allowed })),
    );
  });
}

function allowedRooms(root, room) {
  const { references } = JSON.parse(readFileSync(join(root, 'src', room, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => path.replace('../', ''));
}

function listSources(root, room) {
  return readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `src/${room}/${path}`);
}

/** Imports of the project's own files: `from '…'`, `import '…'` and `import('…')`. */
function importedPaths(root, file) {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, path]) => relative(root, join(root, dirname(file), path)));
}

function sentence({ file, path, room, allowed }) {
  const may =
    allowed.length === 0
      ? 'it may not import any other room'
      : `it may import ${allowed.join(', ')}`;
  return `${file} imports ${path}: room ${room} may not import ${roomAt(path) ?? 'from outside src'}; ${may}.`;
}
