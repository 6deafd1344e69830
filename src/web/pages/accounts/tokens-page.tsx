import { PageTable } from '../../parts/page-table.tsx';
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { SCOPES } from '../../../contracts/core/endpoint.ts';
import {
  createToken,
  listTokens,
  revokeToken,
  TOKEN_DAYS,
  type ApiTokenItem,
} from '../../../contracts/accounts/tokens.ts';
import { displayMoment, displayNumber } from '../../../domain/text/format.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { HelpLink } from '../../shell/help-link.tsx';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { AccountPage } from './account-page.tsx';
import { Field, FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import { redirectWithNotice, treatGoneAsDone } from '../../forms/redirect-with-notice.tsx';
import formCss from '../../forms/form.module.css';
import { loadAccess } from './load-access.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { Checkbox, FieldGroup, RadioGroup } from '../../../widgets/field/choices.tsx';
import { buttonClass } from '../../../widgets/button/button-class.ts';
import css from './tokens-page.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'account.profile',
  'account.tokens',
  'figures.tokens',
  'widgets.table_moves',
);
const ADDRESS = '/profile/tokens/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    access: await loadAccess(context, ADDRESS, url),
    ...(await load(context, listTokens, {})),
    labels: LABELS,
    head: { title: t('tokens_nav'), description: t('tokens_description') },
    isRevoked: url.searchParams.has('revoked'),
  };
}

interface Made {
  readonly token: string;
}

/** Creates a token, or revokes the one whose button was pressed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { call } = context.get(pageContext);
  const revoked = form.get('revoke');
  if (typeof revoked === 'string') {
    const result = treatGoneAsDone(await call(revokeToken, { params: { tokenId: revoked } }));
    if (result.ok)
      return redirectWithNotice(result, ADDRESS, 'revoked', new URL(request.url).search);
    return data({ error: result.error, typed: {} } satisfies FormFailure, {
      status: result.status,
    });
  }
  const givenName = form.get('name');
  const name = typeof givenName === 'string' ? givenName : '';
  const scopes = form.getAll('scopes').filter((scope) => typeof scope === 'string');
  const body = { name, scopes, days: Number(form.get('days')) };
  const result = await call(createToken, { body: body as never });
  if (!result.ok) {
    const typed = { name, scopes: scopes.join(), days: String(body.days) };
    const failure: FormFailure = { error: result.error, typed };
    return data(failure, { status: result.status });
  }
  const made: Made = { token: result.answer.token };
  return data(made, { headers: { 'cache-control': 'no-store' } });
}

/** Browsers must not store what is shown only once. */
export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

export default function TokensPage() {
  const t = useLabels();
  const { access, items, isRevoked } = useLoaderData<typeof loader>();
  const result = useActionData<FormFailure | Made>();
  const failure = result && 'error' in result ? result : undefined;
  return (
    <AccountPage title={t('tokens_nav')} access={access}>
      <section className={formCss.page}>
        <p>{t('tokens_lead')}</p>
        {isRevoked && !result && (
          <p className={formCss.success} role="status">
            {t('token_revoked')}
          </p>
        )}
        {result && 'token' in result && <NewToken token={result.token} />}
        <h2>{t('token_new')}</h2>
        <NewTokenForm failure={failure} />
      </section>
      <section className={css.list}>
        <h2>{t('token_yours')}</h2>
        {items.length > 0 ? <Tokens items={items} /> : <p>{t('token_none')}</p>}
        <p>
          <Link to="/api/">{t('token_how')}</Link>
          {' · '}
          <HelpLink place="api#tokens" about={t('tokens_nav')} />
        </p>
      </section>
    </AccountPage>
  );
}

function NewToken({ token }: Made) {
  const t = useLabels();
  return (
    <div className={css.made} role="status">
      <p>{t('token_made')}</p>
      <code className={css.token}>{token}</code>
      <CopyButton text={token} copied={t('token_copied')} className={buttonClass()}>
        {t('token_copy')}
      </CopyButton>
    </div>
  );
}

function NewTokenForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useLabels();
  return (
    <Form method="post" action={usePreservedParams()(ADDRESS)} reloadDocument>
      <FormError failure={failure} />
      <Field
        name="name"
        type="text"
        label={t('token_name')}
        hint={t('token_name_hint')}
        autoComplete="off"
        failure={failure}
      />
      <FieldGroup
        legend={t('token_scopes')}
        error={failure?.error.field === 'body.scopes' && t('token_scopes_invalid')}
      >
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`token_scope_${scope}`)}
            name="scopes"
            value={scope}
            defaultChecked={failure?.typed['scopes']?.split(',').includes(scope) ?? true}
          />
        ))}
      </FieldGroup>
      <RadioGroup
        legend={t('token_days')}
        name="days"
        options={TOKEN_DAYS.map((days) => ({
          value: String(days),
          label: t('token_days_count', { count: days }),
        }))}
        defaultValue={failure?.typed['days'] ?? String(TOKEN_DAYS[1])}
      />
      <SubmitButton>{t('token_create')}</SubmitButton>
    </Form>
  );
}

function Tokens({ items }: { items: readonly ApiTokenItem[] }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const kept = usePreservedParams();
  const moment = (iso: string) => displayMoment(Date.parse(iso), globals.lang, timeZone);
  return (
    <PageTable
      className={css.tokens}
      caption={t('token_yours')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'name',
          title: t('token_name'),
          isRowHeader: true,
          sortable: false,
          value: ({ name }) => name,
        },
        {
          field: 'hint',
          title: t('token_begins'),
          isWide: true,
          sortable: false,
          render: ({ hint }) => <code>{hint}…</code>,
        },
        {
          field: 'scopes',
          title: t('token_scopes'),
          isWide: true,
          sortable: false,
          value: ({ scopes }) => scopes.map((scope) => t(`token_scope_${scope}`)).join(', '),
        },
        {
          field: 'expiresAt',
          title: t('token_until'),
          sortable: false,
          value: ({ expiresAt, isExpired }) => (isExpired ? t('token_expired') : moment(expiresAt)),
        },
        {
          field: 'lastUsedAt',
          title: t('token_last_used'),
          isWide: true,
          sortable: false,
          value: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : t('token_never')),
        },
        {
          field: 'callsToday',
          title: t('figures_calls_today'),
          kind: 'number',
          isWide: true,
          sortable: false,
          value: ({ callsToday }) => displayNumber(String(callsToday), 0, globals.lang),
        },
        {
          field: 'revoke',
          title: t('token_revoke'),
          isTitleUnseen: true,
          sortable: false,
          render: ({ id, name }) => (
            <Form method="post" action={kept(ADDRESS)} reloadDocument>
              <Button
                type="submit"
                name="revoke"
                value={id}
                size="s"
                aria-label={t('token_revoke_named', { name })}
              >
                {t('token_revoke')}
              </Button>
            </Form>
          ),
        },
      ]}
    />
  );
}
