import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashJob, HashReply } from './hash-threads.ts';

/** What each of the threads runs: one job after the other. */
parentPort?.on('message', (job: HashJob) => {
  parentPort?.postMessage(replyTo(job), []);
});

function replyTo(job: HashJob): HashReply {
  try {
    return 'options' in job
      ? { result: hashSync(job.password, job.options) }
      : { result: verifySync(job.passwordHash, job.password) };
  } catch (error) {
    return { error: String(error) };
  }
}
