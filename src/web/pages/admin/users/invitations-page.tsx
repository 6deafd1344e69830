import { PageTable } from '../../../parts/page-table.tsx';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  inviteUser,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
} from '../../../../contracts/accounts/invitations.ts';
import { displayMoment } from '../../../../domain/text/format.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { load } from '../../../api/load.ts';
import { DateField } from '../../../forms/date-field.tsx';
import type { FormFailure } from '../../../forms/form.tsx';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { wireDay } from '../../../forms/reader-format.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { usePreservedParams } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { Checkbox, FieldGroup } from '../../../../widgets/field/choices.tsx';
import { buttonClass } from '../../../../widgets/button/button-class.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import css from './users.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'users.page',
  'users.panel',
  'users.invitations',
  'widgets.date_picker',
  'widgets.table_moves',
  'widgets.select',
);
const ADDRESS = '/admin/users/invitations/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    ...(await loadAdmin(context)),
    list: await load(context, listInvitations, {}),
    isDone: url.searchParams.has('done'),
    isQueued: url.searchParams.has('queued'),
    labels: LABELS,
    head: { title: t('invite_list'), description: t('users_text') },
  };
}

/** A link that isn't mailed and is shown only once. */
interface Made {
  readonly link: string;
}

/** Invites a user, or resends or withdraws the invitation whose button was pressed. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const fields = new URLSearchParams(await request.text());
  const { call, language } = context.get(pageContext);
  const [resent, withdrawn] = [
    fields.get('resend') ?? fields.get('relink'),
    fields.get('withdraw'),
  ];
  const act = () => {
    if (resent !== null) {
      const byLink = fields.has('relink');
      return call(resendInvitation, { params: { invitationId: resent }, body: { byLink } });
    }
    if (withdrawn !== null) {
      return call(withdrawInvitation, { params: { invitationId: withdrawn } });
    }
    const body = {
      email: fields.get('email') ?? '',
      level: fields.get('level'),
      tariffs: fields.getAll('tariff').map(Number),
      endsOn: wireDay(fields.get('endsOn') ?? '', language) || null,
      language: fields.get('language'),
      isOperator: fields.has('isOperator'),
      byLink: fields.has('byLink'),
    };
    return call(inviteUser, { body: body as never });
  };
  const result = await act();
  if (result.ok && 'link' in result.answer && result.answer.link !== null) {
    const made: Made = { link: result.answer.link };
    return data(made, { headers: { 'cache-control': 'no-store' } });
  }
  const done = withdrawn === null ? 'queued' : 'done';
  if (result.ok) return redirectWithNotice(result, ADDRESS, done, url.search);
  const failure: FormFailure = {
    error: result.error,
    typed: { ...Object.fromEntries(fields), tariffs: fields.getAll('tariff').join() },
  };
  return data(failure, { status: result.status });
}

/** Browsers must not store what is shown only once. */
export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

/** Invitations by operators. */
export default function InvitationsPage() {
  const t = useLabels();
  const { counts, list, isDone, isQueued } = useLoaderData<typeof loader>();
  const result = useActionData<FormFailure | Made>();
  const failure = result && 'error' in result ? result : undefined;
  return (
    <AdminPage title={t('invite_list')} lead={t('invite_list_lead')} counts={counts}>
      {failure && (
        <p className={controls.alert} role="alert">
          {failure.error.message}
        </p>
      )}
      {(isDone || isQueued) && !result && (
        <p className={controls.done} role="status">
          {t(isQueued ? 'invite_queued' : 'users_done')}
        </p>
      )}
      {result && 'link' in result && <NewLink link={result.link} />}
      <InviteForm offered={list.offered} canMail={list.canMail} failure={failure} />
      {list.items.length > 0 ? (
        <Invitations items={list.items} canMail={list.canMail} />
      ) : (
        <p>{t('invite_none')}</p>
      )}
    </AdminPage>
  );
}

