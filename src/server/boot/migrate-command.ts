import { prepareDatabase } from './prepare-database.ts';
import { StartReport } from './start-report.ts';
import { runCommand, withOpenDatabase } from './run-command.ts';

/** npm run migrate: does everything to the database that startup does, as its owner. */
await runCommand(async (config) => {
  await withOpenDatabase(config, ({ ownerUrl, appUrl }) =>
    prepareDatabase(ownerUrl, {
      demo: config.demo,
      timeZone: config.timeZone,
      appUrl,
      report: new StartReport(),
    }),
  );
  console.log('The database is up to date.');
});
