import { data, type RouterContextProvider } from 'react-router';
import { changePassword } from '../../../contracts/accounts/account.ts';
import type { Endpoint, Input } from '../../../contracts/core/endpoint.ts';
import {
  changeEmail,
  changeName,
  setPreferences,
} from '../../../contracts/accounts/own-account.ts';
import type { Refusal } from '../../../contracts/core/page.ts';
import { getUserSettings, setUserSettings } from '../../../contracts/accounts/user.ts';
import { pageContext } from '../../page-context.ts';
import type { FormFailure } from '../../forms/form.tsx';
import { redirectWithNotice } from '../../forms/redirect-with-notice.tsx';
import { readFields, typedFields } from '../../forms/submit.ts';

/** The sections of the page. Each has a form and shows its own result. */
export type Section = 'name' | 'email' | 'password' | 'view' | 'hints';

export interface SectionFailure extends FormFailure {
  readonly section: Section;
}

/** The confirmation to show, in most cases the section's name. */
type Saved = Section | 'email-sent' | 'password-tokens';
type Fields = Readonly<Record<string, string>>;
type Done = { readonly ok: true; readonly saved: Saved; readonly isUnchanged?: true } | Refusal;

/** Handles the submitted form; the page then shows a confirmation or the error. */
export async function submitSection(request: Request, context: Readonly<RouterContextProvider>) {
  const { section, ...fields } = await readFields(request);
  if (!isSection(section)) throw data(null, { status: 400 });
  const done = await submit(context, section, fields);
  if (done.ok) {
    const { search } = new URL(request.url);
    return redirectWithNotice(done, `/profile/#${section}`, `saved=${done.saved}`, search);
  }
  const failure: SectionFailure = { section, error: done.error, typed: typedFields(fields) };
  return data(failure, { status: done.status });
}

const CALLS = { name: changeName, view: setPreferences } as const;

function isSection(section: string | undefined): section is Section {
  return ['email', 'hints', 'password', ...Object.keys(CALLS)].includes(section ?? '');
}

async function submit(
  context: Readonly<RouterContextProvider>,
  section: Section,
  fields: Fields,
): Promise<Done> {
  const { call } = context.get(pageContext);
  if (section === 'email') {
    const result = await call(changeEmail, { body: fields as never });
    if (!result.ok) return result;
    return { ok: true, saved: result.answer.isSent ? 'email-sent' : 'email' };
  }
  if (section === 'password') {
    const { revoke, ...rest } = fields;
    const revokesTokens = revoke !== undefined;
    const result = await call(changePassword, { body: { ...rest, revokesTokens } as never });
    if (!result.ok) return result;
    return { ok: true, saved: revokesTokens ? 'password-tokens' : 'password' };
  }
  const result =
    section === 'hints'
      ? await call(setUserSettings, { body: { sid: '', settings: { hints: 'hints' in fields } } })
      : await call(CALLS[section] as Endpoint, { body: fields } as unknown as Input<Endpoint>);
  return result.ok ? { ...result, saved: section } : result;
}

/** Whether the account sees hints; null if unknown, in which case there is no choice. */
export async function loadHints(context: Readonly<RouterContextProvider>): Promise<boolean | null> {
  const result = await context
    .get(pageContext)
    .call(getUserSettings, {})
    .catch(() => null);
  return result?.ok ? result.answer.hints : null;
}
