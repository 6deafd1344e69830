import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  copyBanner,
  listBanners,
  moveBanner,
  switchBanner,
} from '../../../../contracts/admin/banners.ts';
import { listHints, switchHint } from '../../../../contracts/site/hints.ts';
import { changeSettings, getSettings } from '../../../../contracts/admin/settings.ts';
import { load } from '../../../api/load.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadAdmin } from '../load-admin.ts';
import { AppOffers } from './app-offers.tsx';
import { BannerTable } from './banner-table.tsx';
import { HintTable } from './hint-table.tsx';
import { answerForm, callWith, previewLanguage, type Fields } from './site-actions.ts';
import { Outcome } from './site-fields.tsx';
import { ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import css from './site-pages.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'site.page',
  'site.lists',
  'site.banners',
  'widgets.table_moves',
  'widgets.select',
);
const ADDRESS = '/admin/banners/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const language = previewLanguage(url, context.get(pageContext).language);
  const [{ settings }, { hints }, list] = await Promise.all([
    load(context, getSettings, {}),
    load(context, listHints, {}),
    load(context, listBanners, { query: { language } }),
  ]);
  const { iosApp, androidApp } = settings;
  return {
    ...(await loadAdmin(context)),
    ...list,
    addresses: { iosApp, androidApp },
    hints,
    language,
    isDone: url.searchParams.has('done'),
    labels: LABELS,
    head: { title: t('admin_banners'), description: t('site_text') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request);
  return answerForm(request, await runRequestedAction(context, fields), fields, ADDRESS);
}

/** The pressed button names the action and the banner or hint. */
function runRequestedAction(context: ActionFunctionArgs['context'], fields: Fields) {
  const { turn, move, copy, hint, order } = fields;
  if (hint !== undefined) {
    const [key, state] = hint.split(':');
    return callWith(context, switchHint, { params: { hint: key }, body: { isOn: state === 'on' } });
  }
  if (turn !== undefined) {
    const [bannerId, state] = turn.split(':');
    return callWith(context, switchBanner, {
      params: { bannerId },
      body: { isOn: state === 'on' },
    });
  }
  if (move !== undefined) {
    const [bannerId, to] = move.split(':');
    return callWith(context, moveBanner, { params: { bannerId }, body: { to, order } });
  }
  if (copy !== undefined) return callWith(context, copyBanner, { params: { bannerId: copy } });
  const [iosApp, androidApp] = ['iosApp', 'androidApp'].map((name) => fields[name]?.trim() || null);
  return callWith(context, changeSettings, { body: { iosApp, androidApp } });
}

export default function BannersPage() {
  const t = useLabels();
  const data = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <AdminPage title={t('admin_banners')} lead={t('site_text')} counts={data.counts}>
      <Outcome failure={failure} isDone={data.isDone} />
      <section className={css.part} aria-labelledby="bars">
        <h2 id="bars">{t('site_bars')}</h2>
        <p className={css.note}>{t('site_bars_who')}</p>
        <BannerTable kind="bottom" banners={data.banners} order={data.order} />
        <ButtonLink href="/admin/banners/new/?kind=bottom" link={RouterLink}>
          {t('site_new_bar')}
        </ButtonLink>
      </section>
      <section className={css.part} aria-labelledby="variants">
        <h2 id="variants">{t('site_variants')}</h2>
        <p className={css.note}>{t('site_variants_who')}</p>
        <BannerTable kind="registration" banners={data.banners} order={data.order} />
        <ButtonLink href="/admin/banners/new/?kind=registration" link={RouterLink}>
          {t('site_new_variant')}
        </ButtonLink>
      </section>
      <AppOffers
        apps={data.apps}
        addresses={data.addresses}
        language={data.language}
        failure={failure}
      />
      <HintTable hints={data.hints} />
    </AdminPage>
  );
}
