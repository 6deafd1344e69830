import { PageTable } from '../../parts/page-table.tsx';
import { Form } from 'react-router';
import type { SessionItem } from '../../../contracts/accounts/sessions.ts';
import { displayMoment } from '../../../domain/text/format.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { DeviceIcon } from './device-icon.tsx';
import { Button } from '../../../widgets/button/button.tsx';
import css from './sign-ins.module.css';

/** The sessions of the account, each with a button to end it. */
export function SessionTable({
  items,
  action,
}: {
  items: readonly SessionItem[];
  /** The URL that ends sessions. */
  action: string;
}) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const moment = (iso: string) => displayMoment(Date.parse(iso), globals.lang, timeZone);
  return (
    <PageTable
      className={css.table}
      caption={t('nav_sessions')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'device',
          title: t('session_device'),
          isRowHeader: true,
          sortable: false,
          render: (row) => (
            <span className={css.device}>
              <DeviceIcon kind={row.kind} />
              <span>
                <span className={css.name}>{deviceName(row, t)}</span>
                {row.isCurrent && <span className={css.mark}>{t('session_this')}</span>}
                <small>{row.address}</small>
              </span>
            </span>
          ),
        },
        {
          field: 'address',
          title: t('session_address'),
          isWide: true,
          sortable: false,
          value: ({ address }) => address,
        },
        {
          field: 'signedInAt',
          title: t('session_signed_in'),
          isWide: true,
          sortable: false,
          value: ({ signedInAt }) => moment(signedInAt),
        },
        {
          field: 'lastSeenAt',
          title: t('session_last_seen'),
          sortable: false,
          value: ({ isCurrent, lastSeenAt }) => (isCurrent ? t('session_now') : moment(lastSeenAt)),
        },
        {
          field: 'end',
          title: t('sign_out'),
          isTitleUnseen: true,
          className: css.act,
          sortable: false,
          render: (row) => (
            <Form method="post" action={action} reloadDocument>
              {row.isCurrent && <input type="hidden" name="isCurrent" value="1" />}
              <Button
                type="submit"
                name="end"
                value={row.id}
                size="s"
                aria-label={t('session_end_named', {
                  device: deviceName(row, t),
                  seen: row.isCurrent ? t('session_now') : moment(row.lastSeenAt),
                })}
              >
                {t('sign_out')}
              </Button>
            </Form>
          ),
        },
      ]}
    />
  );
}

function deviceName({ browser, system }: SessionItem, t: Translate): string {
  if (browser !== null && system !== null) return t('session_on', { browser, system });
  return browser ?? system ?? t('session_unknown');
}
