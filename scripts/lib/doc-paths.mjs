import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'];
/** Also names files of older versions. */
const HISTORY = 'CHANGELOG.md';
/** Folders that aren't sources: packages and generated files. */
const NOT_OURS = new Set(['node_modules', '.git', '.cache', '.react-router', 'build', 'data']);
/** Paths created by startup, a backup, a build or another command; documents may mention them. */
const MADE = new Set([
  '.cache/bench.json',
  'THIRD-PARTY-NOTICES.md',
  'backups/',
  'build/server/index.js',
  'data/',
  'postgres/',
  'run/',
  'secrets.json',
]);
/** `src/db/`, `http/api.ts`, `<name>.demo.tsx`, but not `/api/` or `@react-router/*`. */
const PATH = /^(?:[\w<>*.-]+\/)*(?:[\w<>*.-]+\.(?:tsx?|mjs|sql|css|md|json|yaml)|[\w<>*.-]+\/)$/;
/** Also in a command, and without a trailing slash: `npm test -- src/labels`. */
const isBelowSources = (word) => /^(?:src|e2e|bench|torture|scripts|docs)\/[\w<>*./-]+$/.test(word);
/** A block of code. */
export const FENCE = /^ *```.*\n[\s\S]*?^ *```$/gm;
const PATH_IN_FENCE =
  /(?<![\w/.@-])((?:\.{1,2}\/)*(?:[\w<>*-]+\/)+[\w<>*.-]+\.(?:tsx?|mjs|sql|css))\b/g;

/** One sentence for each file or folder that a document mentions and that doesn't exist. */
export function missingDocPaths(root) {
  const all = listPaths(root);
  return listDocuments(root)
    .filter((document) => document !== HISTORY)
    .flatMap((document) => {
      const named = pathsInCode(readFileSync(join(root, document), 'utf8'));
      const missing = [...named].filter((path) => !isThere(path, all));
      return missing.map((path) => `${document} names ${path}, which does not exist.`);
    });
}

export function listDocuments(root) {
  const inDocs = existsSync(join(root, 'docs'))
    ? readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    : [];
  return [
    ...[...DOCUMENTS, HISTORY].filter((name) => existsSync(join(root, name))),
    ...inDocs.filter((path) => path.endsWith('.md')).map((path) => `docs/${path}`),
  ];
}

/** All files and folders; a folder ends with a slash. */
function listPaths(root) {
  const paths = [''];
  for (const folder of paths) {
    if (folder !== '' && !folder.endsWith('/')) continue;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (!NOT_OURS.has(path)) paths.push(entry.isDirectory() ? `${path}/` : path);
    }
  }
  return paths;
}

/** Paths in backticks, and in drawings and examples. */
function pathsInCode(text) {
  const fences = [...text.matchAll(FENCE)].flatMap(([block]) =>
    [...block.matchAll(PATH_IN_FENCE)].map(([, path]) => path),
  );
  const spans = [...text.replaceAll(FENCE, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) =>
    PATH.test(code) ? [code] : code.split(' ').filter(isBelowSources),
  );
  return new Set([...spans, ...fences]);
}

/**
 * A path starts at the root, or at `src/` if it begins with a room; otherwise it is the end of a
 * path, because documents omit what the context already says. `<name>` matches any name, the same
 * one within a path. Imports in an example are relative to an unknown file.
 */
function isThere(path, all) {
  if (MADE.has(path)) return true;
  const isFromRoom = all.includes(`src/${path.split('/')[0]}/`) && path.includes('/');
  const start = isFromRoom ? '^(?:src/)?' : '(?:^|/)';
  const wanted = new RegExp(`${start}${pattern(path.replace(/^(?:\.{1,2}\/)+/, ''))}/?$`);
  return all.some((existing) => wanted.test(existing));
}

function pattern(path) {
  const seen = new Set();
  const parts = path.split(/(<\w+>|\*)/).map((part) => {
    if (part === '*') return '[^/]*';
    const name = /^<(\w+)>$/.exec(part)?.[1];
    if (!name) return RegExp.escape(part);
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>[^/]+?)`;
  });
  return parts.join('');
}
