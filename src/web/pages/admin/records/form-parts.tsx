import { use } from 'react';
import { FREQUENCIES } from '../../../../domain/bonds/bond-terms.ts';
import { DAY_COUNTS } from '../../../../domain/bonds/day-count.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { displayDay } from '../../../../domain/text/format.ts';
import { IDENTIFIER_SCHEMES } from '../../../../domain/instruments/identifier.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from '../../../../domain/text/language.ts';
import type { Translate } from '../../../../labels/label-keys.ts';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import {
  ChoiceInput,
  DayInput,
  DecimalInput,
  FormContext,
  HeldNote,
  Newer,
  TextInput,
  useHasFieldNote,
} from './desk-form.tsx';
import css from './desk.module.css';
import { ISSUERS_PATH, recordPath } from './desks.ts';
import { statusOptions, type Option } from './field-label.ts';
import { fieldOptions } from './field-text.ts';
import type { DeskRecord } from './load-record.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { CODES } from './reconcile.ts';

const MAX_NAME = 300;
/** Empty lines for new codes. */
const NEW_CODES = 2;
const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

export function Names() {
  const t = useLabels();
  const isOpen = useHasFieldNote(OTHER_LANGUAGES.map((code) => `name.${code}`));
  return (
    <fieldset className={css.part}>
      <legend>{t('desk_name')}</legend>
      <TextInput
        name={`name.${DEFAULT_LANGUAGE}`}
        label={LANGUAGES[DEFAULT_LANGUAGE].own}
        lang={DEFAULT_LANGUAGE}
        maxLength={MAX_NAME}
      />
      <details open={isOpen} className={css.folded}>
        <summary>{t('desk_other_languages')}</summary>
        <p className={css.text}>{t('desk_name_hint')}</p>
        <div className={css.pairs}>
          {OTHER_LANGUAGES.map((code) => (
            <TextInput
              key={code}
              name={`name.${code}`}
              label={LANGUAGES[code].own}
              lang={code}
              maxLength={MAX_NAME}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

export function InstrumentFacts({ record }: { record: DeskRecord }) {
  const t = useLabels();
  const { fields } = record;
  const issuerId = fields['issuerId'] ?? '';
  const issuer = (
    <>
      {record.issuerName !== null && (
        <>
          <Link to={recordPath('issuer', issuerId)}>{record.issuerName}</Link>
          {' · '}
        </>
      )}
      <Link to={ISSUERS_PATH}>{t('desk_find_issuer')}</Link>
    </>
  );
  const categories = fieldOptions(t, 'category', 'instrument') ?? [];
  const venues = venueOptions(t, fields['venue'] ?? '');
  return (
    <fieldset className={css.part}>
      <legend>{t('desk_facts')}</legend>
      <div className={css.pairs}>
        <Status
          what="instrument"
          hint={t('desk_status_hint', { status: t('instrument_status_withdrawn') })}
        />
        <TextInput name="issuerId" inputMode="numeric" maxLength={10} hint={issuer} />
        <TextInput name="currency" maxLength={3} hint={t('desk_currency_hint')} />
        {record.kind === 'index' ? (
          <ChoiceInput name="category" options={[['', '–'], ...categories]} />
        ) : (
          <TextInput name="category" maxLength={40} hint={t('desk_category_hint')} />
        )}
        <ChoiceInput name="venue" options={[['', '–'], ...venues]} />
        <DecimalInput name="importance" hint={t('desk_importance_hint')} />
      </div>
    </fieldset>
  );
}

/** A venue that only a source knows can be kept. */
function venueOptions(t: Translate, stored: string): readonly Option[] {
  const known = fieldOptions(t, 'venue', 'instrument') ?? [];
  const isKnown = stored === '' || known.some(([code]) => code === stored);
  return isKnown ? known : [[stored, stored], ...known];
}

export function IssuerFacts() {
  const t = useLabels();
  return (
    <fieldset className={css.part}>
      <legend>{t('desk_facts')}</legend>
      <div className={css.pairs}>
        <Status
          what="issuer"
          hint={t('desk_issuer_status_hint', { status: t('company_status_liquidated') })}
        />
        <TextInput name="country" maxLength={2} hint={t('desk_country_hint')} />
        <ChoiceInput
          name="sector"
          options={[UNKNOWN, ...(fieldOptions(t, 'sector', 'issuer') ?? [])]}
        />
      </div>
    </fieldset>
  );
}

function Status({ what, hint }: { what: DeskRecord['what']; hint: string }) {
  const t = useLabels();
  return <ChoiceInput name="status" options={statusOptions(t, what)} hint={hint} />;
}

const same = (each: string | number): Option => [String(each), String(each)];
const UNKNOWN: Option = ['', '–'];

/** A number of coupons that a source knows and the calculation doesn't support can be kept. */
function countOptions(stored: string): Option[] {
  const known = FREQUENCIES.map(same);
  return stored === '' || known.some(([count]) => count === stored)
    ? known
    : [...known, same(stored)];
}

export function BondTerms() {
  const t = useLabels();
  const count = use(FormContext).fields['bond.couponsPerYear'] ?? '';
  return (
    <fieldset className={css.part}>
      <legend>{t('desk_bond')}</legend>
      <div className={css.pairs}>
        <ChoiceInput
          name="bond.couponType"
          options={fieldOptions(t, 'bond.couponType', 'instrument') ?? []}
        />
        <DecimalInput name="bond.couponRate" />
        <ChoiceInput name="bond.couponsPerYear" options={[UNKNOWN, ...countOptions(count)]} />
        <ChoiceInput name="bond.dayCount" options={[UNKNOWN, ...DAY_COUNTS.map(same)]} />
        <DayInput name="bond.issuedOn" />
        <DayInput name="bond.maturesOn" hint={t('desk_matures_hint')} />
        <DecimalInput name="bond.faceValue" />
        <DecimalInput name="bond.amountIssued" />
      </div>
    </fieldset>
  );
}

/** All codes with their dates. Clearing a code removes it; two empty lines take new ones. */
export function Codes({ record }: { record: DeskRecord }) {
  const t = useLabels();
  const { fields, newer, held } = use(FormContext);
  const count = Object.keys(fields).filter((name) => /^identifiers\.\d+\.value$/.test(name)).length;
  const schemes = IDENTIFIER_SCHEMES.filter(
    (each) => (each === 'lei') === (record.what === 'issuer'),
  );
  const options = schemes.map((each): Option => [each, each.toUpperCase()]);
  return (
    <fieldset className={css.part}>
      <legend>{t('desk_codes')}</legend>
      <p className={css.text}>{t('desk_codes_hint')}</p>
      {newer[CODES] !== undefined && <Newer part={CODES} value={newer[CODES]} />}
      {held
        .filter(({ field }) => field.startsWith(`${CODES}.`))
        .map((each) => (
          <HeldNote key={each.field} held={each} withName />
        ))}
      <ol className={css.codes}>
        {Array.from({ length: count + NEW_CODES }, (_, i) => (
          <li key={i} className={css.code}>
            <ChoiceInput name={`${CODES}.${i}.scheme`} label={t('desk_scheme')} options={options} />
            <TextInput
              name={`${CODES}.${i}.value`}
              label={i < count ? t('desk_code') : t('desk_new_code')}
              maxLength={100}
            />
            <DayInput name={`${CODES}.${i}.validFrom`} label={t('desk_valid_from')} />
            <DayInput name={`${CODES}.${i}.validTo`} label={t('desk_valid_to')} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Chooses the source to show if several have the same series. */
export function PreferredSeries({ record }: { record: DeskRecord }) {
  const t = useLabels();
  const { globals } = useShell();
  const { fields } = use(FormContext);
  const names = [...new Set(record.series.map(({ field }) => field))];
  const several = names.filter(
    (name) => record.series.filter(({ field }) => field === name).length > 1,
  );
  const text = (lastDay: string | null) =>
    lastDay === null ? t('desk_no_values') : displayDay(parseDay(lastDay)!, globals.lang);
  return (
    <>
      {names
        .filter((name) => !several.includes(name) && fields[`preferred.${name}`] !== undefined)
        .map((name) => (
          <input
            key={name}
            type="hidden"
            name={`preferred.${name}`}
            value={fields[`preferred.${name}`]}
          />
        ))}
      {several.length > 0 && (
        <fieldset className={css.part}>
          <legend>{t('desk_preferred')}</legend>
          <p className={css.text}>{t('desk_preferred_hint')}</p>
          <div className={css.pairs}>
            {several.map((name) => (
              <ChoiceInput
                key={name}
                name={`preferred.${name}`}
                label={name}
                options={record.series
                  .filter(({ field }) => field === name)
                  .map(({ id, source, lastDay }): Option => [
                    String(id),
                    `${source}, ${text(lastDay)}`,
                  ])}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** Hides the record from the portal or shows it again. */
export function OnPortal({ record }: { record: DeskRecord }) {
  const t = useLabels();
  return (
    <fieldset className={css.part}>
      <legend>{t('desk_on_portal')}</legend>
      <p className={css.text}>{t('desk_hide_hint')}</p>
      <div className={css.buttons}>
        <Button
          type="submit"
          name="do"
          value={record.isHidden ? 'show' : 'hide'}
          tone={record.isHidden ? undefined : 'danger'}
        >
          {record.isHidden ? t('desk_show') : t('desk_hide')}
        </Button>
      </div>
    </fieldset>
  );
}
