import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, DemoKind } from './test-app.ts';

export interface Caller {
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
}

/** Makes calls as a demo account or an anonymous visitor. */
export async function asViewer(server: TestApp, kind: DemoKind | 'visitor'): Promise<Caller> {
  const cookie = kind === 'visitor' ? '' : await server.signInAs(kind);
  const headers = { cookie };
  return {
    get: (url) => server.app.http.inject({ url, headers }),
    post: (url, payload) =>
      server.app.http.inject({ method: 'POST', url, headers, ...(payload && { payload }) }),
  };
}

export async function accountIdFor(server: TestApp, kind: DemoKind): Promise<number> {
  const { id } = await server.db.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', `${kind}@demo.example`)
    .executeTakeFirstOrThrow();
  return id;
}
