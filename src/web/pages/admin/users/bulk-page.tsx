import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  BULK_KINDS,
  changeInBulk,
  countBulkChange,
  type BulkChange,
  type BulkWho,
} from '../../../../contracts/admin/bulk-users.ts';
import { listInvitations } from '../../../../contracts/accounts/invitations.ts';
import { load } from '../../../api/load.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { DateField } from '../../../forms/date-field.tsx';
import type { FormFailure } from '../../../forms/form.tsx';
import { wireDay } from '../../../forms/reader-format.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { keptAddress } from '../../../shell/address.ts';
import { PreservedParamsField, Link, usePreservedParams } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import { readView } from './list-address.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import css from './users.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'users.page',
  'users.panel',
  'users.bulk',
  'widgets.date_picker',
  'widgets.select',
);
const ADDRESS = '/admin/users/bulk/';

/**
 * The selected accounts, or all of the list on request; an empty selection never means everybody.
 */
function readBulkSelection(query: URLSearchParams): BulkWho {
  if (!query.has('all')) return { ids: query.getAll('id').map(Number) };
  const { filter, search } = readView(query);
  return { filter, search };
}

/** Null until a kind of change has been chosen. The endpoint validates it. */
function readChange(query: URLSearchParams, language: Language): BulkChange | null {
  const tariffId = Number(query.get('tariff') ?? '');
  switch (query.get('kind') ?? '') {
    case 'level':
      return { kind: 'level', level: query.get('level') === 'full' ? 'full' : 'restricted' };
    case 'grant':
      return {
        kind: 'grant',
        tariffId,
        endsOn: wireDay(query.get('until') ?? '', language) || null,
      };
    case 'end':
      return { kind: 'end', tariffId };
    case 'block':
      return { kind: 'block', reason: query.get('reason') ?? '' };
    default:
      return null;
  }
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const query = url.searchParams;
  const { call, language } = context.get(pageContext);
  const change = readChange(query, language);
  const [admin, { offered }] = await Promise.all([
    loadAdmin(context),
    load(context, listInvitations, {}),
  ]);
  const body = { who: readBulkSelection(query), change: change! };
  const isNobody = !query.has('all') && !query.has('id');
  // The kind is chosen first, then its details.
  const counted =
    change && query.has('count') && !isNobody && (await call(countBulkChange, { body }));
  return {
    ...admin,
    offered,
    fields: [...query].filter(([name]) => name !== 'changed'),
    kind: change?.kind ?? null,
    isNobody,
    counted: counted && counted.ok ? counted.answer : null,
    refusal: counted && !counted.ok ? counted.error.message : null,
    changed: query.get('changed'),
    labels: LABELS,
    head: { title: t('users_bulk'), description: t('users_text') },
  };
}

/** Makes the change that was previewed. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const fields = new URLSearchParams(await request.text());
  const { call, language } = context.get(pageContext);
  const body = {
    who: readBulkSelection(fields),
    change: readChange(fields, language)!,
    expected: {
      matched: Number(fields.get('matched') ?? ''),
      changes: Number(fields.get('changes') ?? ''),
    },
  };
  const result = await call(changeInBulk, { body });
  if (result.ok) {
    return redirect(keptAddress(`${ADDRESS}?changed=${result.answer.changed}`, url.search));
  }
  const failure: FormFailure = { error: result.error, typed: {} };
  return data(failure, { status: result.status });
}

/** A preview with exact counts, then the change. */
export default function BulkPage() {
  const t = useLabels();
  const page = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const refusal = failure?.error.message ?? page.refusal;
  return (
    <AdminPage title={t('users_bulk')} lead={t('users_bulk_lead')} counts={page.counts}>
      {refusal !== null && (
        <p className={controls.alert} role="alert">
          {refusal}
        </p>
      )}
      {page.changed !== null ? (
        <p className={controls.done} role="status">
          {t('users_bulk_done', { count: Number(page.changed) })}
        </p>
      ) : page.isNobody ? (
        <p role="status">{t('users_bulk_nobody')}</p>
      ) : (
        <>
          {page.kind === null ? (
            <KindForm fields={page.fields} />
          ) : (
            <>
              <h2>{t(`users_bulk_${page.kind}`)}</h2>
              <ChangeForm fields={page.fields} kind={page.kind} offered={page.offered} />
            </>
          )}
          {page.counted && <Confirm fields={page.fields} counted={page.counted} />}
        </>
      )}
      <p>
        <Link to="/admin/users/">{t('admin_users')}</Link>
      </p>
    </AdminPage>
  );
}

