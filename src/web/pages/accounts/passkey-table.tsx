import { PageTable } from '../../parts/page-table.tsx';
import { Form } from 'react-router';
import type { PasskeyItem } from '../../../contracts/accounts/passkeys.ts';
import { displayMoment } from '../../../domain/text/format.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Button } from '../../../widgets/button/button.tsx';
import css from './sign-ins.module.css';

export function PasskeyTable({
  items,
  action,
  isConfirmed,
}: {
  items: readonly PasskeyItem[];
  /** The URL that removes one. */
  action: string;
  /** Actions that would be rejected aren't offered. */
  isConfirmed: boolean;
}) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const moment = (iso: string) => displayMoment(Date.parse(iso), globals.lang, timeZone);
  const removal = {
    field: 'remove',
    title: t('passkey_remove'),
    isTitleUnseen: true,
    className: css.act,
    sortable: false,
    render: ({ id, name }: PasskeyItem) => (
      <Form method="post" action={action} reloadDocument>
        <Button
          type="submit"
          name="remove"
          value={id}
          size="s"
          aria-label={t('passkey_remove_named', { name })}
        >
          {t('passkey_remove')}
        </Button>
      </Form>
    ),
  };
  return (
    <PageTable
      className={css.table}
      caption={t('passkeys_yours')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'name',
          title: t('passkey_name'),
          isRowHeader: true,
          sortable: false,
          render: ({ name }) => <span className={css.name}>{name}</span>,
        },
        {
          field: 'isBackedUp',
          title: t('passkey_where'),
          isWide: true,
          sortable: false,
          value: ({ isBackedUp }) => t(isBackedUp ? 'passkey_synced' : 'passkey_single'),
        },
        {
          field: 'createdAt',
          title: t('passkey_added_at'),
          isWide: true,
          sortable: false,
          value: ({ createdAt }) => moment(createdAt),
        },
        {
          field: 'lastUsedAt',
          title: t('passkey_last_used'),
          sortable: false,
          value: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : t('passkey_never')),
        },
        ...(isConfirmed ? [removal] : []),
      ]}
    />
  );
}
