import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  decideFinding,
  getDataStatus,
  listFindings,
  startDueJobs,
  startJob,
  stopJob,
} from '../../../../contracts/admin/data-status.ts';
import { displayMoment } from '../../../../domain/text/format.ts';
import type { LabelKey } from '../../../../labels/label-keys.ts';
import { load } from '../../../api/load.ts';
import { FormError, type FormFailure } from '../../../forms/form.tsx';
import { textFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { usePreservedParams } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import css from './data-page.module.css';
import { acceptShown } from './accept-shown.ts';
import { findingsAddress, readView } from './finding-views.ts';
import { Findings } from './findings.tsx';
import { isBusy, JobsTable } from './jobs-table.tsx';
import { KeyFigures } from './key-figures.tsx';
import { SourcesTable } from './sources-table.tsx';
import { Storage } from './storage.tsx';
import { Button } from '../../../../widgets/button/button.tsx';
import { useRefresh } from './use-refresh.ts';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'admin.nav',
  'datastatus.page',
  'shell.paging',
  'widgets.table',
  'widgets.table_moves',
);
const ADDRESS = '/admin/data/';

const DONE: Readonly<Record<string, LabelKey>> = {
  started: 'data_done_started',
  already: 'data_done_already',
  stopped: 'data_done_stopped',
  ended: 'data_done_ended',
  due: 'data_done_due',
  none: 'data_done_none_due',
  decided: 'data_done_decided',
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const view = readView(url.searchParams.get('check'));
  const page = /^[1-9]\d?$/.exec(url.searchParams.get('page') ?? '')?.[0];
  const query = {
    ...(view === 'accepted' ? { accepted: '1' as const } : view === 'all' ? {} : { kind: view }),
    ...(page !== undefined && Number(page) <= 50 ? { page } : {}),
  };
  return {
    ...(await loadAdmin(context)),
    status: await load(context, getDataStatus, {}),
    found: await load(context, listFindings, { query }),
    view,
    labels: LABELS,
    head: { title: t('admin_data'), description: t('datastatus_text') },
    done: url.searchParams.get('done'),
    accepted: readAccepted(url.searchParams.get('accepted')),
  };
}

function readAccepted(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Starts or stops the job whose button was pressed, accepts findings, or reopens one. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const fields = textFields(form);
  const { call } = context.get(pageContext);
  if (fields['accept'] !== undefined) {
    const result = await acceptShown(call, form);
    if (!result.ok) {
      const failure: FormFailure = {
        error: result.error,
        typed: { reason: fields['reason'] ?? '' },
      };
      return data(failure, { status: result.status });
    }
    const { accepted } = result.answer;
    const isOpen = fields['accept'] === 'selected';
    const next = findingsAddress(isOpen ? readView(fields['kind'] ?? null) : 'all');
    return redirectWithNotice(result, next, `accepted=${accepted}`, url.search);
  }
  const [result, done] = await act();
  if (!result.ok) {
    const failure: FormFailure = { error: result.error, typed: {} };
    return data(failure, { status: result.status });
  }
  // “Already running” says more than “nothing changed”.
  const told = done === 'decided' ? result : {};
  return redirectWithNotice(told, ADDRESS, `done=${done}`, url.search);

  async function act() {
    if (fields.start !== undefined) {
      const started = await call(startJob, { params: { job: fields.start } });
      return [started, started.ok && started.answer.isStarted ? 'started' : 'already'] as const;
    }
    if (fields['due'] !== undefined) {
      const begun = await call(startDueJobs, {});
      return [begun, begun.ok && begun.answer.started.length > 0 ? 'due' : 'none'] as const;
    }
    if (fields.stop !== undefined) {
      const stopped = await call(stopJob, { params: { job: fields.stop } });
      return [stopped, stopped.ok && stopped.answer.isStopped ? 'stopped' : 'ended'] as const;
    }
    const { seriesId, kind, since } = fields;
    const body = { seriesId: Number(seriesId), kind, since, isAccepted: false };
    return [await call(decideFinding, { body: body as never }), 'decided'] as const;
  }
}

export default function DataPage() {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const { counts, status, found, view, done, accepted } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const isOfFindings = failure?.typed.reason !== undefined;
  const kept = usePreservedParams();
  useRefresh(status.jobs.some(isBusy) || status.sources.some(({ state }) => state === 'under_way'));
  const told = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  const moment = displayMoment(Date.parse(status.now), globals.lang, timeZone);
  return (
    <AdminPage
      title={t('admin_data')}
      lead={`${moment} · ${t('data_refreshes')}`}
      counts={counts}
      tools={
        <Form method="post" action={kept(ADDRESS)} preventScrollReset>
          <Button type="submit" name="due" value="1">
            {t('data_run_due')}
          </Button>
        </Form>
      }
    >
      {!isOfFindings && <FormError failure={failure} />}
      {told && !failure && (
        <p className={controls.done} role="status">
          {t(told)}
        </p>
      )}
      <KeyFigures status={status} />
      <section className={css.section}>
        <SourcesTable sources={status.sources} now={status.now} />
      </section>
      <section className={css.section}>
        <h2>{t('data_jobs')}</h2>
        <JobsTable jobs={status.jobs} now={status.now} />
      </section>
      <Findings
        view={view}
        found={found}
        open={status.open}
        failure={isOfFindings ? failure : undefined}
        accepted={accepted}
      />
      <Storage storage={status.storage} now={status.now} />
    </AdminPage>
  );
}
