import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const TOKEN = 'a-token-for-prometheus';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ template: 'migrated', config: { metricsToken: TOKEN } });
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  server.app.http.inject({
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  });

describe('OPS-3 /metrics', () => {
  test('OPS-3 is not there without METRICS_TOKEN', async () => {
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
      const answer = await read(wrong);
      expectRefusal(answer, 'not_signed_in');
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.body).not.toContain('process_');
    }
  });

  test('OPS-3 lines that Prometheus reads', async () => {
    await server.app.http.inject({ url: '/healthz' });
    await server.app.http.inject({ url: '/api/indexes/abc/' });
    const answer = await read(`Bearer ${TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('no-store');
    for (const line of answer.body.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
    }
    expect(answer.body).toMatch(/^parcurve_ready 1$/m);
    expect(answer.body).toMatch(/^parcurve_live_streams 0$/m);
    // Lists are empty here, and read by the start or by nobody yet.
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

  test('OPS-3 buckets hold all that took no longer', async () => {
    const { body } = await read(`Bearer ${TOKEN}`);
    const counts = [...body.matchAll(/_bucket\{[^}]*route="\/healthz"[^}]*\} (\d+)/g)].map(
      ([, count]) => Number(count),
    );
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});
