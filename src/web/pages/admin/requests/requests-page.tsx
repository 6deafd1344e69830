import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  grantRequest,
  listAccessRequests,
  REQUEST_VIEWS,
  refuseRequest,
  type RequestView,
} from '../../../../contracts/admin/operator-requests.ts';
import { endOfLocalDay } from '../../../../domain/time/time-zone.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { load } from '../../../api/load.ts';
import { FormError, type FormFailure } from '../../../forms/form.tsx';
import { wireDay } from '../../../forms/reader-format.ts';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import { ViewLinks } from '../view-links.tsx';
import { requestAddress, type PageState } from './address.ts';
import { RequestTable } from './request-table.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'admin.nav',
  'inbox.page',
  'inbox.requests',
  'shell.paging',
  'widgets.date_picker',
  'widgets.table_moves',
);
const DECISIONS = ['granted', 'refused'] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const state = readState(url);
  const query = { state: state.view, page: String(state.page) };
  return {
    ...(await loadAdmin(context)),
    list: await load(context, listAccessRequests, { query }),
    state,
    nowMs: Date.now(),
    done: DECISIONS.find((name) => name === url.searchParams.get('done')) ?? null,
    labels: LABELS,
    head: { title: t('admin_requests'), description: t('inbox_text') },
  };
}

/** Unknown values are ignored; the list then shows open requests. */
function readState(url: URL): PageState {
  const wanted = url.searchParams.get('state');
  const page = Number(url.searchParams.get('page') ?? '1');
  const opened = Number(url.searchParams.get('request') ?? '0');
  return {
    view: REQUEST_VIEWS.find((view) => view === wanted) ?? 'open',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    opened: Number.isInteger(opened) && opened > 0 ? opened : null,
  };
}

/** Grants or refuses the open request, depending on the pressed button. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, timeZone, language } = context.get(pageContext);
  const fields = await readFields(request);
  const url = new URL(request.url);
  const params = { requestId: url.searchParams.get('request') ?? '' };
  const { act = '', until = '', message = '' } = fields;
  const isGranted = act === 'grant';
  const day = wireDay(until, language);
  const endsAt = day === '' ? null : (endOfLocalDay(day, timeZone) ?? day);
  const result = isGranted
    ? await call(grantRequest, { params, body: { endsAt, message } })
    : await call(refuseRequest, { params, body: { reason: message } });
  if (!result.ok) {
    const failure: FormFailure = { error: result.error, typed: { until, message } };
    return data(failure, { status: result.status });
  }
  const done = isGranted ? 'granted' : 'refused';
  return redirectWithNotice(
    result,
    requestAddress(readState(url), null),
    `done=${done}`,
    url.search,
  );
}

export default function RequestsPage() {
  const t = useLabels();
  const { counts, list, state, nowMs, done } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const label = (view: RequestView) => t(`requests_view_${view === 'taken-back' ? 'back' : view}`);
  return (
    <AdminPage
      title={t('admin_requests')}
      lead={t('requests_lead', {
        open: list.counts.open,
        granted: list.counts.granted,
        refused: list.counts.refused,
      })}
      counts={counts}
    >
      {done && (
        <p className={controls.done} role="status">
          {t(`requests_done_${done}`)}
        </p>
      )}
      <FormError failure={failure} />
      <ViewLinks
        label={t('requests_views')}
        views={REQUEST_VIEWS.map((view) => ({
          to: requestAddress({ view, page: 1 }, null),
          text: label(view),
          count: list.counts[view],
          isCurrent: view === state.view,
        }))}
      />
      {list.items.length > 0 ? (
        <RequestTable list={list} state={state} nowMs={nowMs} failure={failure} />
      ) : (
        <p>{t('requests_none')}</p>
      )}
      <Paging
        total={list.counts[state.view]}
        limit={list.limit}
        page={list.page}
        pageHref={(page) => requestAddress({ view: state.view, page }, null)}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </AdminPage>
  );
}
