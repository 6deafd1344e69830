import { data, type RouterContextProvider } from 'react-router';
import type { CallResult } from '../../../../contracts/core/page.ts';
import type { Endpoint, Input } from '../../../../contracts/core/endpoint.ts';
import { isLanguage, type Language } from '../../../../domain/text/language.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { typedFields } from '../../../forms/submit.ts';
import { pageContext } from '../../../page-context.ts';

/** The language of the preview. */
export function previewLanguage(url: URL, otherwise: Language): Language {
  const wanted = url.searchParams.get('in');
  return isLanguage(wanted) ? wanted : otherwise;
}

export type Fields = Readonly<Record<string, string>>;

/** Makes a call with form input, which the endpoint validates. */
export function callWith<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: { readonly params?: unknown; readonly body?: unknown },
): Promise<CallResult<E>> {
  return context.get(pageContext).call(endpoint, input as unknown as Input<E>);
}

/** Redirects after a change, or returns the input with the error. */
export function answerForm(
  request: Request,
  result: CallResult<Endpoint>,
  fields: Fields,
  next: string,
  says = 'done',
) {
  if (result.ok) {
    const url = new URL(request.url);
    const language = url.searchParams.get('in');
    return redirectWithNotice(
      result,
      isLanguage(language) ? `${next}?in=${language}` : next,
      says,
      url.search,
    );
  }
  const failure: FormFailure = { error: result.error, typed: typedFields(fields) };
  return data(failure, { status: result.status });
}
