import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Endpoint, Input } from '../../../contracts/core/endpoint.ts';
import type { messages } from '../../../contracts/accounts/profile.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import type { FormFailure } from '../../forms/form.tsx';

/** Reasons why a valid request can't be carried out. */
interface Told {
  readonly messages: readonly string[];
}

export type PhoneResult = FormFailure | Told;

type MessagesCall = Endpoint & { readonly answer: typeof messages };

/** Makes a call that returns messages: redirects if there are none, or shows the errors. */
export async function submitToMessages<E extends MessagesCall>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  call: E,
  input: Input<E>,
  { next, typed = {} }: { next: string; typed?: Record<string, string> },
) {
  const result = await context.get(pageContext).call<MessagesCall>(call, input as never);
  if (!result.ok) {
    const failure: FormFailure = { error: result.error, typed };
    return data<PhoneResult>(failure, { status: result.status });
  }
  const { messages: told } = result.answer;
  if (told.length > 0) return data<PhoneResult>({ messages: told });
  return redirect(keptAddress(next, new URL(request.url).search));
}

/** The form failure, if the result is one. */
export function failureIn(result: PhoneResult | undefined): FormFailure | undefined {
  return result && 'error' in result ? result : undefined;
}

export function messagesIn(result: PhoneResult | undefined): readonly string[] {
  return result && 'messages' in result ? result.messages : [];
}
