import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Endpoint, Input } from '../../../contracts/endpoint.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import type { FormFailure } from './form.tsx';

const SECRET = /password|token/i;

/** Sends the fields of a form to a call; then redirects to another page, or returns the refusal. */
export async function submitForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  endpoint: Endpoint,
  next: string,
) {
  const fields = await readFields(request);
  const result = await context
    .get(pageContext)
    .call(endpoint, { body: fields } as unknown as Input<Endpoint>);
  if (result.ok) return redirect(keptAddress(next, new URL(request.url).search));
  const failure: FormFailure = { error: result.error, typed: typedFields(fields) };
  return data(failure, { status: result.status });
}

export async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** What was typed, without its secrets: the form shows it again. */
export function typedFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
}

/**
 * The page to return to: a path of this site and never another address, with characters that a
 * header may have.
 */
export function safeNext(url: URL): string {
  const next = url.searchParams.get('next') ?? '/';
  const target = next.startsWith('/') ? URL.parse(next, url) : null;
  if (target?.origin !== url.origin || target.pathname.startsWith('//')) return '/';
  return target.pathname + target.search + target.hash;
}