type Fields = readonly (readonly [string, string])[];
const WHO = new Set(['id', 'all', 'filter', 'q']);

function KindForm({ fields }: { fields: Fields }) {
  const t = useLabels();
  return (
    <form action={ADDRESS} className={css.invite}>
      <PreservedParamsField />
      <Hidden fields={fields.filter(([name]) => WHO.has(name))} />
      <SelectField
        label={t('users_bulk_what')}
        name="kind"
        value={BULK_KINDS[0]}
        options={BULK_KINDS.map((each) => ({ id: each, text: t(`users_bulk_${each}`) }))}
      />
      <Button type="submit">{t('users_bulk_next')}</Button>
    </form>
  );
}

interface ChangeFormProps {
  readonly fields: Fields;
  readonly kind: BulkChange['kind'];
  readonly offered: readonly { readonly id: number; readonly name: string }[];
}

/** Only the fields of the chosen kind of change. */
function ChangeForm({ fields, kind, offered }: ChangeFormProps) {
  const t = useLabels();
  const who = fields.filter(([name]) => WHO.has(name));
  return (
    <form action={ADDRESS} className={css.invite}>
      <PreservedParamsField />
      <Hidden fields={[...who, ['kind', kind], ['count', '1']]} />
      <ChangeFields fields={fields} kind={kind} offered={offered} />
      <Button type="submit">{t('users_bulk_count')}</Button>
      <Link to={`${ADDRESS}?${new URLSearchParams(who.map(([name, value]) => [name, value]))}`}>
        {t('users_bulk_other')}
      </Link>
    </form>
  );
}

function ChangeFields({ fields, kind, offered }: ChangeFormProps) {
  const t = useLabels();
  const value = (name: string) => fields.find(([each]) => each === name)?.[1];
  if (kind === 'level') {
    return (
      <SelectField
        label={t('users_level')}
        name="level"
        value={value('level') ?? 'restricted'}
        options={[
          { id: 'restricted', text: t('users_level_restricted') },
          { id: 'full', text: t('users_level_full') },
        ]}
      />
    );
  }
  if (kind === 'block') {
    return (
      <TextField
        label={t('users_block_reason')}
        name="reason"
        maxLength={500}
        required
        defaultValue={value('reason')}
      />
    );
  }
  return (
    <>
      <SelectField
        label={t('users_tariffs')}
        name="tariff"
        value={value('tariff') ?? String(offered[0]?.id ?? '')}
        options={offered.map(({ id, name }) => ({ id: String(id), text: name }))}
      />
      {kind === 'grant' && (
        <DateField name="until" label={t('users_until')} value={value('until') ?? ''} />
      )}
    </>
  );
}

function Confirm({
  fields,
  counted,
}: {
  fields: Fields;
  counted: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['counted']>;
}) {
  const t = useLabels();
  const { matched, changes, already, leftOut } = counted;
  // Also in the URL, so that a rejection keeps everything as it was.
  const chosen = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return (
    <form
      method="post"
      action={usePreservedParams()(`${ADDRESS}?${chosen}`)}
      className={css.actions}
    >
      <Hidden fields={fields} />
      <Hidden
        fields={[
          ['matched', String(matched)],
          ['changes', String(changes)],
        ]}
      />
      <p role="status">{t('users_bulk_counted', { matched, changes, already, leftOut })}</p>
      {changes > 0 && (
        <div>
          <Button type="submit" tone="danger">
            {t('users_bulk_confirm', { count: changes })}
          </Button>
        </div>
      )}
    </form>
  );
}

function Hidden({ fields }: { fields: Fields }) {
  return fields.map(([name, value]) => (
    <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
  ));
}
