import { runCommand } from './run-command.ts';
import { buildPagesWhenStale } from './web-build.ts';

/** npm run build: builds the pages, unless a build of these sources already exists. */
await runCommand(async () => {
  const isNew = await buildPagesWhenStale();
  console.log(isNew ? 'Pages built.' : 'Pages are already up to date.');
});
