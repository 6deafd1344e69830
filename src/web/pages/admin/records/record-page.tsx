import {
  Form,
  useActionData,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
} from 'react-router';
import { loaderTexts } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import visually from '../../../../widgets/visually-hidden/visually-hidden.module.css';
import { FormContext } from './desk-form.tsx';
import css from './desk.module.css';
import { deskAt, recordPath } from './desks.ts';
import { fieldLabel } from './field-label.ts';
import {
  BondTerms,
  Codes,
  InstrumentFacts,
  IssuerFacts,
  Names,
  OnPortal,
  PreferredSeries,
} from './form-parts.tsx';
import { loadRecord, publicPath, type DeskRecord } from './load-record.ts';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { DONE, saveRecord, type SentForm } from './save-record.ts';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'desk.page',
  'desk.fields',
  'desk.form',
  'instruments.kinds',
  'instruments.company',
  'instruments.sectors',
  'indexes.categories',
  'widgets.date_picker',
  'widgets.number_field',
  'widgets.select',
);

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const admin = await loadAdmin(context);
  const record = await loadRecord(context, deskAt(url), params['recordId'] ?? '');
  return {
    ...admin,
    record,
    done: DONE.find((each) => each === url.searchParams.get('done')),
    labels: LABELS,
    head: { title: `${record.name} · ${t('admin_instruments')}`, description: t('desk_text') },
  };
}

export const action = saveRecord;
/** The edit page of an instrument or issuer. */
export default function RecordPage() {
  const t = useLabels();
  const { counts, record } = useLoaderData<typeof loader>();
  const own = recordPath(record.what, record.id);
  const kind = record.kind === null ? t('desk_kind_issuer') : t(`desk_kind_${record.kind}`);
  const facts = t('desk_lead', { kind, id: String(record.id), source: record.source });
  return (
    <AdminPage
      title={record.name}
      lead={record.isHidden ? `${facts} · ${t('desk_is_hidden')}` : facts}
      counts={counts}
      tools={
        <>
          <ButtonLink href={publicPath(record)} link={RouterLink}>
            {t('desk_public')}
          </ButtonLink>
          <ButtonLink href={`${own}merge/`} link={RouterLink}>
            {t('desk_merge')}
          </ButtonLink>
        </>
      }
    >
      <Outcome />
      <RecordForm record={record} />
    </AdminPage>
  );
}

/** The confirmation or the error. */
function Outcome() {
  const t = useLabels();
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<SentForm>();
  if (sent?.error) {
    const fields = (sent.changed ?? []).map((part) => fieldLabel(t, part)).join(', ');
    const isConflict = sent.error.code === 'changed_meanwhile';
    return (
      <p className={controls.alert} role="alert">
        {isConflict ? t('desk_conflict') : sent.error.message}{' '}
        {fields !== '' && t('desk_conflict_fields', { fields })}
      </p>
    );
  }
  const done = sent ? sent.done : page.done;
  if (!done) return null;
  return (
    <p className={controls.done} role="status">
      {t(`desk_done_${done}`)} {sent && t('desk_unsaved')}
    </p>
  );
}

function RecordForm({ record }: { record: DeskRecord }) {
  const t = useLabels();
  const sent = useActionData<SentForm>();
  const { pathname, search } = useLocation();
  const seen = JSON.stringify(record.fields);
  const base = sent?.base ?? { version: record.version, seen };
  const state = {
    fields: sent?.typed ?? record.fields,
    error: sent?.error,
    newer: sent?.newer ?? {},
    held: record.held,
  };
  return (
    <FormContext value={state}>
      <Form
        // Another record, or a newer version of it, needs a new form.
        key={`${pathname} ${record.version}`}
        method="post"
        action={pathname + search}
        reloadDocument
        noValidate
        className={css.form}
      >
        {/* Enter in a field presses the first button of the form, so saving comes first. */}
        <button type="submit" className={visually.hidden} tabIndex={-1} aria-hidden="true">
          {t('desk_save')}
        </button>
        <input type="hidden" name="version" value={base.version} />
        <input type="hidden" name="seen" value={base.seen} />
        <Names />
        {record.what === 'issuer' ? <IssuerFacts /> : <InstrumentFacts record={record} />}
        {record.fields['bond.couponType'] !== undefined && <BondTerms />}
        <Codes record={record} />
        <PreferredSeries record={record} />
        <div className={css.buttons}>
          <Button type="submit" kind="primary">
            {t('desk_save')}
          </Button>
        </div>
        {record.what === 'instrument' && <OnPortal record={record} />}
      </Form>
    </FormContext>
  );
}
