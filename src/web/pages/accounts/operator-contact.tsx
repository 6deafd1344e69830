import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getSignInWays } from '../../../contracts/accounts/recovery.ts';
import { useLabels } from '../../shell/use-labels.ts';

/** Without a mail server, the operator has to help. */
export function OperatorContact({ contact }: { contact: Answer<typeof getSignInWays>['contact'] }) {
  const t = useLabels();
  return (
    <p>
      {t('reset_no_mail')}{' '}
      {contact && (
        <a href={contact.kind === 'email' ? `mailto:${contact.address}` : contact.address}>
          {contact.address}
        </a>
      )}
    </p>
  );
}
