import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Endpoint, Input } from '../../../contracts/endpoint.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { ownPath } from '../../shell/own-path.ts';
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
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
  const failure: FormFailure = { error: result.error, typed };
  return data(failure, { status: result.status });
}

async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The page to return to. */
export function safeNext(url: URL): string {
  return ownPath(url.searchParams.get('next'), url);
}
