import { runCommand } from './run-command.ts';
import { buildPagesWhenStale } from './web-build.ts';

/** npm run build: makes the pages of these sources, unless they are there. */
await runCommand(async () => {
  const isNew = await buildPagesWhenStale();
  console.log(isNew ? 'The pages are built.' : 'The pages of these sources were built before.');
});
