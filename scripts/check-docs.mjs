// A part of npm run check: links of documents lead somewhere, paths they name exist, and nothing in
// them or in the English labels sounds translated.
import { brokenLinks } from './lib/doc-links.mjs';
import { missingDocPaths } from './lib/doc-paths.mjs';
import { projectRoot } from './lib/project.mjs';
import { findWornWords } from './lib/worn-words.mjs';

const sentences = [
  ...brokenLinks(projectRoot),
  ...missingDocPaths(projectRoot),
  ...findWornWords(projectRoot),
];
for (const sentence of sentences) console.error(sentence);
process.exit(sentences.length === 0 ? 0 : 1);
