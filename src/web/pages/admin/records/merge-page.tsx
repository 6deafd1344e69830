import {
  data,
  Form,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { DeskItem, MergePlan } from '../../../../contracts/admin/records.ts';
import { readFields } from '../../../forms/submit.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { loaderTexts } from '../../../page-context.ts';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { PreservedParamsField, Link } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import css from './desk.module.css';
import { callUnchecked, deskAt, recordPath } from './desks.ts';
import { findDuplicate } from './find-duplicate.ts';
import { loadRecord } from './load-record.ts';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { PlanParts } from './merge-plan.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'desk.page',
  'desk.fields',
  'desk.merging',
  'instruments.kinds',
  'instruments.company',
  'instruments.sectors',
  'indexes.categories',
  'widgets.table_moves',
);

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const desk = deskAt(url);
  const admin = await loadAdmin(context);
  const { what, id, name } = await loadRecord(context, desk, params['recordId'] ?? '');
  const wanted = url.searchParams.get('duplicate')?.trim() ?? '';
  return {
    ...admin,
    record: { what, id, name },
    wanted,
    ...(await findDuplicate(context, desk, id, wanted)),
    labels: LABELS,
    head: { title: `${t('desk_merge')} · ${name}`, description: t('desk_text') },
  };
}

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const desk = deskAt(url);
  const id = params['recordId'] ?? '';
  const { duplicate = '', version = '' } = await readFields(request);
  const result = await callUnchecked(context, desk.merge, {
    params: { [desk.param]: id },
    body: { duplicate: Number(duplicate) || duplicate, version },
  });
  if (result.ok) {
    return redirectWithNotice(result, recordPath(desk.what, id), 'done=merged', url.search);
  }
  return data<FormFailure>({ error: result.error, typed: {} }, { status: result.status });
}

/** A preview, then the button that merges. */
export default function MergePage() {
  const t = useLabels();
  const { counts, record, plan, choices, wanted } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <AdminPage
      title={t('desk_merge_title', { name: record.name })}
      lead={t('desk_merge_text')}
      counts={counts}
      tools={
        <ButtonLink href={recordPath(record.what, record.id)} link={RouterLink}>
          {t('desk_back')}
        </ButtonLink>
      }
    >
      {failure && (
        <p className={controls.alert} role="alert">
          {failure.error.message}
        </p>
      )}
      <Finder key={wanted} />
      {plan && <Plan plan={plan} />}
      {choices.length > 0 && <Choices choices={choices} />}
    </AdminPage>
  );
}

/** A GET form: it changes nothing. */
function Finder() {
  const t = useLabels();
  const { record, wanted, plan, choices } = useLoaderData<typeof loader>();
  const isSelf = wanted === String(record.id);
  const isMissing = wanted !== '' && !plan && choices.length === 0;
  return (
    <form action={`${recordPath(record.what, record.id)}merge/`} className={css.filters}>
      <PreservedParamsField />
      <TextField
        label={t('desk_duplicate')}
        name="duplicate"
        className={css.find}
        maxLength={100}
        required
        defaultValue={wanted}
        error={isMissing && t(isSelf ? 'desk_merge_self' : 'desk_merge_none')}
      />
      <Button type="submit">{t('desk_dry_run')}</Button>
    </form>
  );
}

function Choices({ choices }: { choices: readonly DeskItem[] }) {
  const t = useLabels();
  const { record } = useLoaderData<typeof loader>();
  return (
    <section className={css.recent} aria-labelledby="choices">
      <h2 id="choices">{t('desk_which')}</h2>
      <ul>
        {choices.map(({ id, name, codes }) => (
          <li key={id}>
            <Link to={`${recordPath(record.what, record.id)}merge/?duplicate=${id}`}>{name}</Link>{' '}
            {t('desk_number', { id })} {codes.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plan({ plan }: { plan: MergePlan }) {
  const t = useLabels();
  const { record } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { kept, duplicate, conflicts, version } = plan;
  const swapped = `${recordPath(record.what, duplicate.id)}merge/?duplicate=${kept.id}`;
  const names = {
    duplicate: `${duplicate.name} (${t('desk_number', { id: duplicate.id })})`,
    kept: `${kept.name} (${t('desk_number', { id: kept.id })})`,
  };
  return (
    <section className={css.plan} aria-labelledby="plan">
      <h2 id="plan">{t('desk_plan')}</h2>
      <p>
        {t('desk_plan_text', names)} <Link to={swapped}>{t('desk_swap')}</Link>
      </p>
      <PlanParts plan={plan} what={record.what} />
      {conflicts.length === 0 && (
        <Form method="post" action={pathname + search} reloadDocument>
          <input type="hidden" name="duplicate" value={duplicate.id} />
          <input type="hidden" name="version" value={version} />
          <Button type="submit" tone="danger" className={css.long}>
            {t('desk_confirm', names)}
          </Button>
        </Form>
      )}
    </section>
  );
}
