import type { CellLock } from '../../widgets/data-table/table-types.ts';
import { useHydrated } from '../../widgets/hydrated/use-hydrated.ts';
import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { Link } from '../shell/link.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import css from './request-notice.module.css';
import type { AccessRequesting } from './use-access-request.ts';

interface RequestNoticeProps {
  readonly lock: Exclude<CellLock, 'masked'>;
  readonly requesting: AccessRequesting;
  /** All notices of a table do the same, so one of them is enough for the Tab key. */
  readonly isTabStop: boolean;
}

/** What a restricted cell says: that access was refused or asked for, or the button that asks. */
export function RequestNotice({ lock, requesting, isTabStop }: RequestNoticeProps) {
  const t = useLabels();
  const { unlockUrl } = useShell();
  const isHydrated = useHydrated();
  if (lock === 'refused') {
    return <span className={css.plain}>{t('forbidden_request_label')}</span>;
  }
  if (lock === 'requested' && !requesting.isSent)
    return <span className={css.plain}>{sentText(t)}</span>;
  const tabIndex = isTabStop ? undefined : -1;
  if (!isHydrated) {
    // Without scripts a button could do nothing; the page of access has a form.
    return (
      <Link to={unlockUrl} className={css.ask} tabIndex={tabIndex}>
        <LockIcon size={12} />
        {t('send_request_label')}
      </Link>
    );
  }
  return (
    // The pressed button stays, so that the focus does not get lost.
    <button
      type="button"
      className={requesting.isSent ? css.sent : css.ask}
      aria-disabled={requesting.isSent}
      tabIndex={tabIndex}
      onClick={requesting.send}
    >
      {requesting.isSent ? (
        sentText(t)
      ) : (
        <>
          <LockIcon size={12} />
          {t('send_request_label')}
        </>
      )}
    </button>
  );
}

function sentText(t: ReturnType<typeof useLabels>) {
  return (
    <>
      <svg className={css.check} viewBox="0 0 12 12" aria-hidden="true">
        <path d="m2 6.5 2.7 3L10 3" />
      </svg>
      {t('already_send_request_label')}
    </>
  );
}
