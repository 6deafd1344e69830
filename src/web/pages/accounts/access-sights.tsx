import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './access-page.module.css';
import { buttonClass } from '../../../widgets/button/button-class.ts';
import type { Access } from './load-access.ts';

/** Says that values are masked, and whom to ask if no tariff is offered. */
export function Locked({ access: { email, contact } }: { access: Access }) {
  const t = useLabels();
  return (
    <div className={css.locked}>
      <p className={css.story}>
        <LockIcon size={16} />
        <span>{`${t('values_seen')} ${t('values_need_access')}`}</span>
      </p>
      {contact ? (
        <>
          <p>{t('access_ask')}</p>
          <p>
            <Contact
              email={email}
              contact={contact}
              className={buttonClass({ kind: 'primary', size: 'l' })}
            />
          </p>
        </>
      ) : (
        <p>{t('access_no_contact')}</p>
      )}
    </div>
  );
}

interface ContactProps {
  readonly email: string;
  readonly contact: NonNullable<Access['contact']>;
  readonly className?: string | undefined;
}

/** How to reach the operator. */
export function Contact({ email, contact, className }: ContactProps) {
  const t = useLabels();
  const isMail = contact.kind === 'email';
  return (
    <a
      className={className}
      href={isMail ? mailTo(contact.address, t('access_mail_subject', { email })) : contact.address}
    >
      {isMail ? t('access_write', { address: contact.address }) : t('access_contact')}
    </a>
  );
}

function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

const OPEN_TO_ALL = ['names', 'shapes'] as const;
const NEEDS_ACCESS = ['values', 'files', 'live'] as const;

/** The kinds of data and which of them this account sees. */
export function Sights({ isFull }: { isFull: boolean }) {
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
    // Five fixed rows without headings don't need a `ListTable`.
    <table className={css.sights}>
      <caption>{t('access_sights')}</caption>
      <tbody>
        {OPEN_TO_ALL.map((sight) => row(sight, true))}
        {NEEDS_ACCESS.map((sight) => row(sight, isFull))}
      </tbody>
    </table>
  );
}
