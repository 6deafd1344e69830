// A part of npm run check: controls look as the widgets draw them, and style sheets elsewhere only place them.
import { controlComplaints } from './lib/controls.mjs';
import { projectRoot } from './lib/project.mjs';

const sentences = controlComplaints(projectRoot);
for (const sentence of sentences) console.error(sentence);
if (sentences.length > 0) console.error('docs/how-to/use-controls.md says what to use.');
process.exit(sentences.length === 0 ? 0 : 1);
