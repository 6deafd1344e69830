import type { ReactNode } from 'react';
import type { OperatorCounts } from '../../../contracts/admin/operators.ts';
import { UnchangedNotice } from '../../forms/redirect-with-notice.tsx';
import { AdminNav } from './admin-nav.tsx';
import css from './admin-page.module.css';
import controls from './controls.module.css';

interface AdminPageProps {
  readonly title: string;
  /** A line of facts below the title. */
  readonly lead?: ReactNode;
  /** At the other end of the title line: a search or a button. */
  readonly tools?: ReactNode;
  readonly counts: OperatorCounts;
  readonly children: ReactNode;
}

/** The frame of all operator pages: menu, title and tools. */
export function AdminPage({ title, lead, tools, counts, children }: AdminPageProps) {
  return (
    <div className={css.frame}>
      <AdminNav counts={counts} />
      <div className={css.main}>
        <div className={css.head}>
          <div>
            <h1>{title}</h1>
            {lead !== undefined && <p className={css.lead}>{lead}</p>}
          </div>
          {tools !== undefined && <div className={css.tools}>{tools}</div>}
        </div>
        <UnchangedNotice className={controls.note} />
        {children}
      </div>
    </div>
  );
}
