import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FENCE, listDocuments } from './doc-paths.mjs';

/** Words that sound translated, with their idiomatic replacements. */
const WORN = [
  [/\breckon\w*/i, 'calculate'],
  [/\banew\b/i, 'again'],
  [/\bunder way\b/i, 'in progress, in flight'],
  [/\bwho(m|so)?ever\b/i, 'anyone who, viewers who'],
  [/\bthat there (is|are) (no|not)\b/i, 'doesn’t exist'],
  [/\bnone of the (possible|usual)\b/i, 'one of the listed'],
  [/\bso many (at once|of them)\b/i, 'a limited number, up to n'],
  [/\b(is|are) over\b(?! \d)/i, 'has matured, expired or ended'],
  [/\bas at the beginning\b/i, 'reset'],
  [/\bit holds now\b/i, 'saved'],
  [/\b(make|makes|made|making) (an account|a token)\b/i, 'create'],
  [/\btake back\b/i, 'withdraw'],
  [/\bthere are no data\b/i, 'no data'],
  [/\bfor ever\b/i, 'in perpetuity, forever'],
  [/\bnowhere else\b/i, 'only here'],
  [/\blure\b/i, 'obtain'],
  [/\bthe figures of a bond\b/i, 'bond analytics'],
  [/\bfound by others\b/i, 'SEO'],
  [/\ban open (library|portal) of\b/i, 'an open-source library'],
  [/\bcan(not|’t) go on\b/i, 'fails'],
  [/\bwill not have it\b/i, 'rejects it'],
];

/** Texts in which such a word is correct, with the reason. */
const EXCEPTIONS = [
  // Upgrade notes mention the old terms.
  { file: 'CHANGELOG.md', words: /^(reckon\w*|found by others)$/i },
];

/** One sentence for each such word in the English labels and the documents. */
export function findWornWords(root) {
  const files = [...listEnglishLabels(root), ...listDocuments(root)];
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8')
      .replaceAll(FENCE, (fence) => fence.replaceAll(/[^\n]/g, ''))
      // Test names and quotations.
      .replaceAll(/“[^”]*”/g, '')
      .split('\n');
    return lines.flatMap((line, index) =>
      WORN.flatMap(([pattern, better]) => {
        const word = pattern.exec(line)?.[0];
        if (word === undefined || isException(file, word)) return [];
        return [`${file}:${index + 1}: “${word}” sounds translated. Write: ${better}.`];
      }),
    );
  });
}

function isException(file, word) {
  return EXCEPTIONS.some((each) => each.file === file && each.words.test(word));
}

function listEnglishLabels(root) {
  return readdirSync(join(root, 'src/labels'), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('/eng.ts'))
    .map((path) => `src/labels/${path}`);
}
