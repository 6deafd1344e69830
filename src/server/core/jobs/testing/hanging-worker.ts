import { startWork } from '../work.ts';

/** A worker that starts a job and never finishes it, for tests that kill it. */
const [appUrl = '', ownerUrl = ''] = process.argv.slice(2);
await startWork({
  appUrl,
  ownerUrl,
  config: { mail: null, sms: null, timeZone: 'UTC' },
  onError: (error) => console.error(error),
  jobs: [
    {
      name: 'probe',
      cron: '0 0 1 1 *',
      run: async ({ pool }) => {
        await pool.query(`insert into probe (worker, what) values ('killed', 'begun')`);
        await new Promise(() => {});
      },
    },
  ],
});
