import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { loaderTexts } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccessFacts } from './access-facts.tsx';
import css from './access-page.module.css';
import { AccountPage } from './account-page.tsx';
import { loadAccess, type Access } from './load-access.ts';

const LABELS = pageLabels('account.profile');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    access: await loadAccess(context, '/profile/access/', url),
    labels: LABELS,
    head: { title: t('access_level'), description: t('access_description') },
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData);
}

/**
 * What the account sees, what it does not see, and how to unlock the rest. All hints at masked
 * values lead here.
 */
export default function AccessPage() {
  const { access } = useLoaderData<typeof loader>();
  const t = useLabels();
  return (
    <AccountPage title={t('access_level')} access={access}>
      <section className={css.page} id="access">
        {access.level === 'full' ? (
          <p className={css.all}>{t('access_all')}</p>
        ) : (
          <Locked access={access} />
        )}
        <AccessFacts access={access} />
        <Sights isFull={access.level === 'full'} />
      </section>
    </AccountPage>
  );
}

function Locked({ access: { email, contact } }: { access: Access }) {
  const t = useLabels();
  return (
    <div className={css.locked}>
      <p className={css.story}>
        <LockIcon size={16} />
        <span>{t('values_locked')}</span>
      </p>
      {contact ? (
        <>
          <p>{t('access_ask')}</p>
          <p>
            {contact.kind === 'email' ? (
              <a
                className={css.contact}
                href={mailTo(contact.address, t('access_mail_subject', { email }))}
              >
                {t('access_write', { address: contact.address })}
              </a>
            ) : (
              <a className={css.contact} href={contact.address}>
                {t('access_contact')}
              </a>
            )}
          </p>
        </>
      ) : (
        <p>{t('access_no_contact')}</p>
      )}
    </div>
  );
}

function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

const OPEN_TO_ALL = ['names', 'shapes'] as const;
const NEEDS_ACCESS = ['values', 'files', 'live'] as const;

/** The kinds of data, and which of them this account sees. */
function Sights({ isFull }: { isFull: boolean }) {
  const t = useLabels();
  const row = (sight: (typeof OPEN_TO_ALL | typeof NEEDS_ACCESS)[number], isOpen: boolean) => (
    <tr key={sight}>
      <th scope="row">{t(`access_sight_${sight}`)}</th>
      <td className={isOpen ? css.open : css.needed}>
        {!isOpen && <LockIcon size={14} />}
        {t(isOpen ? 'access_open' : 'access_needed')}
      </td>
    </tr>
  );
  return (
    // Not a `ListTable`, because five fixed rows without headings need nothing of it.
    <table className={css.sights}>
      <caption>{t('access_sights')}</caption>
      <tbody>
        {OPEN_TO_ALL.map((sight) => row(sight, true))}
        {NEEDS_ACCESS.map((sight) => row(sight, isFull))}
      </tbody>
    </table>
  );
}
