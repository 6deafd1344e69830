import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { changePassword } from '../../../contracts/account.ts';
import { loaderTexts } from '../../page-context.ts';
import { useKept } from '../../shell/link.tsx';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { useShell } from '../../shell/use-shell.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccessFacts } from './access-facts.tsx';
import { AccountNav } from './account-nav.tsx';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from './form.tsx';
import css from './form.module.css';
import { loadAccess } from './load-access.ts';
import { submitForm } from './submit.ts';

const LABELS = pageLabels('account.forms', 'account.profile');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    access: await loadAccess(context, '/profile/', url),
    labels: LABELS,
    head: { title: t('profile_title'), description: t('account_description') },
    hasChanged: url.searchParams.has('changed'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, changePassword, '/profile/?changed');
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData);
}

export default function ProfilePage() {
  const t = useLabels();
  const { userName } = useShell();
  const { access, hasChanged } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <FormPage title={t('profile_title')} nav={<AccountNav />}>
      <p>{t('signed_in_as', { name: userName ?? '' })}</p>
      <AccessFacts access={access} />
      {access.level === 'free' && (
        <p>
          <Link to="/profile/access/">{t('get_access')}</Link>
        </p>
      )}
      <h2>{t('change_password')}</h2>
      <p className={css.aside}>{t('sessions_text')}</p>
      {hasChanged && !failure && (
        <p className={css.success} role="status">
          {t('password_changed')}
        </p>
      )}
      <Form method="post" action={useKept()('/profile/')} reloadDocument>
        <FormError failure={failure} />
        <Field
          name="currentPassword"
          type="password"
          label={t('current_password')}
          autoComplete="current-password"
          failure={failure}
        />
        <Field
          name="newPassword"
          type="password"
          label={t('new_password')}
          autoComplete="new-password"
          hint={t('password_hint')}
          minLength={10}
          failure={failure}
        />
        <SubmitButton>{t('change_password')}</SubmitButton>
      </Form>
    </FormPage>
  );
}
