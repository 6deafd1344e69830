import { createContext, use, type ReactNode } from 'react';
import type { HeldField } from '../../../../contracts/admin/records.ts';
import type { ErrorEnvelope } from '../../../../contracts/core/errors.ts';
import { displayMoment } from '../../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../../domain/text/language.ts';
import { DateField } from '../../../forms/date-field.tsx';
import { NumberInput } from '../../../forms/number-input.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import visually from '../../../../widgets/visually-hidden/visually-hidden.module.css';
import css from './desk.module.css';
import { fieldLabel, type Option } from './field-label.ts';
import { useFieldText } from './field-text.ts';
import type { Fields } from './form-fields.ts';

interface FormState {
  readonly fields: Fields;
  readonly error: ErrorEnvelope | undefined;
  /** What another operator has saved in fields that were typed into. */
  readonly newer: Fields;
  readonly held: readonly HeldField[];
}

export const FormContext = createContext<FormState>({
  fields: {},
  error: undefined,
  newer: {},
  held: [],
});

/** Whether something is to be said of one of these fields, so that they must not be folded away. */
export function useIsNoted(names: readonly string[]): boolean {
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

/** A day in the reader's format. */
export function DayInput(props: FieldProps) {
  const { fields } = use(FormContext);
  return (
    <NotedField {...props} hasOwnLabel>
      {({ name }, label, error) => (
        <DateField name={name} label={label} value={fields[name] ?? ''} error={error} />
      )}
    </NotedField>
  );
}

/** A number in the reader's format. */
export function DecimalInput(props: FieldProps) {
  const { fields } = use(FormContext);
  return (
    <NotedField {...props} hasOwnLabel>
      {({ name }, label, error) => (
        <NumberInput name={name} label={label} value={fields[name] ?? ''} error={error} />
      )}
    </NotedField>
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
  return (
    <NotedField {...props}>
      {(attributes) => (
        <input
          {...attributes}
          className={controls.input}
          maxLength={maxLength}
          inputMode={inputMode}
          lang={lang && LANGUAGES[lang].tag}
          required={isRequired}
          defaultValue={fields[props.name] ?? ''}
        />
      )}
    </NotedField>
  );
}

export function ChoiceInput({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { fields } = use(FormContext);
  const value = fields[props.name] ?? options[0]?.[0] ?? '';
  const isKnown = options.some(([each]) => each === value);
  return (
    <NotedField {...props}>
      {(attributes) => (
        <select {...attributes} className={controls.input} defaultValue={value}>
          {/* A source may have told what the portal has no name for. */}
          {!isKnown && <option value={value}>{value}</option>}
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </NotedField>
  );
}

interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A field with all that is to be said of it: a refusal, another's value, the source's. */
function NotedField({
  name,
  label,
  hint,
  hasOwnLabel = false,
  children,
}: FieldProps & {
  /** The control draws its label and the refusal itself. */
  readonly hasOwnLabel?: boolean;
  readonly children: (
    attributes: ControlAttributes,
    label: string,
    error: string | undefined,
  ) => ReactNode;
}) {
  const t = useLabels();
  const { error, newer, held } = use(FormContext);
  const id = `desk-${name.replaceAll('.', '-')}`;
  const refusal = error?.field === `body.${name}` && error.code !== 'changed_meanwhile';
  const own = held.find(({ field }) => field === name);
  const isNoted = refusal || hint !== undefined || newer[name] !== undefined || own !== undefined;
  return (
    <div className={css.field}>
      {!hasOwnLabel && <label htmlFor={id}>{label ?? fieldLabel(t, name)}</label>}
      {children(
        {
          id,
          name,
          'aria-invalid': refusal || undefined,
          'aria-describedby': isNoted ? `${id}-notes` : undefined,
        },
        label ?? fieldLabel(t, name),
        refusal ? error.message : undefined,
      )}
      {isNoted && (
        <div id={`${id}-notes`} className={css.notes}>
          {refusal && !hasOwnLabel && <p className={controls.refused}>{error.message}</p>}
          {newer[name] !== undefined && <Newer part={name} value={newer[name]} />}
          {hint !== undefined && <p>{hint}</p>}
          {own && <HeldNote held={own} />}
        </div>
      )}
    </div>
  );
}

/** What another operator has saved meanwhile, and whether it is to stay. */
export function Newer({ part, value }: { part: string; value: string }) {
  const t = useLabels();
  const fieldText = useFieldText();
  return (
    <div className={css.newer}>
      <p>{t('desk_meanwhile', { value: fieldText(part, value) })}</p>
      <label>
        <input type="checkbox" name={`take.${part}`} /> {t('desk_take')}
      </label>
    </div>
  );
}

/** Who has set a field, what its source says, and the way back. */
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
      <button type="submit" name="do" value={`follow:${field}`} className={controls.plain}>
        {t('desk_follow')}
        <span className={visually.hidden}> ({fieldLabel(t, field)})</span>
      </button>
    </div>
  );
}
