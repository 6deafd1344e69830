import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { getSecondStep } from '../../../contracts/account.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormPage } from './form.tsx';
import css from './form.module.css';
import { PasskeyStep } from './passkey-step.tsx';
import { safeNext } from './submit.ts';

const LABELS = pageLabels('account.forms', 'phone.form', 'signins.ways');

/** The page after the right password of an account with a second step; for everybody else it is not. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const next = safeNext(url);
  if ((await context.get(pageContext).shell()).globals.userLoggedIn)
    throw redirect(keptAddress(next, url.search));
  const { step } = await load(context, getSecondStep, {});
  if (step === null)
    throw redirect(keptAddress(`/sign-in/?next=${encodeURIComponent(next)}`, url.search));
  const t = loaderTexts(context);
  const head = { title: t('second_step_title'), description: t('account_description') };
  return { step, next: keptAddress(next, url.search), labels: LABELS, head };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [...pageMeta(loaderData), { name: 'robots', content: 'noindex' }];
}

export default function SecondStepPage() {
  const t = useLabels();
  const { step, next } = useLoaderData<typeof loader>();
  return (
    <FormPage title={t('second_step_title')}>
      {step === 'passkey' && <PasskeyStep next={next} />}
      <p className={css.aside}>{t('second_step_lost')}</p>
    </FormPage>
  );
}
