import type { SyntheticEvent } from 'react';
import { Form, useLocation } from 'react-router';
import {
  MAX_ACTION_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  type Banner,
} from '../../../../contracts/admin/banners.ts';
import { MAX_ADDRESS_LENGTH } from '../../../../contracts/site/site-fields.ts';
import type { BannerKind } from '../../../../domain/site/banner-rules.ts';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { zoneName } from '../../../../domain/time/time-zone.ts';
import { DateField } from '../../../forms/date-field.tsx';
import type { FormFailure } from '../../../forms/form.tsx';
import { NumberInput } from '../../../forms/number-input.tsx';
import { wireNumber } from '../../../forms/reader-format.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import { WORDS } from './banner-fields.ts';
import type { Fields } from './site-actions.ts';
import { WordsField } from './site-fields.tsx';
import { Button } from '../../../../widgets/button/button.tsx';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import css from './site-pages.module.css';

const LIMITS = { title: MAX_TITLE_LENGTH, text: MAX_TEXT_LENGTH, action: MAX_ACTION_LENGTH };

interface BannerFormProps {
  readonly fields: Fields;
  readonly failure: FormFailure | undefined;
  readonly banner: Banner | null;
  readonly kind: BannerKind;
  /** The initial language of the preview. */
  readonly language: Language;
  /** The question whether to remove it is open. */
  readonly asksRemoval: boolean;
  readonly onTyped: (fields: Fields) => void;
}

export function BannerForm(props: BannerFormProps) {
  const { fields, failure, banner, kind, onTyped } = props;
  const t = useLabels();
  const { lang } = useShell().globals;
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
        <WordsField
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
        <WordsField
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
        <NumberInput
          name="weight"
          label={t('site_weight')}
          value={wireNumber(fields['weight'] ?? '', lang)}
          error={failure?.error.field === 'body.weight' ? t('site_words_invalid') : undefined}
          hint={t('site_weight_hint', { share: banner?.share ?? 0 })}
        />
      )}
      <Schedule fields={fields} failure={failure} />
      <Checkbox label={t('site_is_on')} name="isOn" defaultChecked={fields['isOn'] !== undefined} />
      <Words {...props} />
      <div className={css.buttons}>
        <Button type="submit" kind="primary">
          {t('site_save')}
        </Button>
        <Button type="submit" name="look" value="1" formNoValidate>
          {t('site_preview')}
        </Button>
        {banner && !banner.isDemo && !props.asksRemoval && (
          <Button type="submit" name="remove" value="ask" tone="danger" formNoValidate>
            {t('site_remove_banner')}
          </Button>
        )}
      </div>
      {banner && props.asksRemoval && (
        <div className={controls.alert} role="alert">
          <p>{t('site_remove_sure')}</p>
          <Button type="submit" name="remove" value="sure" tone="danger" formNoValidate>
            {t('site_remove_banner')}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** The texts in each language of the banner. */
function Words({ fields, failure, kind, language }: BannerFormProps) {
  const t = useLabels();
  const common = { failure, refusal: t('site_words_invalid') };
  return (
    <>
      {kind === 'bottom' && (
        <SelectField
          isWide
          label={t('site_preview_in')}
          name="previewIn"
          value={fields['previewIn'] ?? language}
          options={LANGUAGE_CODES.map((code) => ({ id: code, text: LANGUAGES[code].own }))}
        />
      )}
      <p className={css.note}>
        {kind === 'bottom' ? t('site_english_needed') : t('site_english_only')}
      </p>
      {(kind === 'bottom' ? LANGUAGE_CODES : (['eng'] as const)).map((code) => (
        <fieldset key={code} className={css.names}>
          <legend>{LANGUAGES[code].own}</legend>
          {WORDS.map((word) => (
            <WordsField
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
    </>
  );
}

/** In the portal's time zone, not the operator's. */
function Schedule({ fields, failure }: Pick<BannerFormProps, 'fields' | 'failure'>) {
  const t = useLabels();
  const { timeZone } = useShell();
  const zone = zoneName(0, timeZone);
  return (
    <div className={css.pair}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <DateField
          key={name}
          name={name}
          hasTime
          label={t(name === 'startsAt' ? 'site_starts' : 'site_ends', {
            zone: timeZone.startsWith('UTC') ? zone : timeZone,
          })}
          value={fields[name] ?? ''}
          error={failure?.error.field === `body.${name}` ? t('site_ends_invalid') : undefined}
        />
      ))}
    </div>
  );
}