function NewLink({ link }: Made) {
  const t = useLabels();
  return (
    <div className={css.link} role="status">
      <p>{t('invite_link_made')}</p>
      <code>{link}</code>
      <CopyButton text={link} copied={t('invite_copied')} className={buttonClass()}>
        {t('invite_copy')}
      </CopyButton>
    </div>
  );
}

function InviteForm({
  offered,
  canMail,
  failure,
}: {
  readonly canMail: boolean;
  offered: readonly { readonly id: number; readonly name: string }[];
  failure: FormFailure | undefined;
}) {
  const t = useLabels();
  const { globals } = useShell();
  const chosen = failure?.typed['tariffs']?.split(',') ?? [];
  return (
    <form method="post" action={usePreservedParams()(ADDRESS)} className={css.invite}>
      <TextField
        label={t('invite_email')}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="off"
        defaultValue={failure?.typed['email']}
        aria-invalid={failure?.error.field === 'body.email' ? true : undefined}
      />
      <SelectField
        label={t('users_level')}
        name="level"
        value={failure?.typed['level'] ?? 'restricted'}
        options={[
          { id: 'restricted', text: t('users_level_restricted') },
          { id: 'full', text: t('users_level_full') },
        ]}
      />
      <SelectField
        label={t('language')}
        name="language"
        value={failure?.typed['language'] ?? globals.lang}
        options={Object.entries(LANGUAGES).map(([id, { own }]) => ({ id, text: own }))}
      />
      <FieldGroup legend={t('users_tariffs')} isRow>
        {offered.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            name="tariff"
            value={id}
            defaultChecked={chosen.includes(String(id))}
          />
        ))}
      </FieldGroup>
      <DateField name="endsOn" label={t('users_until')} value={failure?.typed['endsOn'] ?? ''} />
      <Checkbox
        label={t('invite_operator')}
        name="isOperator"
        defaultChecked={failure?.typed['isOperator'] !== undefined}
      />
      {canMail ? (
        <Checkbox
          label={t('invite_by_link')}
          name="byLink"
          defaultChecked={failure?.typed['byLink'] !== undefined}
        />
      ) : (
        <p>{t('invite_no_mail')}</p>
      )}
      <Button type="submit" kind="primary">
        {t('invite_send')}
      </Button>
    </form>
  );
}

function Invitations({
  items,
  canMail,
}: {
  readonly items: readonly Invitation[];
  readonly canMail: boolean;
}) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const address = usePreservedParams()(ADDRESS);
  return (
    <PageTable
      className={css.table}
      caption={t('invite_list')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'email',
          title: t('invite_email'),
          isRowHeader: true,
          sortable: false,
          value: ({ email }) => email,
        },
        {
          field: 'level',
          title: t('users_level'),
          isWide: true,
          sortable: false,
          value: ({ level, isOperator }) =>
            [t(`users_level_${level}`), ...(isOperator ? [t('users_operator')] : [])].join(', '),
        },
        {
          field: 'tariffs',
          title: t('users_tariffs'),
          isWide: true,
          sortable: false,
          value: ({ tariffs }) => tariffs.map(({ name }) => name).join(', ') || null,
        },
        {
          field: 'expiresAt',
          title: t('users_until'),
          sortable: false,
          value: ({ expiresAt, isExpired }) =>
            isExpired
              ? t('users_ended')
              : displayMoment(Date.parse(expiresAt), globals.lang, timeZone),
        },
        {
          field: 'do',
          title: t('users_open'),
          isTitleUnseen: true,
          sortable: false,
          render: ({ id }) => (
            <form method="post" action={address} className={css.save}>
              {canMail && (
                <Button size="s" type="submit" name="resend" value={id}>
                  {t('invite_resend')}
                </Button>
              )}
              <Button size="s" type="submit" name="relink" value={id}>
                {t('invite_new_link')}
              </Button>
              <Button size="s" type="submit" name="withdraw" value={id} tone="danger">
                {t('invite_withdraw')}
              </Button>
            </form>
          ),
        },
      ]}
    />
  );
}
