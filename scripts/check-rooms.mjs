// A part of npm run check: says which room may not import which, where the compiler only says that a file is not its own.
import { projectRoot } from './lib/project.mjs';
import { forbiddenImports } from './lib/rooms.mjs';

const sentences = forbiddenImports(projectRoot);
for (const sentence of sentences) console.error(sentence);
if (sentences.length > 0) console.error('See ARCHITECTURE.md for which room may import which.');
process.exit(sentences.length === 0 ? 0 : 1);
