import { data, redirect, type RouterContextProvider } from 'react-router';
import { deleteScreen, saveScreen } from '../../../contracts/screens/screens.ts';
import type { FormFailure } from '../../forms/form.tsx';
import { readFields, typedFields } from '../../forms/submit.ts';
import { withReturnTo } from '../../parts/return-to.ts';
import { pageContext } from '../../page-context.ts';
import type { ScreenKind } from '../../../domain/screens/screen-fields.ts';

/**
 * Saves the screen under a name or deletes the one whose button was pressed, then returns to the
 * same URL.
 */
export async function saveOrDelete(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: ScreenKind,
) {
  const { pathname, search } = new URL(request.url);
  const fields = await readFields(request);
  const { name = '', query = '' } = fields;
  const { call } = context.get(pageContext);
  const params = { kind };
  const result =
    fields.delete === undefined
      ? await call(saveScreen, { params, body: { name, query } })
      : await call(deleteScreen, { params, body: { id: Number(fields.delete) } });
  // If another tab has deleted it already, that is fine too.
  if (result.ok || (fields.delete !== undefined && result.status === 404)) {
    return redirect(pathname + search);
  }
  // The session ended while the page was open.
  if (result.status === 401) return redirect(withReturnTo('/sign-in/', pathname + search));
  const failure: FormFailure = { error: result.error, typed: typedFields(fields) };
  return data(failure, { status: result.status });
}
