import { Form } from 'react-router';
import { PageTable } from '../../../parts/page-table.tsx';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { Dialog, DialogActions } from '../../../../widgets/dialog/dialog.tsx';
import { useDialog } from '../../../../widgets/dialog/use-dialog.ts';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { displayNumber } from '../../../../domain/text/format.ts';
import { AcceptFields, type FindingList } from './accept-fields.tsx';
import css from './data-page.module.css';
import { useFindingColumns } from './finding-table.tsx';
import { findingsAddress } from './finding-views.ts';

type Group = FindingList['groups'][number];

interface FindingGroupsProps {
  readonly found: FindingList;
  /** A reason that was rejected together with its form. */
  readonly reason: string | undefined;
}

/** One line per cause: how many findings it has, the latest of them, and a way to accept them all. */
export function FindingGroups({ found, reason }: FindingGroupsProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { name, finding, since } = useFindingColumns((group: Group) => group.latest);
  return (
    <PageTable
      className={css.table}
      caption={t('data_checks')}
      texts={{ opens_new_tab: t('opens_new_tab') }}
      rows={found.groups}
      rowKey={({ kind }) => kind}
      columns={[
        {
          field: 'kind',
          title: t('data_cause'),
          isRowHeader: true,
          sortable: false,
          render: ({ kind }) => <Link to={findingsAddress(kind)}>{t(`data_${kind}`)}</Link>,
        },
        {
          field: 'count',
          title: t('data_findings'),
          kind: 'number',
          sortable: false,
          value: ({ count }) => displayNumber(String(count), 0, lang),
        },
        { ...name, title: t('data_latest'), isRowHeader: false, isWide: true },
        { ...finding, isWide: true },
        since,
        {
          field: 'accept',
          title: t('data_accept'),
          isTitleUnseen: true,
          sortable: false,
          className: css.action,
          render: (group) => <AcceptGroup group={group} asOf={found.asOf} reason={reason} />,
        },
      ]}
    />
  );
}

interface AcceptGroupProps {
  readonly group: Group;
  readonly asOf: string;
  readonly reason: string | undefined;
}

function AcceptGroup({ group: { kind, count }, asOf, reason }: AcceptGroupProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  const dialog = useDialog();
  const text = t('data_accept_all', { count });
  return (
    <>
      <Button {...dialog.opener} size="s" aria-label={`${text}: ${t(`data_${kind}`)}`}>
        {text}
      </Button>
      <Dialog dialog={dialog} title={`${text}: ${t(`data_${kind}`)}`} lead={t('data_accept_lead')}>
        <Form
          method="post"
          action={kept('/admin/data/')}
          preventScrollReset
          onSubmit={dialog.close}
          className={css.terms}
        >
          <AcceptFields kind={kind} asOf={asOf} count={count} />
          <TextField
            label={t('data_reason')}
            name="reason"
            required
            maxLength={500}
            defaultValue={reason}
          />
          <DialogActions dialog={dialog} cancelText={t('data_cancel')}>
            <Button type="submit" kind="primary" name="accept" value="group">
              {text}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
