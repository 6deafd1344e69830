import { JsonScanner } from './json-scanner.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** A place of a JSON document that may be a table, as `rowsAt` names it. */
export interface JsonRowsPlace {
  readonly rowsAt: string | null;
  readonly rows: number;
}

interface Node {
  readonly isArray: boolean;
  /** Containers that have occurred in it. */
  count: number;
  readonly children: Map<string, Node>;
  scalars: number;
}

/** An object with more objects in it than this is a list whose keys are values. */
const MAP_SIZE = 10;
const MAX_NODES = 20_000;
const MAX_PLACES = 8;

/** Where the beginning of a document has rows, the most probable place first. */
export function findJsonRows(text: string): JsonRowsPlace[] {
  const root: Node = { isArray: true, count: 0, scalars: 0, children: new Map() };
  const open: Node[] = [root];
  let nodes = 0;
  let last = root;
  let openPath = '';
  const scanner = new JsonScanner(
    {
      open: ({ isArray, path }, levels) => {
        const parent = open[levels.length]!;
        const key = levels.at(-1)?.isArray === false ? path.slice(keyStart(levels)) : '*';
        parent.count += 1;
        let node = parent.children.get(key);
        if (node?.isArray !== isArray) {
          node = { isArray, count: 0, scalars: 0, children: new Map() };
          nodes += 1;
          if (nodes <= MAX_NODES) parent.children.set(key, node);
        }
        open[levels.length + 1] = node;
        last = node;
        openPath = path;
        return 'scalars';
      },
      member: () => {},
      scalar: (_key, _text, { path }) => {
        // Only the container that was opened last is known by its place.
        if (path === openPath) last.scalars += 1;
      },
    },
    text.length + 1,
  );
  try {
    scanner.push(text);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return [];
  }
  const top = root.children.get('*');
  return top ? rankPlaces(top) : [];
}

function keyStart(levels: readonly { path: string }[]): number {
  const parent = levels.at(-1)!.path;
  return parent === '' ? 0 : parent.length + 1;
}

function rankPlaces(top: Node): JsonRowsPlace[] {
  const arrays: JsonRowsPlace[] = [];
  const maps: JsonRowsPlace[] = [];
  collectPlaces(mergeMaps(top), [], arrays, maps);
  const places = arrays.length > 0 ? arrays : maps;
  return places.toSorted((a, b) => b.rows - a.rows).slice(0, MAX_PLACES);
}

/** Objects in a list that is written as an object have the same shape, so they become one. */
function mergeMaps(node: Node): Node {
  const children = [...node.children].map(([key, child]) => [key, mergeMaps(child)] as const);
  const objects = children.filter(([, child]) => !child.isArray);
  if (node.isArray || objects.length <= MAP_SIZE) return { ...node, children: new Map(children) };
  const merged: Node = { isArray: false, count: 0, scalars: 0, children: new Map() };
  for (const [, child] of objects) {
    merged.count += child.count;
    for (const [key, inner] of child.children) {
      const known = merged.children.get(key);
      if (known) known.count += inner.count;
      else merged.children.set(key, { ...inner });
    }
  }
  return { ...node, children: new Map([['*', merged]]) };
}

function collectPlaces(
  node: Node,
  path: readonly string[],
  arrays: JsonRowsPlace[],
  maps: JsonRowsPlace[],
): void {
  const isMap = !node.isArray && (node.children.has('*') || node.scalars > MAP_SIZE);
  const rows = Math.max(node.count, node.isArray ? 0 : node.scalars);
  const place = { rowsAt: path.length === 0 ? null : path.join('.'), rows };
  if (path.filter((segment) => segment === '*').length <= 1 && path.at(-1) !== '*') {
    if (node.isArray && node.count > 0) arrays.push(place);
    else if (isMap) maps.push(place);
  }
  for (const [key, child] of node.children) collectPlaces(child, [...path, key], arrays, maps);
}
