import type pg from 'pg';
import type { Readiness } from '../health/readiness.ts';
import type { LiveQuotes } from '../../areas/instruments/live/service.ts';
import type { Metric } from './exposition.ts';
import type { Screening } from '../../engines/screening/screening.ts';
import type { InFlightRequests } from '../http/in-flight-requests.ts';
import type { DeclaredCache } from '../notify/notices.ts';

interface Watched {
  readonly readiness: Readiness;
  readonly inFlight: InFlightRequests;
  readonly live: LiveQuotes;
  readonly screening: Screening;
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly caches: readonly DeclaredCache[];
}

/** Metrics of this server, in addition to those that any process has. */
export function serverMetrics({
  readiness,
  inFlight,
  live,
  pools,
  screening,
  caches,
}: Watched): readonly Metric[] {
  return [
    {
      name: 'parcurve_ready',
      type: 'gauge',
      help: 'Whether /readyz said yes when it last looked.',
      readSamples: () => (readiness.reason === null ? 1 : 0),
    },
    {
      name: 'parcurve_requests_under_way',
      type: 'gauge',
      help: 'Requests that are not answered yet, live streams apart.',
      readSamples: () => inFlight.count,
    },
    {
      name: 'parcurve_live_streams',
      type: 'gauge',
      help: 'Live streams that are open.',
      readSamples: () => live.openStreams,
    },
    {
      name: 'parcurve_database_connections',
      type: 'gauge',
      help: 'Connections that are open and idle, and queries that wait for one.',
      labelNames: ['pool', 'state'],
      readSamples: () =>
        Object.entries(pools).flatMap(([name, pool]) => [
          { labels: { pool: name, state: 'open' }, value: pool.totalCount },
          { labels: { pool: name, state: 'idle' }, value: pool.idleCount },
          { labels: { pool: name, state: 'waiting' }, value: pool.waitingCount },
        ]),
    },
    {
      name: 'parcurve_cache_entries',
      type: 'gauge',
      help: 'Entries of each cache that counts them.',
      labelNames: ['cache'],
      readSamples: () =>
        caches.flatMap(({ name, entries }) =>
          entries ? [{ labels: { cache: name }, value: entries() }] : [],
        ),
    },
    {
      name: 'parcurve_screening_rows',
      type: 'gauge',
      help: 'Rows of each list in memory.',
      labelNames: ['kind'],
      readSamples: () =>
        screening.sizes.map(({ kind, rows }) => ({ labels: { kind }, value: rows })),
    },
    {
      name: 'parcurve_screening_bytes',
      type: 'gauge',
      help: 'Memory that each list takes, with its orders and names.',
      labelNames: ['kind'],
      readSamples: () =>
        screening.sizes.map(({ kind, bytes }) => ({ labels: { kind }, value: bytes })),
    },
  ];
}
