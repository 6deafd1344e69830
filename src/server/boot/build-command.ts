import { runCommand } from './run-command.ts';
import { buildPagesWhenStale } from './web-build.ts';

/** npm run build: builds the pages, unless those of these sources are already there. */
await runCommand(async () => {
  const isNew = await buildPagesWhenStale();
  console.log(isNew ? 'The pages are built.' : 'The pages of these sources were built before.');
});
