import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashJob } from './hash-threads.ts';

/** The entry point of each thread. */
export function runHashJob(job: HashJob): string | boolean {
  return 'options' in job
    ? hashSync(job.password, job.options)
    : verifySync(job.passwordHash, job.password);
}
