import {
  acceptFindings,
  changeDataSource,
  decideFinding,
  getDataSource,
  getDataStatus,
  listFindings,
  startDueJobs,
  startJob,
  stopJob,
} from '../../../../contracts/admin/data-status.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { JobQueue } from '../../../core/jobs/job-queue.ts';
import { acceptChosen, acceptGroup, writeDecision } from './findings-store.ts';
import { isDue } from './job-items.ts';
import { askToStop, hasQueue, lockQueued, readStatuses } from './jobs-store.ts';
import type { DataStatusService } from './service.ts';
import { lockTerms, writeTerms, type SourceTerms } from './sources-store.ts';

/** The data and the jobs of this portal, for its operators. */
export function dataStatusRoutes(db: Db, service: DataStatusService, queue: JobQueue): Route[] {
  return [
    implement(getDataStatus, () => service.status()),
    implement(getDataSource, ({ params, query }) =>
      service.source(params.sourceCode, query.page ?? 1),
    ),
    implement(listFindings, ({ query }, context) => service.findings(query, context)),
    changeSource(db),
    decide(db),
    accept(db),
    start(db, service, queue),
    startDue(db, service, queue),
    stop(db, service, queue),
  ];
}

function changeSource(db: Db): Route {
  return implementChange(
    db,
    changeDataSource,
    async ({ trx, record }, { params: { sourceCode }, body }) => {
      const before = await lockTerms(trx, sourceCode);
      if (!before) throw new ApiError('not_found', { field: 'params.sourceCode' });
      const after: SourceTerms = {
        licence: body.licence || null,
        attribution: body.attribution || null,
        allowsFiles: body.allowsFiles,
      };
      const changed = (Object.keys(after) as (keyof SourceTerms)[]).filter(
        (key) => before[key] !== after[key],
      );
      if (changed.length === 0) return { isChanged: false };
      await writeTerms(trx, sourceCode, after);
      const pick = (terms: SourceTerms) =>
        Object.fromEntries(changed.map((key) => [key, terms[key]]));
      await record({
        action: 'changed',
        kind: 'source',
        target: sourceCode,
        before: pick(before),
        after: pick(after),
      });
      return { isChanged: true };
    },
  );
}

function decide(db: Db): Route {
  return implementChange(db, decideFinding, async ({ trx, operatorId, record }, { body }) => {
    const { isAccepted, ...key } = body;
    const decided = await writeDecision(trx, key, isAccepted ? operatorId : null);
    if (!decided) throw new ApiError('not_found');
    const { isChanged, instrumentId } = decided;
    if (isChanged) {
      await record({
        action: 'changed',
        kind: 'instrument',
        target: instrumentId,
        before: { ...key, isAccepted: !isAccepted },
        after: { ...key, isAccepted },
      });
    }
    return { isChanged };
  });
}

function accept(db: Db): Route {
  return implementChange(db, acceptFindings, async ({ trx, operatorId, record }, { body }) => {
    const { which, reason } = body;
    const acceptance = { acceptedBy: operatorId, reason };
    if ('findings' in which) {
      const accepted = await acceptChosen(trx, which.findings, acceptance);
      for (const { instrumentId, ...key } of accepted) {
        await record({
          action: 'changed',
          kind: 'instrument',
          target: instrumentId,
          before: { ...key, isAccepted: false },
          after: { ...key, isAccepted: true, reason },
        });
      }
      return { accepted: accepted.length };
    }
    const accepted = await acceptGroup(trx, which, acceptance);
    // A check that was storing its findings when the list was read.
    if (accepted > which.count) throw new ApiError('changed_meanwhile');
    if (accepted > 0) {
      const after = { isAccepted: true, findings: accepted, reason };
      await record({ action: 'changed', kind: 'finding', target: which.kind, after });
    }
    return { accepted };
  });
}

function start(db: Db, service: DataStatusService, queue: JobQueue): Route {
  return implementChange(db, startJob, async ({ trx, record }, { params: { job: name } }) => {
    requireJob(service, name);
    if (!(await hasQueue(trx))) throw new ApiError('not_ready');
    // A second request waits for the first one's transaction and then finds the job there.
    const isStarted = await queue.send(trx, name);
    if (isStarted) await record({ action: 'started', kind: 'job', target: name });
    return { isStarted };
  });
}

function startDue(db: Db, service: DataStatusService, queue: JobQueue): Route {
  return implementChange(db, startDueJobs, async ({ trx, record }) => {
    const started: string[] = [];
    if (!(await hasQueue(trx))) throw new ApiError('not_ready');
    const statuses = await readStatuses(trx);
    for (const job of service.jobs) {
      const status = statuses.find(({ name }) => name === job.name);
      if (!isDue(job, status, Date.now()) || !(await queue.send(trx, job.name))) continue;
      await record({ action: 'started', kind: 'job', target: job.name });
      started.push(job.name);
    }
    return { started };
  });
}

function stop(db: Db, service: DataStatusService, queue: JobQueue): Route {
  return implementChange(db, stopJob, async ({ trx, record }, { params: { job: name } }) => {
    const { canStop = false } = requireJob(service, name);
    const queued = await lockQueued(trx, name);
    if (!queued) return { isStopped: false };
    const isRunning = queued.state === 'active';
    if (isRunning && !(canStop && (await askToStop(trx, name, queued.id)))) {
      return { isStopped: false };
    }
    if (!isRunning) await queue.cancel(trx, name, queued.id);
    await record({
      action: 'stopped',
      kind: 'job',
      target: name,
      before: { state: isRunning ? 'running' : 'waiting' },
    });
    return { isStopped: true };
  });
}

function requireJob(service: DataStatusService, name: string) {
  const job = service.jobs.find((each) => each.name === name);
  if (!job) throw new ApiError('not_found', { field: 'params.job' });
  return job;
}
