import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { downloadAccountData } from '../../../contracts/accounts/own-account.ts';
import { getOpenIdLink } from '../../../contracts/accounts/recovery.ts';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccessFacts } from './access-facts.tsx';
import { AccountPage } from './account-page.tsx';
import { loadOwnAccount } from './load-access.ts';
import { EmailSection, NameSection, PasswordSection } from './profile-credentials.tsx';
import { loadHints, submitSection, type SectionFailure } from './profile-forms.ts';
import css from './profile-page.module.css';
import { ButtonLink } from '../../../widgets/button/button.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { HintsSection, ViewSection } from './profile-view.tsx';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'account.profile',
  'profile.forms',
  'profile.delete',
  'recovery.openid',
  'widgets.select',
);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const account = await loadOwnAccount(context, '/profile/', url);
  return {
    ...account,
    hints: await loadHints(context),
    openId: await load(context, getOpenIdLink, {}),
    labels: LABELS,
    head: { title: t('profile_title'), description: t('account_description') },
    saved: url.searchParams.get('saved'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitSection(request, context);
}

export default function ProfilePage() {
  const t = useLabels();
  const { access, profile, hints, saved } = useLoaderData<typeof loader>();
  const failure = useActionData<SectionFailure>();
  // A failure replaces the confirmation of an earlier change.
  const state = { profile, failure, saved: failure ? null : saved };
  return (
    <AccountPage title={t('profile_title')} access={access}>
      <div className={css.access}>
        <AccessFacts access={access} />
        {access.level === 'free' && (
          <p>
            <Link to="/profile/access/">{t('get_access')}</Link>
          </p>
        )}
      </div>
      {profile.isDemo ? (
        <p className={css.note}>{t('profile_demo')}</p>
      ) : (
        <>
          <NameSection {...state} />
          <EmailSection {...state} />
          <PasswordSection {...state} />
          <OpenIdSection />
        </>
      )}
      <ViewSection {...state} />
      {hints !== null && <HintsSection {...state} />}
      {!profile.isDemo && (
        <>
          <section className={css.section} id="data">
            <div>
              <h2>{t('profile_data_title')}</h2>
              <p>{t('profile_data_text')}</p>
            </div>
            <p>
              <ButtonLink size="l" href={downloadAccountData.path} download>
                {t('profile_data_download')}
              </ButtonLink>
            </p>
          </section>
          <section className={css.section} id="delete">
            <div>
              <h2>{t('delete_title')}</h2>
              <p>{t('profile_delete_text')}</p>
            </div>
            <p>
              <ButtonLink size="l" tone="danger" href="/profile/delete/" link={RouterLink}>
                {t('delete_title')}
              </ButtonLink>
            </p>
          </section>
        </>
      )}
    </AccountPage>
  );
}

/** Sign-in with another account, if the operator has configured a provider. */
function OpenIdSection() {
  const t = useLabels();
  const { openId: name, isLinked } = useLoaderData<typeof loader>().openId;
  if (name === null) return null;
  return (
    <section className={css.section} id="openid">
      <div>
        <h2>{t('openid_title', { name })}</h2>
        <p>{t(isLinked ? 'openid_linked' : 'openid_not_linked', { name })}</p>
      </div>
      <p>
        <ButtonLink size="l" href="/profile/openid/" link={RouterLink}>
          {t(isLinked ? 'openid_unlink' : 'openid_link', { name })}
        </ButtonLink>
      </p>
    </section>
  );
}
