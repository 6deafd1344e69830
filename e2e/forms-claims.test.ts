import { expect, test } from 'vitest';
import { eng as datastatus } from '../src/labels/admin/datastatus/eng.ts';
import { eng as requests } from '../src/labels/accounts/requests/eng.ts';
import { eng as shell } from '../src/labels/site/shell/eng.ts';
import { eng as users } from '../src/labels/admin/users/eng.ts';
import { TEST_PASSWORD } from '../src/server/testing/test-account.ts';
import { signIn } from '../src/server/testing/test-app.ts';
import { FORM_PAGES, isOwn, useFormPages } from './form-pages.ts';
import { postForms, type SentForm } from './sent-forms.ts';

/**
 * Sends every form of every account and operator page, unchanged and emptied: if the database
 * didn't change, no page may claim that something was done.
 */

/** Logs each changed row, except what the server counts and records itself, and mere timestamps. */
const LOG = `
  create table noted_change (what text);
  create function note_change() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'UPDATE' then
      if to_jsonb(new) - array['changed_at', 'updated_at', 'seen_at', 'last_seen_at', 'used_at']
        = to_jsonb(old) - array['changed_at', 'updated_at', 'seen_at', 'last_seen_at', 'used_at']
      then return null; end if;
    end if;
    insert into public.noted_change values (tg_table_name || ' ' || lower(tg_op));
    return null;
  end $$;
  do $$
  declare name text;
  begin
    for name in select c.relname from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('noted_change', 'attempt_limit', 'day_figure')
        and relname not like 'audit%'
    loop
      execute format('create trigger zz_note after insert or update or delete on %I
        for each row execute function note_change()', name);
    end loop;
  end $$;`;

const site = useFormPages((server) => server.db.pool.query(LOG));

/** What has changed since the last call. */
async function takeChanges(): Promise<string[]> {
  const { rows } = await site.server.db.pool.query<{ what: string }>(
    'delete from noted_change returning what',
  );
  return rows.map(({ what }) => what);
}

/** Signs in again if a form ended the session. */
async function open(url: string): Promise<string> {
  const answer = await site.server.app.http.inject({
    url,
    headers: isOwn(url) ? { cookie: site.cookie } : {},
  });
  if (answer.statusCode === 200 || !isOwn(url)) return answer.body;
  site.cookie = await signIn(site.server.app, site.boss.email, TEST_PASSWORD);
  return (await site.server.app.http.inject({ url, headers: { cookie: site.cookie } })).body;
}

/** Texts about what was already the case or hasn't been done yet; these aren't claims. */
const TRUE_ANYWAY = [
  shell.notices.form_unchanged,
  requests.access.request_already_sent,
  datastatus.page.data_done_none_due,
  users.bulk.users_bulk_counted,
].map((text) => text.split('{')[0]!);

/** What the page says has been done. */
function claims(html: string): string[] {
  return [...html.matchAll(/<(\w+)[^>]* role="status"[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , text = '']) => text.replaceAll(/<[^>]*>/g, ' ').trim())
    .filter((text) => text !== '' && !TRUE_ANYWAY.some((words) => text.startsWith(words)));
}

async function press(
  url: string,
  form: SentForm,
  fields: readonly (readonly [string, string])[],
): Promise<string> {
  const answer = await site.server.app.http.inject({
    method: 'POST',
    url: form.action === '' ? url : form.action,
    headers: {
      ...(isOwn(url) && { cookie: site.cookie }),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });
  const { location } = answer.headers;
  return location === undefined ? answer.body : open(location);
}

/**
 * The forms of the page itself; of buttons that differ only in the row they belong to, just one.
 */
function ownForms(html: string): { form: SentForm; pressed: SentForm['buttons'][number] }[] {
  const seen = new Set<string>();
  return postForms(html)
    .filter(({ action }) => !/^\/(?:sign-out|hints)\//.test(action))
    .flatMap((form) => form.buttons.map((pressed) => ({ form, pressed })))
    .filter(({ form, pressed: [[name, value] = ['', '']] }) => {
      const isAbout = form.typed.length === 0 && /\d/.test(value);
      const kind = isAbout ? name : `${name} ${value} ${form.key}`;
      return !seen.has(kind) && seen.add(kind);
    });
}

test.each(FORM_PAGES)('no form of /%s/ claims a change that it didn’t make', async (path) => {
  const untrue: string[] = [];
  for (const url of site.urls(path)) {
    const before = await open(url);
    for (const { form, pressed } of ownForms(before)) {
      // Twice: the second time there is nothing left to do.
      for (const fields of [form.untouched, form.emptied]) {
        await open(url);
        await takeChanges();
        const said = claims(await press(url, form, [...fields, ...pressed]));
        const changed = await takeChanges();
        if (changed.length > 0) continue;
        const news = said.filter((text) => !claims(before).includes(text));
        untrue.push(...news.map((text) => `${form.names.slice(0, 60)} ${pressed.join()}: ${text}`));
      }
    }
  }
  expect(untrue).toEqual([]);
});
