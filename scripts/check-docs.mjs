// Part of npm run check: links in documents resolve, the paths they mention exist, and the
// documents and English labels contain no phrases that sound translated.
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
