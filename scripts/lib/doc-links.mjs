import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FENCE, listDocuments } from './doc-paths.mjs';

/** One sentence for each relative link or image in a document with a missing target. */
export function brokenLinks(root) {
  return listDocuments(root).flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8').replaceAll(FENCE, '');
    const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)|(?:src|href)="([^"]+)"/g)]
      .map(([, markdown, html]) => markdown ?? html)
      .filter((target) => !/^[a-z]+:/.test(target));
    return [...new Set(targets)].flatMap((target) => {
      const [path, anchor] = target.split('#');
      const file = path === '' ? document : relative(root, join(root, dirname(document), path));
      if (!existsSync(join(root, file))) return [`${document} links to ${target}: no such file.`];
      const isFound = anchor === undefined || listAnchors(join(root, file)).has(anchor);
      return isFound ? [] : [`${document} links to ${target}: no such heading.`];
    });
  });
}

/** The anchors of a document's headings in GitHub's format; any line of other files. */
function listAnchors(path) {
  if (!path.endsWith('.md') || statSync(path).isDirectory()) return { has: () => true };
  const text = readFileSync(path, 'utf8').replaceAll(FENCE, '');
  const anchors = new Set();
  for (const [, heading] of text.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
    let name = anchor;
    for (let i = 1; anchors.has(name); i += 1) name = `${anchor}-${i}`;
    anchors.add(name);
  }
  return anchors;
}
