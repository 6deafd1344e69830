import { createContext, use, type ReactNode } from 'react';
import type { HeldField } from '../../../../contracts/admin/records.ts';
import type { ErrorEnvelope } from '../../../../contracts/core/errors.ts';
import { displayMoment } from '../../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../../domain/text/language.ts';
import { DateField } from '../../../forms/date-field.tsx';
import { NumberInput } from '../../../forms/number-input.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import visually from '../../../../widgets/visually-hidden/visually-hidden.module.css';
import css from './desk.module.css';
import { fieldLabel, type Option } from './field-label.ts';
import { useFieldText } from './field-text.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import type { Fields } from './form-fields.ts';

interface FormState {
  readonly fields: Fields;
  readonly error: ErrorEnvelope | undefined;
  /** Values another operator has saved in fields that were edited here. */
  readonly newer: Fields;
  readonly held: readonly HeldField[];
}

export const FormContext = createContext<FormState>({
  fields: {},
  error: undefined,
  newer: {},
  held: [],
});

/** Whether any of these fields has a note, so that the section stays open. */
export function useHasFieldNote(names: readonly string[]): boolean {
  const { error, newer, held } = use(FormContext);
  return names.some(
    (name) =>
      error?.field === `body.${name}` ||
      newer[name] !== undefined ||
      held.some(({ field }) => field === name),
  );
}

interface FieldProps {
  readonly name: string;
  readonly label?: string;
  readonly hint?: ReactNode;
}

/** A date in the reader's format. */
export function DayInput(props: FieldProps) {
  const { fields } = use(FormContext);
  const { label, error, notes } = useFieldNote(props);
  return (
    <div className={css.field}>
      <DateField name={props.name} label={label} value={fields[props.name] ?? ''} error={error} />
      {notes}
    </div>
  );
}

/** A number in the reader's format. */
export function DecimalInput(props: FieldProps) {
  const { fields } = use(FormContext);
  const { label, error, notes } = useFieldNote(props);
  return (
    <div className={css.field}>
      <NumberInput name={props.name} label={label} value={fields[props.name] ?? ''} error={error} />
      {notes}
    </div>
  );
}

export function TextInput({
  maxLength,
  lang,
  inputMode,
  isRequired,
  ...props
}: FieldProps & {
  readonly maxLength?: number;
  readonly lang?: Language;
  readonly inputMode?: 'numeric';
  readonly isRequired?: boolean;
}) {
  const { fields } = use(FormContext);
  const { label, error, notes } = useFieldNote(props);
  return (
    <TextField
      id={`desk-${props.name.replaceAll('.', '-')}`}
      label={label}
      error={error}
      hint={notes}
      name={props.name}
      maxLength={maxLength}
      inputMode={inputMode}
      lang={lang && LANGUAGES[lang].tag}
      required={isRequired}
      defaultValue={fields[props.name] ?? ''}
    />
  );
}

export function ChoiceInput({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { fields } = use(FormContext);
  const { label, error, notes } = useFieldNote(props);
  const value = fields[props.name] ?? options[0]?.[0] ?? '';
  const isKnown = options.some(([each]) => each === value);
  // A source may have sent a value that the portal has no name for.
  const all = isKnown ? options : [[value, value] as const, ...options];
  return (
    <SelectField
      label={label}
      error={error}
      hint={notes}
      name={props.name}
      value={value}
      isWide
      options={all.map(([id, text]) => ({ id, text }))}
    />
  );
}

/** All notes of a field: error, another operator's value, the source's value. */
function useFieldNote({ name, label, hint }: FieldProps): {
  readonly label: string;
  readonly error: string | undefined;
  readonly notes: ReactNode;
} {
  const t = useLabels();
  const { error, newer, held } = use(FormContext);
  const isRefused = error?.field === `body.${name}` && error.code !== 'changed_meanwhile';
  const own = held.find(({ field }) => field === name);
  const hasNotes = hint !== undefined || newer[name] !== undefined || own !== undefined;
  return {
    label: label ?? fieldLabel(t, name),
    error: isRefused ? error.message : undefined,
    notes: hasNotes ? (
      <div className={css.notes}>
        {newer[name] !== undefined && <Newer part={name} value={newer[name]} />}
        {hint !== undefined && <p>{hint}</p>}
        {own && <HeldNote held={own} />}
      </div>
    ) : undefined,
  };
}

/** Another operator's value and the choice to keep it. */
export function Newer({ part, value }: { part: string; value: string }) {
  const t = useLabels();
  const fieldText = useFieldText();
  return (
    <div className={css.newer}>
      <p>{t('desk_meanwhile', { value: fieldText(part, value) })}</p>
      <Checkbox label={t('desk_take')} name={`take.${part}`} />
    </div>
  );
}

/** Who edited a field, the source's value, and a button to follow the source again. */
export function HeldNote({ held, withName = false }: { held: HeldField; withName?: boolean }) {
  const t = useLabels();
  const fieldText = useFieldText();
  const { globals, timeZone } = useShell();
  const time = (iso: string) => displayMoment(Date.parse(iso), globals.lang, timeZone);
  const { field, editedBy, editedAt, sourceValue, sourceAt } = held;
  const value = fieldText(field, sourceValue);
  return (
    <div className={css.held}>
      <p>
        {withName && <strong>{fieldLabel(t, field)}: </strong>}
        {t('desk_held', { name: editedBy ?? t('desk_someone'), time: time(editedAt) })}{' '}
        {sourceAt === null
          ? t('desk_source_says', { value })
          : t('desk_source_says_since', { value, time: time(sourceAt) })}
      </p>
      <Button type="submit" name="do" value={`follow:${field}`} kind="text">
        {t('desk_follow')}
        <span className={visually.hidden}> ({fieldLabel(t, field)})</span>
      </Button>
    </div>
  );
}
