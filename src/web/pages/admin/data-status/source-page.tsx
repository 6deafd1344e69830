import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  changeDataSource,
  getDataSource,
  RUNS_PER_PAGE,
  type RunItem,
} from '../../../../contracts/admin/data-status.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { AmountText } from '../../../parts/amount-text.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { load } from '../../../api/load.ts';
import { FormError, type FormFailure } from '../../../forms/form.tsx';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { usePreservedParams } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import { displayTook, useFormats } from './data-format.ts';
import css from './data-page.module.css';
import { JobButton } from './job-button.tsx';
import { SOURCE_MOODS } from './sources-table.tsx';
import { StateMark } from './state-mark.tsx';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { useRefresh } from './use-refresh.ts';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'admin.nav',
  'datastatus.page',
  'shell.paging',
  'widgets.table_moves',
);

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const page = /^[1-9]\d?$/.exec(url.searchParams.get('page') ?? '')?.[0];
  const loaded = await load(context, getDataSource, {
    params: { sourceCode: params.sourceCode ?? '' },
    query: page !== undefined && Number(page) <= 50 ? { page } : {},
  });
  return {
    ...(await loadAdmin(context)),
    ...loaded,
    labels: LABELS,
    head: { title: loaded.source.name, description: t('datastatus_text') },
    isSaved: url.searchParams.has('saved'),
  };
}

/** Saves the terms of the source. */
export async function action({ request, context, url, params }: ActionFunctionArgs) {
  const typed = await readFields(request);
  const { licence = '', attribution = '' } = typed;
  const result = await context.get(pageContext).call(changeDataSource, {
    params: { sourceCode: params.sourceCode ?? '' },
    body: { licence, attribution, allowsFiles: typed.allowsFiles !== undefined },
  });
  if (!result.ok) {
    const failure: FormFailure = { error: result.error, typed };
    return data(failure, { status: result.status });
  }
  return redirectWithNotice(result, url.pathname, 'saved', url.search);
}

export default function SourcePage() {
  const t = useLabels();
  const kept = usePreservedParams();
  const { counts, source, runs, page, total, now, isSaved } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  useRefresh(source.state === 'under_way');
  const address = `/admin/data/${encodeURIComponent(source.code)}/`;
  return (
    <AdminPage
      title={source.name}
      lead={
        <StateMark
          mood={SOURCE_MOODS[source.state]}
          text={t(`data_state_${source.state}`)}
          steps={source.steps}
        />
      }
      tools={
        source.job === null ? (
          t('data_no_loader')
        ) : (
          <JobButton job={source.job} name={source.name} />
        )
      }
      counts={counts}
    >
      {isSaved && !failure && (
        <p className={controls.done} role="status">
          {t('data_done_saved')}
        </p>
      )}
      <Terms address={address} failure={failure} />
      <section className={css.section}>
        <h2>{t('data_last_runs')}</h2>
        <Runs runs={runs} now={now} />
        <Paging
          total={total}
          limit={RUNS_PER_PAGE}
          page={page}
          pageHref={(number) => kept(number > 1 ? `${address}?page=${number}` : address)}
          texts={pagingTexts(t)}
        />
      </section>
    </AdminPage>
  );
}

function Terms({ address, failure }: { address: string; failure: FormFailure | undefined }) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { source } = useLoaderData<typeof loader>();
  const field = (name: 'licence' | 'attribution', label: string) => {
    const isRefused = failure?.error.field === `body.${name}`;
    return (
      <TextField
        label={label}
        name={name}
        maxLength={500}
        defaultValue={failure?.typed[name] ?? source[name] ?? ''}
        error={isRefused && failure.error.message}
      />
    );
  };
  return (
    <section className={css.section}>
      <h2>{t('data_terms')}</h2>
      <Form method="post" action={kept(address)} className={css.terms}>
        <FormError failure={failure} />
        {field('licence', t('data_licence'))}
        {field('attribution', t('data_attribution'))}
        <Checkbox
          label={t('data_allows_files')}
          name="allowsFiles"
          defaultChecked={source.allowsFiles}
        />
        <Button type="submit" kind="primary">
          {t('data_save')}
        </Button>
      </Form>
    </section>
  );
}

function Runs({ runs, now }: { runs: readonly RunItem[]; now: string }) {
  const t = useLabels();
  const { zone, time } = useFormats(now);
  const number = { kind: 'number', sortable: false } as const;
  return (
    <PageTable
      className={css.table}
      caption={t('data_last_runs')}
      rows={runs}
      rowKey={({ id }) => id}
      renderDetail={({ error }) =>
        error === null ? null : (
          <div className={css.failure}>
            <p>{t('data_error')}</p>
            <code>{error}</code>
          </div>
        )
      }
      columns={[
        {
          field: 'startedAt',
          title: t('data_started'),
          unit: zone,
          isRowHeader: true,
          sortable: false,
          value: ({ startedAt }) => time(startedAt),
        },
        {
          field: 'load',
          title: t('data_load'),
          isWide: true,
          sortable: false,
          render: ({ load: name }) => <code>{name}</code>,
        },
        {
          ...number,
          field: 'took',
          isWide: true,
          title: t('data_took'),
          value: ({ startedAt, endedAt }) =>
            endedAt === null ? t('data_state_under_way') : displayTook(startedAt, endedAt),
        },
        {
          ...number,
          field: 'read',
          title: t('data_read'),
          render: ({ read }) => <AmountText value={String(read)} currency={null} />,
        },
        {
          ...number,
          field: 'new',
          title: t('data_new'),
          render: (run) => <AmountText value={String(run.new)} currency={null} />,
        },
        {
          ...number,
          field: 'changed',
          title: t('data_changed'),
          isWide: true,
          render: ({ changed }) => <AmountText value={String(changed)} currency={null} />,
        },
        {
          ...number,
          field: 'refused',
          title: t('data_refused'),
          isWide: true,
          render: ({ refused }) => <AmountText value={String(refused)} currency={null} />,
        },
      ]}
    />
  );
}
