import type { ListedRequest, RequestList } from '../../../../contracts/admin/operator-requests.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import type { FormFailure } from '../../../forms/form.tsx';
import { RouterLink, ViewLink } from '../../../shell/router-link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useMoments } from '../../../shell/use-moments.ts';
import controls from '../controls.module.css';
import { useDurationText } from '../use-duration-text.ts';
import { requestAddress, type PageState } from './address.ts';
import { DecisionForm } from './decision-form.tsx';
import { ButtonLink } from '../../../../widgets/button/button.tsx';
import css from './requests-page.module.css';

interface RequestTableProps {
  readonly list: RequestList;
  readonly state: PageState;
  readonly nowMs: number;
  readonly failure: FormFailure | undefined;
}

/** Requests of one state. The open row contains the form. */
export function RequestTable({ list, state, nowMs, failure }: RequestTableProps) {
  const t = useLabels();
  const isOpen = state.view === 'open';
  const decide = useDecideColumn(state);
  const decision = useDecisionColumn();
  return (
    <PageTable
      className={css.requests}
      caption={t('admin_requests')}
      rows={list.items}
      rowKey={({ id }) => id}
      link={RouterLink}
      columns={[...useColumns(nowMs), isOpen ? decide : decision]}
      rowProps={({ id }) => ({ 'data-open': isOpen && id === state.opened ? 1 : 0 })}
      renderDetail={(request) =>
        isOpen && request.id === state.opened ? (
          <DecisionForm request={request} state={state} nowMs={nowMs} failure={failure} />
        ) : null
      }
    />
  );
}

function useColumns(nowMs: number): ListColumn<ListedRequest>[] {
  const t = useLabels();
  const { moment } = useMoments();
  const wait = useDurationText(nowMs);
  return [
    {
      field: 'account',
      title: t('requests_user'),
      isRowHeader: true,
      sortable: false,
      value: ({ account, sentAt }) => ({
        text: account.email,
        href: `/admin/users/${account.id}/`,
        note: moment(sentAt),
      }),
    },
    {
      field: 'waits',
      title: t('requests_waits'),
      sortable: false,
      isWide: true,
      value: ({ sentAt, decidedAt }) => wait(sentAt, decidedAt),
    },
    {
      field: 'has',
      title: t('requests_has'),
      sortable: false,
      isWide: true,
      render: ({ account }) => <Owned tariffs={account.tariffs} nowMs={nowMs} />,
    },
    {
      field: 'wants',
      title: t('requests_wants'),
      sortable: false,
      render: ({ tariff, kind }) => (
        <>
          <span className={controls.tag}>{tariff.name}</span>
          <small>{t(`requests_kind_${kind}`)}</small>
        </>
      ),
    },
    {
      field: 'note',
      title: t('requests_note'),
      sortable: false,
      isWide: true,
      className: css.note,
      render: ({ comment, contactPerson }) => (
        <>
          {comment ?? '–'}
          {contactPerson !== null && <small>{t('requests_to', { name: contactPerson })}</small>}
        </>
      ),
    },
  ];
}

function Owned({
  tariffs,
  nowMs,
}: {
  tariffs: ListedRequest['account']['tariffs'];
  nowMs: number;
}) {
  const t = useLabels();
  const { day } = useMoments();
  if (tariffs.length === 0) return '–';
  return tariffs.map(({ name, endsAt }) => {
    const hasEnded = endsAt !== null && Date.parse(endsAt) <= nowMs;
    return (
      <div key={name}>
        {name}
        {endsAt !== null && (
          <small>{t(hasEnded ? 'requests_ended' : 'requests_until', { day: day(endsAt) })}</small>
        )}
      </div>
    );
  });
}

function useDecideColumn(state: PageState): ListColumn<ListedRequest> {
  const t = useLabels();
  return {
    field: 'decide',
    title: t('requests_decide'),
    isTitleUnseen: true,
    sortable: false,
    className: css.decide,
    render: ({ id, account, tariff }) => {
      const isOpened = id === state.opened;
      const what = { tariff: tariff.name, email: account.email };
      return (
        <ButtonLink
          size="s"
          link={ViewLink}
          href={requestAddress(state, isOpened ? null : id)}
          aria-expanded={isOpened}
          aria-label={t(isOpened ? 'requests_fold_named' : 'requests_decide_named', what)}
        >
          {t(isOpened ? 'requests_fold' : 'requests_decide')}
        </ButtonLink>
      );
    },
  };
}

function useDecisionColumn(): ListColumn<ListedRequest> {
  const t = useLabels();
  const { moment } = useMoments();
  return {
    field: 'decision',
    title: t('requests_answer'),
    sortable: false,
    className: css.note,
    render: ({ reason, decidedAt, decidedBy }) => (
      <>
        {reason ?? '–'}
        <small>
          {decidedAt !== null && moment(decidedAt)}
          {decidedBy !== null && ` · ${decidedBy}`}
        </small>
      </>
    ),
  };
}
