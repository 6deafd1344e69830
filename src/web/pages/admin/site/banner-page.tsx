import { useState } from 'react';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  addBanner,
  changeBanner,
  listBanners,
  removeBanner,
} from '../../../../contracts/admin/banners.ts';
import { wordsIn, type BannerKind } from '../../../../domain/site/banner-rules.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { load } from '../../../api/load.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadAdmin } from '../load-admin.ts';
import { BannerForm } from './banner-form.tsx';
import { bannerFromFields, fieldsFromBanner, wordsFromFields } from './banner-fields.ts';
import { BarPreview, VariantPreview } from './banner-preview.tsx';
import { answerForm, callWith, previewLanguage, type Fields } from './site-actions.ts';
import { Outcome } from './site-fields.tsx';
import { ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import css from './site-pages.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'site.page',
  'site.fields',
  'site.banner',
  'widgets.date_picker',
  'widgets.number_field',
  'widgets.select',
);

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const { language: own } = context.get(pageContext);
  const admin = await loadAdmin(context);
  const { banners } = await load(context, listBanners, { query: {} });
  const isNew = params['bannerId'] === 'new';
  const banner = banners.find(({ id }) => String(id) === params['bannerId']) ?? null;
  if (!banner && !isNew) throw data(null, { status: 404 });
  const asked: BannerKind =
    url.searchParams.get('kind') === 'registration' ? 'registration' : 'bottom';
  return {
    ...admin,
    banner,
    kind: banner?.kind ?? asked,
    language: previewLanguage(url, own),
    labels: LABELS,
    head: { title: banner?.variant ?? t('admin_banners'), description: t('site_text') },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const fields = await readFields(request);
  const { bannerId } = params;
  // Without scripts, the button renders the page again with the input.
  if (fields['look'] !== undefined) return { typed: fields };
  const kind = fields['kind'] === 'registration' ? 'registration' : 'bottom';
  const said = bannerFromFields(fields, kind, context.get(pageContext));
  const next = '/admin/banners/';
  // The first press only asks for confirmation; the input stays.
  if (fields['remove'] === 'ask') return { typed: fields, asksRemoval: true };
  if (fields['remove'] !== undefined) {
    return answerForm(
      request,
      await callWith(context, removeBanner, { params: { bannerId } }),
      fields,
      next,
    );
  }
  const result =
    bannerId === 'new'
      ? await callWith(context, addBanner, {
          body: { ...said, kind, variant: fields['variant'] ?? '' },
        })
      : await callWith(context, changeBanner, {
          params: { bannerId },
          body: { ...said, version: fields['version'] ?? '' },
        });
  return answerForm(request, result, fields, next);
}

export default function BannerPage() {
  const t = useLabels();
  const { banner, kind, counts, language } = useLoaderData<typeof loader>();
  const { timeZone } = useShell();
  const answer = useActionData<FormFailure | { typed: Fields; asksRemoval?: true }>();
  const failure = answer && 'error' in answer ? answer : undefined;
  const [typed, setTyped] = useState<Fields>(answer?.typed ?? fieldsFromBanner(banner, timeZone));
  return (
    <AdminPage
      title={
        banner?.variant ??
        (kind === 'bottom' ? t('site_new_bar_title') : t('site_new_variant_title'))
      }
      counts={counts}
      tools={
        <ButtonLink href="/admin/banners/" link={RouterLink}>
          {t('site_cancel')}
        </ButtonLink>
      }
    >
      <Outcome failure={failure} isDone={false} />
      <Preview kind={kind} fields={typed} />
      <BannerForm
        fields={answer?.typed ?? fieldsFromBanner(banner, timeZone)}
        failure={failure}
        banner={banner}
        kind={kind}
        language={language}
        asksRemoval={answer !== undefined && 'asksRemoval' in answer}
        onTyped={setTyped}
      />
    </AdminPage>
  );
}

/** With scripts, the preview follows the input. */
function Preview({ kind, fields }: { kind: BannerKind; fields: Fields }) {
  const t = useLabels();
  const { language: first } = useLoaderData<typeof loader>();
  const shown = (fields['previewIn'] as Language | undefined) ?? first;
  const texts = wordsFromFields(fields);
  const [words, language] = wordsIn({ ...texts, eng: texts.eng ?? { text: '' } }, shown);
  const url = fields['url'] || null;
  return (
    <section className={css.preview} aria-labelledby="preview">
      <h2 id="preview">{t('site_preview')}</h2>
      {kind === 'bottom' ? (
        <BarPreview
          offer={{
            kind,
            name: '',
            title: words.title ?? null,
            text: words.text,
            link: url === null ? null : { url, text: words.action ?? url },
            language,
            close: '',
          }}
        />
      ) : (
        <VariantPreview
          banner={{
            title: texts.eng?.title ?? '',
            text: texts.eng?.text ?? '',
            action: texts.eng?.action ?? '',
          }}
        />
      )}
    </section>
  );
}
