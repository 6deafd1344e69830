import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { getSettings, getTestMessages } from '../../../../contracts/admin/settings.ts';
import { load } from '../../../api/load.ts';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadAdmin } from '../load-admin.ts';
import { LogoSetting } from './logo-setting.tsx';
import { SettingForm } from './setting-form.tsx';
import css from './settings-page.module.css';
import { submitSetting, type SettingFailure } from './submit-setting.ts';
import { TestMessages } from './test-messages.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('admin.nav', 'audit.settings', 'widgets.select');
const FORMS = [
  'siteName',
  'timeZone',
  'accessPolicy',
  'registration',
  'operatorSecondStep',
  'sessionIdleMinutes',
  'sessionMaxDays',
  'contact',
  'iosApp',
  'androidApp',
  'showsSetup',
] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    ...(await loadAdmin(context)),
    ...(await load(context, getSettings, {})),
    tests: (await load(context, getTestMessages, {})).items,
    done: url.searchParams.get('done'),
    labels: LABELS,
    head: { title: t('admin_settings'), description: t('settings_text') },
  };
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  return submitSetting(await readFields(request), call, url.search);
}

/** Settings that change without a restart. */
export default function SettingsPage() {
  const t = useLabels();
  const { counts, settings, atStart, origins, logo, tests, done } = useLoaderData<typeof loader>();
  const failure = useActionData<SettingFailure>();
  const state = (key: string) => ({
    origin: origins.find((each) => each.key === key) ?? null,
    isDone: done === key && failure === undefined,
    failure: failure?.form === key ? failure : undefined,
  });
  return (
    <AdminPage title={t('admin_settings')} lead={t('settings_text')} counts={counts}>
      <div className={css.settings}>
        {FORMS.map((key) => (
          <SettingForm
            key={key}
            name={key}
            value={settings[key]}
            startValue={atStart[key]}
            {...state(key)}
          />
        ))}
        <LogoSetting logo={logo} {...state('logo')} />
      </div>
      <TestMessages tests={tests} state={state} />
    </AdminPage>
  );
}
