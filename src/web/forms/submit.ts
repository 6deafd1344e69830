import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Answer, Endpoint, Input } from '../../contracts/core/endpoint.ts';
import { pageContext } from '../page-context.ts';
import { keptAddress } from '../shell/address.ts';
import { ownPath } from '../../contracts/core/own-path.ts';
import type { FormFailure } from './form.tsx';

const SECRET = /password|token/i;

/**
 * Sends the fields of a form to an endpoint, then redirects to a page that may depend on the
 * response, or returns the error.
 */
export async function submitForm<E extends Endpoint>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  next: string | ((answer: Answer<E>) => string),
) {
  return submitFields(request, context, endpoint, await readFields(request), next);
}

/** The same with fields that are already read. */
export async function submitFields<E extends Endpoint>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  fields: Record<string, string>,
  next: string | ((answer: Answer<E>) => string),
) {
  const result = await context
    .get(pageContext)
    .call(endpoint, { body: fields } as unknown as Input<E>);
  if (result.ok) {
    const address = typeof next === 'string' ? next : next(result.answer);
    return redirect(keptAddress(address, new URL(request.url).search));
  }
  const failure: FormFailure = { error: result.error, typed: typedFields(fields) };
  return data(failure, { status: result.status });
}

export async function readFields(request: Request): Promise<Record<string, string>> {
  return textFields(await request.formData());
}

/** The texts of a form, without files; of several with the same name, the last. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The input without secrets, for the form to show again. */
export function typedFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
}

/** The page to return to. */
export function safeNext(url: URL): string {
  return ownPath(url.searchParams.get('next'), url);
}
