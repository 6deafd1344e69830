import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import { controlAttributes, FieldNotes } from './field-frame.tsx';
import css from './field.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'className' | 'children'
> {
  readonly label: ReactNode;
  /** The label is for screen readers only: a checkbox at the start of a row. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string | undefined;
}

/** Yes or no, or one of several that can be chosen together (in a `FieldGroup`). */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}

/** One of several options with fields between them; otherwise use `RadioGroup`. */
export function Radio(props: CheckboxProps) {
  return <Choice {...props} type="radio" />;
}

function Choice(props: CheckboxProps & { readonly type: 'checkbox' | 'radio' }) {
  const { label, isLabelHidden = false, hint, error, className, id: ownId, ...input } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  const hasNotes = Boolean(hint) || Boolean(error);
  return (
    <div className={joinClassNames(css.choice, className)}>
      <label className={css.choiceLabel}>
        <input
          {...input}
          {...(hasNotes ? controlAttributes(id, { hint, error }) : { id })}
          className={css.tick}
        />
        <span className={isLabelHidden ? visually.hidden : undefined}>{label}</span>
      </label>
      {hasNotes && (
        <div className={css.choiceNotes}>
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}

export interface FieldGroupProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean | undefined;
  readonly mark?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Side by side as long as there is room. */
  readonly isRow?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Several fields or checkboxes under one label. */
export function FieldGroup({ legend, isLegendHidden = false, mark, ...props }: FieldGroupProps) {
  const { hint, error, isRow = false, className, children } = props;
  const id = useId();
  return (
    <fieldset
      className={joinClassNames(css.group, className)}
      aria-describedby={`${id}-message${hint === undefined ? '' : ` ${id}-hint`}`}
    >
      <legend className={isLegendHidden ? visually.hidden : css.label}>
        {legend}
        {mark !== undefined && ' '}
        {mark !== undefined && <span className={css.mark}>{mark}</span>}
      </legend>
      <div className={isRow ? css.row : css.column}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  readonly name: string;
  readonly options: readonly RadioOption<Value>[];
  /** The chosen option, controlled by the owner; without it the form keeps the choice. */
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly isRequired?: boolean | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
}

/** One of a few options, all of them visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, options, value, defaultValue, isRequired = false, onChange, ...group } = props;
  return (
    <FieldGroup {...group}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          label={option.label}
          hint={option.hint}
          disabled={option.disabled}
          required={isRequired}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          onChange={() => onChange?.(option.value)}
        />
      ))}
    </FieldGroup>
  );
}
