import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashJob } from './hash-threads.ts';

/** What each of the threads runs. */
export function runHashJob(job: HashJob): string | boolean {
  return 'options' in job
    ? hashSync(job.password, job.options)
    : verifySync(job.passwordHash, job.password);
}
