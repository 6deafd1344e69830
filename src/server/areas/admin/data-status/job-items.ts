import type { JobItem } from '../../../../contracts/admin/data-status.ts';
import { plainError } from '../../../../domain/text/plain-error.ts';
import { CUT_OFF } from '../../../../loaders/runs.ts';
import { everyFromCron, nextDue } from '../../../core/jobs/cron.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import type { JobStatus, QueuedJob } from './jobs-store.ts';

type ListedJob = Pick<Job, 'name' | 'cron' | 'canStop'>;

/** The status of a job: its last run and its state in the queue. */
export function jobItem(
  { name, cron, canStop = false }: ListedJob,
  status: JobStatus | undefined,
  queued: QueuedJob | undefined,
  nowMs: number,
): JobItem {
  const state = jobState(status, queued);
  const isRunning = state === 'running' || state === 'stopping';
  // A process that was killed couldn't report it.
  const isCutOff = status?.state === 'running' && queued?.id !== status.jobId;
  const error = status?.error ?? (isCutOff ? CUT_OFF : null);
  return {
    name,
    cron,
    every: cron === null ? 'asked' : everyFromCron(cron),
    state,
    steps:
      isRunning && status && status.stepsTotal > 0
        ? { done: status.stepsDone, total: status.stepsTotal }
        : null,
    startedAt: status?.startedAt.toISOString() ?? null,
    endedAt: status?.endedAt?.toISOString() ?? null,
    nextAt: nextAt(cron, queued, nowMs),
    error: error === null ? null : plainError(error),
    retries:
      queued && queued.retryCount > 0 ? { done: queued.retryCount, most: queued.retryLimit } : null,
    canStop:
      queued !== undefined && (queued.state !== 'active' || (canStop && state === 'running')),
  };
}

/** True if the scheduled time has passed since the last start, or if the last run failed. */
export function isDue(
  { cron }: ListedJob,
  status: Pick<JobStatus, 'state' | 'startedAt'> | undefined,
  nowMs: number,
): boolean {
  if (status?.state === 'failed') return true;
  if (cron === null) return false;
  if (!status) return true;
  return nextDue(cron, status.startedAt.getTime()) <= nowMs;
}

function jobState(status: JobStatus | undefined, queued: QueuedJob | undefined): JobItem['state'] {
  if (queued?.state === 'active') return status?.isStopAsked ? 'stopping' : 'running';
  if (queued?.state === 'retry') return 'retrying';
  if (queued?.state === 'created') return 'waiting';
  if (!status) return 'never';
  return status.state === 'running' ? 'failed' : status.state;
}

function nextAt(cron: string | null, queued: QueuedJob | undefined, nowMs: number): string | null {
  if (queued?.state === 'retry') return queued.startAfter.toISOString();
  return cron === null ? null : new Date(nextDue(cron, nowMs)).toISOString();
}
