import { redirect, useActionData, useSearchParams } from 'react-router';
import type { Result } from '../../contracts/core/page.ts';
import { keptAddress } from '../shell/address.ts';
import { useLabels } from '../shell/use-labels.ts';

const UNCHANGED = 'unchanged';

/** Treats “not found” as success, for calls that end something which may already have ended. */
export function treatGoneAsDone(result: Result<unknown>): Result<unknown> {
  return !result.ok && result.status === 404
    ? { ok: true, answer: null, isUnchanged: true }
    : result;
}

/**
 * Redirects after a form to a page that confirms the change; `says` is the query parameter for the
 * confirmation. If nothing had to change, the frame of the page says so instead.
 */
export function redirectWithNotice(
  result: { readonly isUnchanged?: true },
  address: string,
  says: string,
  search: string,
) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const joint = query.length > 1 ? `${query}&` : '?';
  const next = result.isUnchanged ? `${path}${joint}${UNCHANGED}` : `${path}${joint}${says}${hash}`;
  return redirect(keptAddress(next, search));
}

/** Shown by the frames of pages with forms. */
export function UnchangedNotice({ className }: { readonly className: string | undefined }) {
  const t = useLabels();
  const [query] = useSearchParams();
  const answer = useActionData<unknown>();
  if (!query.has(UNCHANGED) || answer !== undefined) return null;
  return (
    <p className={className} role="status">
      {t('form_unchanged')}
    </p>
  );
}
