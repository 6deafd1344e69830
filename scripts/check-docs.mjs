// A part of npm run check: every link of a document leads somewhere, and every path it names exists.
import { brokenLinks } from './lib/doc-links.mjs';
import { missingDocPaths } from './lib/doc-paths.mjs';
import { projectRoot } from './lib/project.mjs';

const sentences = [...brokenLinks(projectRoot), ...missingDocPaths(projectRoot)];
for (const sentence of sentences) console.error(sentence);
process.exit(sentences.length === 0 ? 0 : 1);
