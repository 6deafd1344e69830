import { expect, test } from 'vitest';
import { ApiError } from '../src/contracts/core/errors.ts';
import { TEST_PASSWORD } from '../src/server/testing/test-account.ts';
import { FORM_PAGES, isOwn, useFormPages } from './form-pages.ts';
import { postForms, type SentForm } from './sent-forms.ts';

/**
 * Fills in every form of every account and operator page, rejects every call, and checks that the
 * page with the error still has what was typed.
 */

const REFUSED = 429;

const site = useFormPages((server) => {
  // Every request of a form is rejected.
  for (const route of server.app.api.routes) {
    if (route.contract.method === 'GET') continue;
    Object.assign(route, {
      run: () => Promise.reject(new ApiError('too_many_attempts', { retryAfterSeconds: 1 })),
    });
  }
});

/** Excluded, each for a reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'sign-in/second-step': 'is there in the middle of a sign-in only, and holds nothing but codes',
  'admin/instruments/:recordId/merge': 'has no field that is typed into',
  'admin/issuers/:recordId/merge': 'has no field that is typed into',
  'profile/passkeys': 'has one form that is typed into, which only scripts send',
};

const WALKED = FORM_PAGES.filter((path) => !(path in LEFT_OUT));

async function open(url: string): Promise<string> {
  const headers = isOwn(url) ? { cookie: site.cookie } : {};
  return (await site.server.app.http.inject({ url, headers })).body;
}

function encode(fields: SentForm['filled']): string {
  const sent = new URLSearchParams();
  for (const [name, value] of fields) sent.append(name, value);
  return sent.toString();
}

/** Presses one button after the other until a request is rejected. */
async function submit(url: string, form: SentForm): Promise<string> {
  for (const pressed of form.buttons) {
    const { statusCode, body } = await site.server.app.http.inject({
      method: 'POST',
      url: form.action === '' ? url : form.action,
      headers: {
        ...(isOwn(url) && { cookie: site.cookie }),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: encode([...form.filled, ...pressed]),
    });
    if (statusCode === REFUSED) return body;
  }
  throw new Error(`nothing refuses the form ${form.names} of ${url}`);
}

test.each(WALKED)('every form of /%s/ keeps typed values when it is rejected', async (path) => {
  const lost: string[] = [];
  for (const url of site.urls(path)) {
    for (const form of postForms(await open(url))) {
      if (form.typed.length === 0) continue;
      const again = postForms(await submit(url, form)).find(({ key }) => key === form.key);
      const names = form.typed.filter(([name, value]) => !again?.has(name, value));
      lost.push(...names.map(([name]) => `${form.names.slice(0, 60)}: ${name}`));
    }
  }
  expect(lost).toEqual([]);
});

test('a rejected bulk change keeps its selections', async () => {
  // Counting changes nothing, so it isn't rejected.
  const url = site.urls('admin/users/bulk')[0]!;
  const answer = await site.server.app.http.inject({
    method: 'POST',
    url,
    headers: { cookie: site.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: url.split('?')[1]!,
  });
  expect(answer.statusCode).toBe(REFUSED);
  expect(answer.body).toContain('value="typed before"');
});

test('the password is never sent back', async () => {
  const headers = { cookie: site.cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `section=password&currentPassword=${TEST_PASSWORD}&newPassword=typed-secret-1`;
  const answer = await site.server.app.http.inject({
    method: 'POST',
    url: '/profile/',
    headers,
    payload: payload.replaceAll(' ', '+'),
  });
  expect(answer.statusCode).toBe(REFUSED);
  for (const secret of [TEST_PASSWORD, 'typed-secret-1']) expect(answer.body).not.toContain(secret);
});
