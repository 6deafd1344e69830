import { Form } from 'react-router';
import {
  ACCESS_POLICIES,
  SESSION_IDLE_MINUTES,
  SESSION_MAX_DAYS,
  type AnySettingKey,
  type SettingKey,
} from '../../../../contracts/admin/settings.ts';
import { displayMoment } from '../../../../domain/text/format.ts';
import type { LabelKey } from '../../../../labels/label-keys.ts';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import css from './settings-page.module.css';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { ADDRESS, type SettingFailure } from './submit-setting.ts';

type Value = string | number | boolean | null;

/** Who changed it, and the result of the last attempt. */
export interface SettingState {
  readonly origin: {
    readonly changedAt: string;
    readonly changedBy: { readonly name: string } | null;
  } | null;
  readonly isDone: boolean;
  readonly failure: SettingFailure | undefined;
}

/** Hints have a page of their own. */
type FormKey = Exclude<SettingKey, 'hiddenHints'>;

interface SettingFormProps extends SettingState {
  readonly name: FormKey;
  readonly value: Value;
  readonly startValue: Value;
}

const HINTS: Readonly<Partial<Record<FormKey, LabelKey>>> = {
  iosApp: 'settings_hint_app',
  androidApp: 'settings_hint_app',
  siteName: 'settings_hint_siteName',
  timeZone: 'settings_hint_timeZone',
  accessPolicy: 'settings_hint_accessPolicy',
  registration: 'settings_hint_registration',
  operatorSecondStep: 'settings_hint_operatorSecondStep',
  sessionIdleMinutes: 'settings_hint_sessionIdleMinutes',
  sessionMaxDays: 'settings_hint_sessionMaxDays',
  contact: 'settings_hint_contact',
  showsSetup: 'settings_hint_showsSetup',
};

/** One setting: its current value, where it comes from, and a reset button. */
export function SettingForm(props: SettingFormProps) {
  const { name, value, startValue, origin, failure } = props;
  const t = useLabels();
  const kept = usePreservedParams();
  const words = useValueWords();
  return (
    <section className={css.setting} aria-labelledby={`name-${name}`}>
      <h2 id={`name-${name}`}>{t(`settings_name_${name}`)}</h2>
      <Form method="post" action={kept(ADDRESS)} reloadDocument className={css.form}>
        <input type="hidden" name="key" value={name} />
        <input type="hidden" name="seen" value={JSON.stringify(value)} />
        <Control {...props} />
        <Button type="submit" kind="primary" name="intent" value="save">
          {t('settings_save')}
        </Button>
      </Form>
      <Refusal failure={failure} />
      <Origin {...props} />
      {origin && <ResetForm name={name} seen={value} to={words(name, startValue)} />}
    </section>
  );
}

/** Settings with a fixed set of values. */
const CHOICES: Readonly<Partial<Record<FormKey, readonly Value[]>>> = {
  accessPolicy: ACCESS_POLICIES,
  registration: [true, false],
  operatorSecondStep: [true, false],
  showsSetup: [true, false],
  sessionIdleMinutes: SESSION_IDLE_MINUTES,
  sessionMaxDays: SESSION_MAX_DAYS,
};

/** A value as form text. */
function fieldText(value: Value): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null ? '' : String(value);
}

function Control({ name, value, failure }: SettingFormProps) {
  const t = useLabels();
  const words = useValueWords();
  const shared = { name: 'value', label: t(`settings_name_${name}`), hint: t(HINTS[name]!) };
  const options = CHOICES[name];
  const text = failure?.typed[name] ?? fieldText(value);
  if (options) {
    return (
      <SelectField
        {...shared}
        hideLabel
        className={css.control}
        value={text}
        options={options.map((each) => ({ id: fieldText(each), text: words(name, each) }))}
      />
    );
  }
  return (
    <TextField
      {...shared}
      isLabelHidden
      className={css.control}
      maxLength={300}
      defaultValue={text}
      aria-invalid={failure ? true : undefined}
    />
  );
}

export function Refusal({ failure }: { failure: SettingFailure | undefined }) {
  const t = useLabels();
  if (!failure) return null;
  const isWrong = failure.error.label === 'error_invalid_field';
  return (
    <p className={controls.alert} role="alert">
      {isWrong ? t('settings_wrong') : failure.error.message}
    </p>
  );
}

export function Origin({ origin, isDone }: SettingState) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  return (
    <>
      {isDone && (
        <p className={controls.done} role="status">
          {t('settings_saved')}
        </p>
      )}
      <p className={css.origin}>
        {origin === null
          ? t('settings_at_start')
          : t('settings_since', {
              time: displayMoment(Date.parse(origin.changedAt), globals.lang, timeZone),
              name: origin.changedBy?.name ?? '–',
            })}
      </p>
    </>
  );
}

interface ResetFormProps {
  readonly name: AnySettingKey;
  readonly seen?: Value;
  readonly to: string;
}

export function ResetForm({ name, seen, to }: ResetFormProps) {
  const t = useLabels();
  return (
    <Form method="post" action={usePreservedParams()(ADDRESS)} reloadDocument>
      <input type="hidden" name="key" value={name} />
      {seen !== undefined && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
      <Button type="submit" name="intent" value="reset">
        {t('settings_back_to', { value: to })}
      </Button>
    </Form>
  );
}

/** A duration in the largest unit that divides it. */
function durationLabel(minutes: number): [LabelKey, { count: number }] {
  if (minutes % 1440 === 0) return ['settings_days', { count: minutes / 1440 }];
  if (minutes % 60 === 0) return ['settings_hours', { count: minutes / 60 }];
  return ['settings_minutes', { count: minutes }];
}

/** A value as readers see it. */
function useValueWords(): (name: FormKey, value: Value) => string {
  const t = useLabels();
  return (name, value) => {
    if (typeof value === 'number') {
      return t(...durationLabel(name === 'sessionMaxDays' ? value * 1440 : value));
    }
    if (value === null) return t('settings_none');
    if (typeof value === 'boolean') return t(value ? 'settings_on' : 'settings_off');
    if (name !== 'accessPolicy') return value;
    return t(value === 'open' ? 'settings_policy_open' : 'settings_policy_levels');
  };
}
