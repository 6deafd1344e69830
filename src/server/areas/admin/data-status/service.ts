import type pg from 'pg';
import { reveal } from '../../../../access/guarded.ts';
import {
  FINDING_KINDS,
  FINDINGS_PER_PAGE,
  MAX_PAGES,
  RUNS_PER_PAGE,
  type DataStatus,
  type getDataSource,
  type listFindings,
  type SourceItem,
} from '../../../../contracts/admin/data-status.ts';
import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import type { InstrumentKind } from '../../../../db/schema.ts';
import type { Clock } from '../../../../domain/time/now.ts';
import { existingPage, lastPage } from '../../../../domain/text/paging.ts';
import { searchTargetPath, type SearchType } from '../../../../domain/search/search-type.ts';
import { nextMidnightMs, sourceState } from '../../../../domain/instruments/source-state.ts';
import { LOADERS } from '../../../../loaders/loaders.ts';
import { CUT_OFF } from '../../../../loaders/runs.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { CachedRead } from '../../../core/cache/cached-read.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import {
  countFindings,
  countOpen,
  readAsOf,
  readFindings,
  type StoredFinding,
} from './findings-store.ts';
import { jobItem } from './job-items.ts';
import { readQueued, readStatuses } from './jobs-store.ts';
import {
  countRuns,
  readLastTick,
  readRuns,
  readSources,
  type StoredRun,
  type StoredSource,
} from './sources-store.ts';
import { readStorage, type Storage } from './storage-store.ts';

/** Sizes change slowly, so the catalogue isn't queried on each reload. */
const STORAGE_MS = 60_000;
const RUNS_AT_MOST = MAX_PAGES * RUNS_PER_PAGE;

const TYPES: Readonly<Record<InstrumentKind, SearchType>> = {
  bond: 'bonds',
  stock: 'stocks',
  etf: 'etf',
  index: 'indexes',
  currency: 'indexes',
};

export interface DataStatusOptions {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly now: Clock;
  /** Whether the demo market ticks and updates itself. */
  readonly isDemo: boolean;
  readonly dataDir?: string | undefined;
  readonly jobs: readonly Job[];
}

/** What operators see of the data. */
export class DataStatusService {
  readonly #db: Db;
  readonly #now: Clock;
  readonly #isDemo: boolean;
  readonly #storage: CachedRead<Storage>;
  readonly jobs: readonly Job[];

  constructor({ db, pool, now, isDemo, dataDir, jobs }: DataStatusOptions) {
    this.#db = db;
    this.#now = now;
    this.#isDemo = isDemo;
    this.#storage = new CachedRead(() => readStorage(pool, dataDir), STORAGE_MS);
    this.jobs = jobs;
  }

  async status(): Promise<DataStatus> {
    const { ms } = this.#now();
    const [sources, lastTickAt, statuses, queued, open, storage] = await Promise.all([
      readSources(this.#db, ms),
      readLastTick(this.#db),
      readStatuses(this.#db),
      readQueued(
        this.#db,
        this.jobs.map(({ name }) => name),
      ),
      countOpen(this.#db),
      this.#storage.get(),
    ]);
    return {
      now: new Date(ms).toISOString(),
      sources: sources.map((source) => this.#sourceItem(source, lastTickAt)),
      jobs: this.jobs.map((job) =>
        jobItem(
          job,
          statuses.find(({ name }) => name === job.name),
          queued.find(({ name }) => name === job.name),
          ms,
        ),
      ),
      open,
      storage: { ...storage, tables: [...storage.tables], search: [...storage.search] },
    };
  }

  async source(code: string, asked: number): Promise<Answer<typeof getDataSource>> {
    const { ms } = this.#now();
    const [stored] = await readSources(this.#db, ms, code);
    if (!stored) throw new ApiError('not_found', { field: 'params.sourceCode' });
    const total = await countRuns(this.#db, code, RUNS_AT_MOST);
    const page = existingPage(asked, lastPage(total, RUNS_PER_PAGE));
    const runs = await readRuns(this.#db, {
      source: code,
      limit: RUNS_PER_PAGE,
      offset: (page - 1) * RUNS_PER_PAGE,
      nowMs: ms,
    });
    const { licence, attribution, allowsFiles } = stored;
    const item = this.#sourceItem(stored, await readLastTick(this.#db));
    return {
      now: new Date(ms).toISOString(),
      source: { ...item, licence, attribution, allowsFiles },
      page,
      total,
      runs: runs.map((run) => Object.assign(runItem(run), { steps: run.steps })),
    };
  }

  async findings(
    { kind, accepted, page: asked = 1 }: ValidInput<typeof listFindings>['query'],
    { viewer, language }: RequestContext,
  ): Promise<Answer<typeof listFindings>> {
    const query = { kind, isAccepted: accepted !== undefined };
    const toItem = ({ name, instrumentKind, changePercent, ...finding }: StoredFinding) => ({
      ...finding,
      changePercent: reveal(viewer, changePercent),
      name: nameIn(language, name),
      href: searchTargetPath(TYPES[instrumentKind], finding.instrumentId),
    });
    const groups = await this.#groups();
    const total = await countFindings(this.#db, query);
    const pages = Math.min(lastPage(total, FINDINGS_PER_PAGE), MAX_PAGES);
    const page = existingPage(asked, pages);
    const found = await readFindings(this.#db, query, {
      limit: FINDINGS_PER_PAGE,
      offset: (page - 1) * FINDINGS_PER_PAGE,
    });
    return {
      asOf: groups.asOf,
      groups: groups.items.map(({ kind: each, count, latest }) => ({
        kind: each,
        count,
        latest: toItem(latest),
      })),
      page,
      total,
      items: found.map(toItem),
    };
  }

  /** The open findings by kind. The moment is read first, so nothing later passes as listed. */
  async #groups() {
    const asOf = await readAsOf(this.#db);
    const counts = await countOpen(this.#db);
    const items = [];
    for (const kind of FINDING_KINDS) {
      const [latest] = await readFindings(
        this.#db,
        { kind, isAccepted: false },
        { limit: 1, offset: 0 },
      );
      if (latest) items.push({ kind, count: counts[kind], latest });
    }
    return { asOf, items };
  }

  #sourceItem(source: StoredSource, lastTickAt: string | null): SourceItem {
    const now = this.#now();
    const { code, name, isDemo, lastImportAt, runs } = source;
    const loader = LOADERS.get(code);
    const isDaily = loader?.isDaily === true && (!isDemo || this.#isDemo);
    const inFlight = runs.find(({ endedAt, isLost }) => endedAt === null && !isLost);
    const latest = runs.find((run) => run !== inFlight);
    const state = sourceState(
      {
        isDaily,
        isUnderWay: inFlight !== undefined,
        latest: latest && {
          startedMs: Date.parse(latest.startedAt),
          hasFailed: latest.error !== null || latest.isLost,
        },
      },
      now,
    );
    return {
      code,
      name,
      isDemo,
      state,
      steps: inFlight?.steps ?? null,
      lastImportAt,
      nextAt: isDaily ? new Date(nextMidnightMs(now)).toISOString() : null,
      lastTickAt: isDemo && this.#isDemo ? lastTickAt : null,
      job: loader?.job ?? null,
      runs: runs.map(runItem),
    };
  }
}

function runItem({ steps: _steps, isLost, ...run }: StoredRun) {
  return { ...run, error: run.error ?? (isLost ? CUT_OFF : null) };
}
