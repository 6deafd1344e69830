import { Form, useLocation } from 'react-router';
import type { BannerList } from '../../../../contracts/admin/banners.ts';
import { MAX_ADDRESS_LENGTH } from '../../../../contracts/site/site-fields.ts';
import type { Language } from '../../../../domain/text/language.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { BarPreview } from './banner-preview.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { WordsField } from './site-fields.tsx';
import { Button } from '../../../../widgets/button/button.tsx';
import css from './site-pages.module.css';

interface AppOffersProps {
  readonly apps: BannerList['apps'];
  readonly addresses: Readonly<Record<'iosApp' | 'androidApp', string | null>>;
  readonly language: Language;
  readonly failure: FormFailure | undefined;
}

/** App URLs and the bars that offer the apps. */
export function AppOffers({ apps, addresses, language, failure }: AppOffersProps) {
  const t = useLabels();
  const { search } = useLocation();
  const stores = [
    ['iosApp', t('site_ios'), apps.ios],
    ['androidApp', t('site_android'), apps.android],
  ] as const;
  return (
    <section className={css.part} aria-labelledby="apps">
      <h2 id="apps">{t('site_apps')}</h2>
      <p className={css.note}>{t('site_apps_who')}</p>
      <Form method="post" action={`/admin/banners/${search}`} reloadDocument className={css.form}>
        {stores.map(([name, label]) => (
          <WordsField
            key={name}
            name={name}
            label={label}
            value={addresses[name] ?? ''}
            field={`body.${name}`}
            refusal={t('site_address_invalid')}
            hint={addresses[name] === null ? t('site_no_app') : ''}
            maxLength={MAX_ADDRESS_LENGTH}
            failure={failure}
          />
        ))}
        <div>
          <Button type="submit" kind="primary">
            {t('site_save')}
          </Button>
        </div>
      </Form>
      <LanguageChoice language={language} />
      {stores.map(([name, , bar]) => (
        <BarPreview key={name} offer={bar} />
      ))}
    </section>
  );
}
