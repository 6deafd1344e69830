import type { ReactNode } from 'react';
import { displayLocalDay } from '../../../domain/text/format.ts';
import { UnchangedNotice } from '../../forms/redirect-with-notice.tsx';
import formCss from '../../forms/form.module.css';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { AccountNav } from './account-nav.tsx';
import css from './account-page.module.css';
import type { Access } from './load-access.ts';

interface AccountPageProps {
  readonly title: string;
  readonly access: Pick<Access, 'email' | 'createdAt'>;
  readonly children: ReactNode;
}

/** The frame of all account pages: menu, title and the owner of the account. */
export function AccountPage({ title, access, children }: AccountPageProps) {
  const t = useLabels();
  const { globals, timeZone, userName } = useShell();
  const day = displayLocalDay(Date.parse(access.createdAt) / 1000, globals.lang, timeZone);
  return (
    <div className={css.frame}>
      <AccountNav />
      <div className={css.main}>
        <div>
          <h1>{title}</h1>
          <p className={css.who}>
            {userName} · {access.email} · {t('account_since', { day })}
          </p>
        </div>
        <UnchangedNotice className={formCss.aside} />
        {children}
      </div>
    </div>
  );
}
