import { redirect, useActionData, useSearchParams } from 'react-router';
import type { Result } from '../../contracts/core/page.ts';
import { keptAddress } from '../shell/address.ts';
import { useLabels } from '../shell/use-labels.ts';

const UNCHANGED = 'unchanged';

/** How a call went for which it is no failure that what was to end has ended meanwhile. */
export function orGone(result: Result<unknown>): Result<unknown> {
  return !result.ok && result.status === 404
    ? { ok: true, answer: null, isUnchanged: true }
    : result;
}

/**
 * Leads on from a form that was sent, to a page that says what was done: `says` is the parameter by
 * which it knows. Where everything was as it was asked for, the frame of the page says that instead.
 */
export function leadOn(
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

/** Part of the frames of pages with forms. */
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
