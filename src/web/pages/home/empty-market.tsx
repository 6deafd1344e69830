import type { Setup } from '../../../contracts/admin/setup.ts';
import { NoData } from '../../parts/no-data.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './home-page.module.css';
import { SetupList } from './setup-list.tsx';

/** Shown while the portal has no data: a note for visitors, next steps for operators. */
export function EmptyMarket({ setup }: { setup: Setup | null }) {
  const t = useLabels();
  const { globals } = useShell();
  return (
    <div className={css.page}>
      <h1>{t('home_empty')}</h1>
      {setup?.isShown ? (
        <SetupList steps={setup.steps} />
      ) : (
        <NoData text={t('home_no_data_text')} />
      )}
      {!globals.userLoggedIn && (
        <p>
          {t('home_runs_portal')} <Link to="/sign-in/">{t('sign_in')}</Link>
        </p>
      )}
    </div>
  );
}
