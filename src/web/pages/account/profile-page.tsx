import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { changePassword } from '../../../contracts/account.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { useKept } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { useFrame } from '../../shell/use-frame.ts';
import { translator, useLabels } from '../../shell/use-labels.ts';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from './form.tsx';
import css from './form.module.css';
import { submitForm } from './submit.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  if (!(await page.frame()).globals.userLoggedIn)
    throw redirect(keptAddress('/sign-in/?next=/profile/', url.search));
  return { labels: page.labels('account'), hasChanged: url.searchParams.has('changed') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, changePassword, '/profile/?changed');
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const t = translator(loaderData.labels);
  return pageMeta(t('profile_title'), t('account_description'));
}

export default function ProfilePage() {
  const t = useLabels();
  const { globals, userName } = useFrame();
  const { hasChanged } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <FormPage title={t('profile_title')}>
      <p>{t('signed_in_as', { name: userName ?? '' })}</p>
      <dl className={css.facts}>
        <div>
          <dt>{t('access_level')}</dt>
          <dd>{globals.userPaidAccess ? t('access_full') : t('access_restricted')}</dd>
        </div>
        <div>
          <dt>{t('tariffs')}</dt>
          <dd>{globals.userTariffs.join(', ') || t('no_tariffs')}</dd>
        </div>
      </dl>
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
