import * as z from 'zod/mini';
import { SEARCH_TYPES } from '../../domain/search/search-type.ts';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, isoDay, maskedDecimal, moment, text } from '../core/fields.ts';
import { reason } from './users.ts';

const count = z.int().check(z.minimum(0));

const run = z.object({
  id,
  load: z.string(),
  startedAt: moment,
  /** Null while in progress. */
  endedAt: z.nullable(moment),
  read: count,
  new: count,
  changed: count,
  refused: count,
  error: z.nullable(z.string()),
});

/** Progress, if the total is known. */
const steps = z.nullable(z.object({ done: count, total: count }));

const source = z.object({
  code: z.string(),
  name: z.string(),
  isDemo: z.boolean(),
  state: z.enum(['under_way', 'failed', 'late', 'in_time', 'idle']),
  steps,
  lastImportAt: z.nullable(moment),
  /** The next scheduled load. */
  nextAt: z.nullable(moment),
  /** The latest intraday value, for a source with live values. */
  lastTickAt: z.nullable(moment),
  /** The job that reloads it; null if no program of this portal does. */
  job: z.nullable(z.string()),
  /** The latest runs, the newest first. */
  runs: z.array(run),
});

const job = z.object({
  name: z.string(),
  every: z.enum(['minute', 'minutes', 'hour', 'day', 'other', 'asked']),
  cron: z.nullable(z.string()),
  state: z.enum([
    'never',
    'waiting',
    'running',
    'stopping',
    'retrying',
    'done',
    'failed',
    'stopped',
  ]),
  steps,
  startedAt: z.nullable(moment),
  /** Null while it runs. */
  endedAt: z.nullable(moment),
  nextAt: z.nullable(moment),
  /** The latest error, also while it is being retried. */
  error: z.nullable(z.string()),
  /** The number of retries so far, and the maximum. */
  retries: z.nullable(z.object({ done: count, most: count })),
  canStop: z.boolean(),
});

const storage = z.object({
  readAt: moment,
  bytes: count,
  growth: z.nullable(z.object({ bytes: z.int(), days: count })),
  points: count,
  instruments: count,
  tables: z.array(z.object({ name: z.string(), rows: count, bytes: count, indexBytes: count })),
  search: z.array(
    z.object({
      type: z.enum(SEARCH_TYPES),
      documents: count,
      bytes: count,
      isStale: z.boolean(),
      builtAt: z.nullable(moment),
    }),
  ),
  disk: z.nullable(z.object({ freeBytes: count, bytes: count })),
});

export const FINDING_KINDS = ['stale', 'gap', 'jump'] as const;
const kind = z.enum(FINDING_KINDS);

export const getDataStatus = endpoint({
  method: 'GET',
  path: '/api/admin/data/',
  summary: 'Get the data status: sources, jobs, checks and storage',
  needs: 'operator',
  cost: 'heavy',
  answer: z.object({
    now: moment,
    sources: z.array(source),
    jobs: z.array(job),
    /** Findings of the checks that no operator has accepted. */
    open: z.object({ stale: count, gap: count, jump: count }),
    storage,
  }),
});

export const RUNS_PER_PAGE = 30;
export const FINDINGS_PER_PAGE = 20;
/** Nobody pages further; the total is still reported. */
export const MAX_PAGES = 50;

const page = z.optional(
  z.pipe(text(3).check(z.regex(/^[1-9]\d*$/)), z.transform(Number)).check(z.maximum(MAX_PAGES)),
);

const sourceParams = z.strictObject({
  sourceCode: text(100).check(z.regex(/^[\w.-]+$/)),
});

export const getDataSource = endpoint({
  method: 'GET',
  path: '/api/admin/data/sources/{sourceCode}/',
  summary: 'Get a data source: its terms and its runs',
  needs: 'operator',
  cost: 'light',
  params: sourceParams,
  query: z.strictObject({ page }),
  answer: z.object({
    now: moment,
    source: z.object({
      ...source.shape,
      licence: z.nullable(z.string()),
      attribution: z.nullable(z.string()),
      allowsFiles: z.boolean(),
    }),
    page: count,
    /** The number of runs on all pages. */
    total: count,
    runs: z.array(z.object({ ...run.shape, steps })),
  }),
});

