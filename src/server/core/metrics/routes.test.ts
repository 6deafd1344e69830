import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const TOKEN = 'a-token-for-prometheus';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ template: 'migrated', config: { metricsToken: TOKEN } });
});
afterAll(() => server.close());

const getMetrics = (authorization?: string) =>
  server.app.http.inject({
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  });

describe('OPS-3 /metrics', () => {
  test('OPS-3 doesn’t exist without METRICS_TOKEN', async () => {
    const closed = await createTestApp({ template: 'migrated' });
    for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined']) {
      const answer = await closed.app.http.inject({ url: '/metrics', headers: { authorization } });
      expect(answer.body).not.toContain('process_');
      expect(answer.statusCode).not.toBe(200);
    }
    await closed.close();
  });

  test('OPS-3 401 without the token', async () => {
    for (const wrong of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const answer = await getMetrics(wrong);
      expectRefusal(answer, 'not_signed_in');
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.body).not.toContain('process_');
    }
  });

  test('OPS-3 is readable by Prometheus', async () => {
    await server.app.http.inject({ url: '/healthz' });
    await server.app.http.inject({ url: '/api/indexes/abc/' });
    const answer = await getMetrics(`Bearer ${TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('no-store');
    for (const line of answer.body.split('\n').filter(Boolean)) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
    }
    expect(answer.body).toMatch(/^parcurve_ready 1$/m);
    expect(answer.body).toMatch(/^parcurve_live_streams 0$/m);
    // The lists are empty here, and may not even have been read yet.
    for (const kind of ['bonds', 'stocks', 'etf', 'indexes', 'company']) {
      expect(answer.body).toMatch(
        new RegExp(`^parcurve_screening_rows\\{kind="${kind}"\\} 0$`, 'm'),
      );
      expect(answer.body).toMatch(
        new RegExp(`^parcurve_screening_bytes\\{kind="${kind}"\\} \\d+$`, 'm'),
      );
    }
    expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(answer.body).toMatch(
      /^parcurve_database_connections\{pool="requests",state="waiting"\} 0$/m,
    );
    expect(answer.body).toMatch(
      /^parcurve_request_seconds_bucket\{le="\+Inf",method="GET",route="\/healthz",status="200"\} 1$/m,
    );
    expect(answer.body).toMatch(
      /_count\{method="GET",route="[^"]*indexes[^"]*",status="400"\} 1$/m,
    );
  });

  // Operators' dashboards and alerts depend on these.
  test('OPS-3 names, types, labels and buckets are stable', async () => {
    const { body } = await getMetrics(`Bearer ${TOKEN}`);
    expect(body.match(/^# .*$/gm)).toEqual(HEADS);
    const shapes = new Set(
      [...body.matchAll(/^(\w+)(?:\{(.*)\})? /gm)].map(
        ([, name, labels = '']) =>
          `${name} ${[...labels.matchAll(/(\w+)="/g)].map(([, key]) => key).join()}`,
      ),
    );
    expect([...shapes]).toEqual([
      'parcurve_ready ',
      'parcurve_requests_under_way ',
      'parcurve_live_streams ',
      'parcurve_database_connections pool,state',
      'parcurve_cache_entries cache',
      'parcurve_screening_rows kind',
      'parcurve_screening_bytes kind',
      'process_cpu_seconds_total ',
      'process_resident_memory_bytes ',
      'process_start_time_seconds ',
      'nodejs_heap_size_used_bytes ',
      'nodejs_eventloop_lag_p99_seconds ',
      'parcurve_request_seconds_bucket le,method,route,status',
      'parcurve_request_seconds_sum method,route,status',
      'parcurve_request_seconds_count method,route,status',
    ]);
    const limits = [...body.matchAll(/_bucket\{le="([^"]+)",method="GET",route="\/healthz"/g)];
    expect(limits.map(([, limit]) => limit)).toEqual('0.005 0.02 0.1 0.5 1 5 +Inf'.split(' '));
  });

  test('OPS-3 buckets are cumulative', async () => {
    const { body } = await getMetrics(`Bearer ${TOKEN}`);
    const counts = [...body.matchAll(/_bucket\{[^}]*route="\/healthz"[^}]*\} (\d+)/g)].map(
      ([, count]) => Number(count),
    );
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});

const HEADS = [
  '# HELP parcurve_ready Whether /readyz said yes when it last looked.',
  '# TYPE parcurve_ready gauge',
  '# HELP parcurve_requests_under_way Requests that are not answered yet, live streams apart.',
  '# TYPE parcurve_requests_under_way gauge',
  '# HELP parcurve_live_streams Live streams that are open.',
  '# TYPE parcurve_live_streams gauge',
  '# HELP parcurve_database_connections Connections that are open and idle, and queries that wait for one.',
  '# TYPE parcurve_database_connections gauge',
  '# HELP parcurve_cache_entries Entries of each cache that counts them.',
  '# TYPE parcurve_cache_entries gauge',
  '# HELP parcurve_screening_rows Rows of each list in memory.',
  '# TYPE parcurve_screening_rows gauge',
  '# HELP parcurve_screening_bytes Memory that each list takes, with its orders and names.',
  '# TYPE parcurve_screening_bytes gauge',
  '# HELP process_cpu_seconds_total Processor time.',
  '# TYPE process_cpu_seconds_total counter',
  '# HELP process_resident_memory_bytes Memory, that of the threads included.',
  '# TYPE process_resident_memory_bytes gauge',
  '# HELP process_start_time_seconds When the process started.',
  '# TYPE process_start_time_seconds gauge',
  '# HELP nodejs_heap_size_used_bytes Heap in use in the thread that serves.',
  '# TYPE nodejs_heap_size_used_bytes gauge',
  '# HELP nodejs_eventloop_lag_p99_seconds How late the thread that serves was since the last reading.',
  '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
  '# HELP parcurve_request_seconds How long answers took.',
  '# TYPE parcurve_request_seconds histogram',
];
