import { Button, ButtonLink } from '../../widgets/button/button.tsx';
import type { CellLock } from '../../widgets/data-table/table-types.ts';
import { useHydrated } from '../../widgets/hydrated/use-hydrated.ts';
import { Icon } from '../../widgets/icon/icon.tsx';
import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import css from './request-notice.module.css';
import type { AccessRequesting } from './use-access-request.ts';

interface RequestNoticeProps {
  readonly lock: Exclude<CellLock, 'masked'>;
  readonly requesting: AccessRequesting;
  /** All notices of a table do the same, so a single tab stop is enough. */
  readonly isTabStop: boolean;
}

/** The text of a restricted cell: access denied or requested, or the button that requests it. */
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
    // A button does nothing without scripts; the access page has a form.
    return (
      <ButtonLink
        href={unlockUrl}
        link={RouterLink}
        size="s"
        tabIndex={tabIndex}
        icon={<LockIcon size={12} />}
      >
        {t('send_request_label')}
      </ButtonLink>
    );
  }
  return (
    // The pressed button stays, so that the focus isn't lost.
    <Button
      kind={requesting.isSent ? 'quiet' : 'secondary'}
      size="s"
      aria-disabled={requesting.isSent}
      tabIndex={tabIndex}
      icon={requesting.isSent ? undefined : <LockIcon size={12} />}
      onClick={requesting.send}
    >
      {requesting.isSent ? sentText(t) : t('send_request_label')}
    </Button>
  );
}

function sentText(t: ReturnType<typeof useLabels>) {
  return (
    <>
      <Icon name="check" />
      {t('already_send_request_label')}
    </>
  );
}
