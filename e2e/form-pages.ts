import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll } from 'vitest';
import { makeAccount, type TestAccount } from '../src/server/testing/test-account.ts';
import { createTestApp, type TestApp } from '../src/server/testing/test-app.ts';
import routes from '../src/web/routes.ts';

function paths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? paths(entry.children) : [entry.path ?? '']));
}

/** The pages of accounts and operators, read from the routes, so that new pages are tested too. */
export const FORM_PAGES: readonly string[] = paths(routes as readonly RouteConfigEntry[]).filter(
  (path) => /^(?:admin|profile|sign-in|register|reset|confirm|invite|setup)/.test(path),
);

/** Whether the page requires a signed-in account. */
export function isOwn(url: string): boolean {
  return /^\/(?:admin|profile)/.test(url);
}

interface FormPages {
  readonly boss: TestAccount;
  readonly ada: TestAccount;
  /** The URLs at which the forms of a page are open. */
  readonly urls: (path: string) => readonly string[];
}

/** A server with everything the pages need, as the operator sees it; filled in by `beforeAll`. */
export interface FormSite extends FormPages {
  readonly server: TestApp;
  cookie: string;
}

/** `prepare` runs last. */
export function useFormPages(prepare: (server: TestApp) => Promise<unknown> | void): FormSite {
  const site = {} as FormSite;
  beforeAll(async () => {
    const server = await createTestApp();
    const pages = await fillFormPages(server);
    Object.assign(site, { ...pages, server, cookie: pages.boss.cookie });
    await prepare(server);
  });
  afterAll(() => site.server.close());
  return site;
}

/** An operator, a user, and one of everything that has a form. */
async function fillFormPages(server: TestApp): Promise<FormPages> {
  const boss = await makeAccount(server, 'boss@example.org', { isOperator: true, accessLevel: 1 });
  const ada = await makeAccount(server, 'ada@example.org', { tariffs: [100] });
  const one = async (text: string, values: unknown[] = []) => {
    const { rows } = await server.db.pool.query<{ id: number | string }>(text, values);
    return String(rows[0]?.id);
  };
  const ticket = async (accountId: number) => {
    const id = await one(
      `insert into ticket (account_id, subject) values ($1, 'Prices') returning id`,
      [accountId],
    );
    await one(
      `insert into ticket_message (ticket_id, contacts_id, is_operator, text, status_id)
       values ($1, $2, false, 'Hello', 1)`,
      [id, accountId],
    );
    return id;
  };
  const samples: Record<string, string> = {
    accountId: String(ada.id),
    ticketId: await ticket(ada.id),
    bannerId: await one('select id from banner limit 1'),
    sourceCode: await one('select code as id from data_source limit 1'),
    key: 'sign_in',
  };
  const records = {
    issuers: await one('select id from issuer order by id limit 1'),
    instruments: await one('select id from instrument order by id limit 1'),
  };
  const ownTicket = await ticket(boss.id);
  await one(
    `insert into api_token (account_id, name, token_hash, hint, scopes, expires_at)
     values ($1, 'Sheet', 'hash', 'pcv_', '{market}', now() + interval '1 day') returning id`,
    [boss.id],
  );
  await one(
    `insert into invitation (email, language, token_hash, expires_at)
     values ('eve@example.org', 'eng', 'hash', now() + interval '1 day') returning id`,
  );
  const menuItem = await one('select id from menu_item where parent_id is null limit 1');
  const request = await one(
    `insert into access_request (account_id, tariff_id, kind, state)
     values ($1, 101, 'new', 'sent') returning id`,
    [ada.id],
  );
  /** Queries that open further forms of a page. */
  const queries: Record<string, readonly string[]> = {
    'admin/requests': [`?request=${request}`],
    'admin/users/bulk': [`?id=${ada.id}&kind=block&reason=typed+before&count=1`],
    'admin/menu': ['', `?edit=${menuItem}`, '?add=item'],
  };
  const urls = (path: string) => {
    const address = path.replaceAll(/:(\w+)\??/g, (_all, name: string) => {
      if (path.startsWith('profile/tickets')) return ownTicket;
      if (name === 'recordId')
        return path.includes('issuers') ? records.issuers : records.instruments;
      const sample = samples[name];
      if (sample === undefined) throw new Error(`no sample of ${name}`);
      return sample;
    });
    return (queries[path] ?? ['']).map((query) => `/${address}/${query}`);
  };
  return { boss, ada, urls };
}