const terms = z.nullable(text(500).check(z.trim()));

export const changeDataSource = endpoint({
  method: 'POST',
  path: '/api/admin/data/sources/{sourceCode}/',
  summary: 'Update the terms of a data source: licence, attribution and file downloads',
  needs: 'operator',
  cost: 'light',
  params: sourceParams,
  body: z.strictObject({ licence: terms, attribution: terms, allowsFiles: z.boolean() }),
  answer: z.object({ isChanged: z.boolean() }),
});

const jobParams = z.strictObject({ job: text(100).check(z.regex(/^[a-z][a-z-]*$/)) });

export const startJob = endpoint({
  method: 'POST',
  path: '/api/admin/data/jobs/{job}/start/',
  summary: 'Queue a job now, unless it is already queued or running',
  needs: 'operator',
  cost: 'light',
  params: jobParams,
  answer: z.object({ isStarted: z.boolean() }),
});

export const startDueJobs = endpoint({
  method: 'POST',
  path: '/api/admin/data/jobs/start-due/',
  summary: 'Queue every job that is due or has failed and isn’t queued yet',
  needs: 'operator',
  cost: 'light',
  answer: z.object({ started: z.array(z.string()) }),
});

export const stopJob = endpoint({
  method: 'POST',
  path: '/api/admin/data/jobs/{job}/stop/',
  summary: 'Remove a job from the queue, or ask a running one to stop if it can',
  needs: 'operator',
  cost: 'light',
  params: jobParams,
  answer: z.object({ isStopped: z.boolean() }),
});

const finding = z.object({
  seriesId: id,
  kind,
  since: isoDay,
  /** The number of missing trading days; null for a jump. */
  days: z.nullable(count),
  /** Only for a jump. */
  changePercent: maskedDecimal,
  field: z.string(),
  source: z.string(),
  instrumentId: id,
  name: z.string(),
  /** The page of the instrument; null if it has none. */
  href: z.nullable(z.string()),
  acceptedAt: z.nullable(moment),
  /** Why an operator accepted it. */
  acceptedReason: z.nullable(z.string()),
});

export const listFindings = endpoint({
  method: 'GET',
  path: '/api/admin/data/findings/',
  summary: 'List data-quality findings: stale series, gaps and jumps',
  needs: 'operator',
  cost: 'heavy',
  query: z.strictObject({
    kind: z.optional(kind),
    /** Shows accepted findings instead of open ones. */
    accepted: z.optional(z.literal('1')),
    page,
  }),
  answer: z.object({
    /** The moment of the list, with microseconds: later findings aren't in its groups. */
    asOf: z.string(),
    /** The open findings by cause, each with the latest. */
    groups: z.array(z.object({ kind, count, latest: finding })),
    page: count,
    total: count,
    items: z.array(finding),
  }),
});

const findingKey = { seriesId: id, kind, since: isoDay };

export const decideFinding = endpoint({
  method: 'POST',
  path: '/api/admin/data/findings/',
  summary: 'Accept or reopen a data-quality finding',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({ ...findingKey, isAccepted: z.boolean() }),
  answer: z.object({ isChanged: z.boolean() }),
});

export const acceptFindings = endpoint({
  method: 'POST',
  path: '/api/admin/data/findings/accept/',
  summary: 'Accept several data-quality findings, or all of a cause, for one reason',
  needs: 'operator',
  cost: 'heavy',
  body: z.strictObject({
    which: z.union([
      z.strictObject({
        findings: z
          .array(z.strictObject(findingKey))
          .check(z.minLength(1), z.maxLength(FINDINGS_PER_PAGE)),
      }),
      /** A group as it was listed: findings that were found or reopened since then stay open. */
      z.strictObject({ kind, asOf: z.iso.datetime({ precision: 6 }), count }),
    ]),
    reason,
  }),
  answer: z.object({ accepted: count }),
});

export type DataStatus = Answer<typeof getDataStatus>;
export type SourceItem = DataStatus['sources'][number];
export type JobItem = DataStatus['jobs'][number];
export type RunItem = SourceItem['runs'][number];
export type FindingItem = Answer<typeof listFindings>['items'][number];
