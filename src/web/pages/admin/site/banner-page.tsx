import { useState, type SyntheticEvent } from 'react';
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  addBanner,
  changeBanner,
  listBanners,
  MAX_ACTION_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  removeBanner,
} from '../../../../contracts/banners.ts';
import { MAX_ADDRESS_LENGTH } from '../../../../contracts/site-fields.ts';
import { wordsIn, type BannerKind } from '../../../../domain/banner-rules.ts';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '../../../../domain/language.ts';
import { zoneName } from '../../../../domain/time-zone.ts';
import { load } from '../../../api/load.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { Link } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { adminMeta, loadAdmin } from '../load-admin.ts';
import { bannerFromFields, fieldsFromBanner, WORDS, wordsFromFields } from './banner-fields.ts';
import { BarPreview, VariantPreview } from './banner-preview.tsx';
import { answerForm, callWith, previewLanguage, type Fields } from './site-actions.ts';
import { Outcome, TextField } from './site-fields.tsx';
import css from './site-pages.module.css';

const LABELS = pageLabels('admin.nav', 'site.page', 'site.fields', 'site.banner');
const LIMITS = { title: MAX_TITLE_LENGTH, text: MAX_TEXT_LENGTH, action: MAX_ACTION_LENGTH };

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
  // Without scripts, the button has the page drawn anew with what was typed.
  if (fields['look'] !== undefined) return { typed: fields };
  const kind = fields['kind'] === 'registration' ? 'registration' : 'bottom';
  const said = bannerFromFields(fields, kind, context.get(pageContext).timeZone);
  const next = '/admin/banners/?done';
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

export const meta = adminMeta;

export default function BannerPage() {
  const t = useLabels();
  const { banner, kind, counts } = useLoaderData<typeof loader>();
  const { timeZone } = useShell();
  const answer = useActionData<FormFailure | { typed: Fields }>();
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
        <Link to="/admin/banners/" className={controls.button}>
          {t('site_cancel')}
        </Link>
      }
    >
      <Outcome failure={failure} isDone={false} />
      <Preview kind={kind} fields={typed} />
      <BannerForm
        fields={answer?.typed ?? fieldsFromBanner(banner, timeZone)}
        failure={failure}
        onTyped={setTyped}
      />
    </AdminPage>
  );
}

/** With scripts it follows what is typed. */
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

interface BannerFormProps {
  readonly fields: Fields;
  readonly failure: FormFailure | undefined;
  readonly onTyped: (fields: Fields) => void;
}

function BannerForm({ fields, failure, onTyped }: BannerFormProps) {
  const t = useLabels();
  const { banner, kind, language } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const note = (event: SyntheticEvent<HTMLFormElement>) =>
    onTyped(
      Object.fromEntries(
        [...new FormData(event.currentTarget)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : '',
        ]),
      ),
    );
  const common = { failure, refusal: t('site_words_invalid') };
  return (
    <Form
      method="post"
      action={pathname + search}
      reloadDocument
      className={css.form}
      onInput={note}
    >
      <input type="hidden" name="kind" value={kind} />
      {banner && <input type="hidden" name="version" value={banner.version} />}
      {!banner && (
        <TextField
          {...common}
          name="variant"
          label={t('site_variant_name')}
          value={fields['variant'] ?? ''}
          field="body.variant"
          hint={t('site_variant_hint')}
          maxLength={40}
          isRequired
        />
      )}
      {kind === 'bottom' ? (
        <TextField
          {...common}
          name="url"
          label={t('site_address')}
          value={fields['url'] ?? ''}
          field="body.url"
          refusal={t('site_address_invalid')}
          hint={t('site_address_hint')}
          maxLength={MAX_ADDRESS_LENGTH}
        />
      ) : (
        <TextField
          {...common}
          name="weight"
          type="number"
          label={t('site_weight')}
          value={fields['weight'] ?? ''}
          field="body.weight"
          hint={t('site_weight_hint', { share: banner?.share ?? 0 })}
        />
      )}
      <Schedule fields={fields} failure={failure} />
      <label className={css.check}>
        <input type="checkbox" name="isOn" defaultChecked={fields['isOn'] !== undefined} />
        {t('site_is_on')}
      </label>
      {kind === 'bottom' && (
        <label className={controls.field}>
          <span>{t('site_preview_in')}</span>
          <select
            className={controls.input}
            name="previewIn"
            defaultValue={fields['previewIn'] ?? language}
          >
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGES[code].own}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={css.note}>
        {kind === 'bottom' ? t('site_english_needed') : t('site_english_only')}
      </p>
      {(kind === 'bottom' ? LANGUAGE_CODES : (['eng'] as const)).map((code) => (
        <fieldset key={code} className={css.names}>
          <legend>{LANGUAGES[code].own}</legend>
          {WORDS.map((word) => (
            <TextField
              key={word}
              {...common}
              name={`${word}_${code}`}
              label={t(`site_word_${word}`)}
              lang={code}
              value={fields[`${word}_${code}`] ?? ''}
              field={`body.texts.${code}.${word}`}
              maxLength={LIMITS[word]}
            />
          ))}
        </fieldset>
      ))}
      <div className={css.buttons}>
        <button type="submit" className={controls.primary}>
          {t('site_save')}
        </button>
        <button type="submit" name="look" value="1" className={controls.button} formNoValidate>
          {t('site_preview')}
        </button>
        {banner && !banner.isDemo && (
          <button type="submit" name="remove" value="1" className={controls.danger} formNoValidate>
            {t('site_remove_banner')}
          </button>
        )}
      </div>
    </Form>
  );
}

/** In the portal's time zone, whatever the operator's own clock says. */
function Schedule({ fields, failure }: Omit<BannerFormProps, 'onTyped'>) {
  const t = useLabels();
  const { timeZone } = useShell();
  const zone = zoneName(0, timeZone);
  return (
    <div className={css.pair}>
      <TextField
        name="startsAt"
        type="datetime-local"
        label={t('site_starts', { zone: timeZone.startsWith('UTC') ? zone : timeZone })}
        value={fields['startsAt'] ?? ''}
        field="body.startsAt"
        refusal={t('site_ends_invalid')}
        failure={failure}
      />
      <TextField
        name="endsAt"
        type="datetime-local"
        label={t('site_ends', { zone: timeZone.startsWith('UTC') ? zone : timeZone })}
        value={fields['endsAt'] ?? ''}
        field="body.endsAt"
        refusal={t('site_ends_invalid')}
        failure={failure}
      />
    </div>
  );
}
