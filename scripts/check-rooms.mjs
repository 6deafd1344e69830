// Part of npm run check: names the forbidden imports between rooms, where the compiler only reports
// that a file is outside its project.
import { projectRoot } from './lib/project.mjs';
import { forbiddenImports } from './lib/rooms.mjs';

const sentences = forbiddenImports(projectRoot);
for (const sentence of sentences) console.error(sentence);
if (sentences.length > 0) console.error('See ARCHITECTURE.md for which room may import which.');
process.exit(sentences.length === 0 ? 0 : 1);
