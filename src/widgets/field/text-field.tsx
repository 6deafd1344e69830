import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { controlAttributes, FieldFrame, type FieldWords } from './field-frame.tsx';
import css from './field.module.css';

interface FieldLook extends FieldWords {
  /** `l` in forms that stand alone, `m` elsewhere. */
  readonly size?: 'm' | 'l' | undefined;
  /** Places it; doesn't change its look. */
  readonly className?: string | undefined;
}

export interface TextFieldProps
  extends FieldLook, Omit<ComponentPropsWithRef<'input'>, 'size' | 'className' | 'children'> {
  /** Inside, before the text: a magnifying glass. */
  readonly icon?: ReactNode;
  /** Inside, after the text: a unit, or a button. */
  readonly suffix?: ReactNode;
}

/** A single-line text field, with any `type` of text input. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, mark, hint, error, size = 'm', className, ...rest } = props;
  const { icon, suffix, id: ownId, ...input } = rest;
  const madeId = useId();
  const id = ownId ?? madeId;
  const words = { label, isLabelHidden, mark, hint, error };
  // The owner may show the error elsewhere.
  const isInvalid = Boolean(error) || Boolean(input['aria-invalid']);
  return (
    <FieldFrame id={id} className={className} {...words}>
      <InputBox size={size} icon={icon} suffix={suffix} isInvalid={isInvalid}>
        <input
          type="text"
          {...input}
          {...controlAttributes(id, words)}
          {...(isInvalid && { 'aria-invalid': true })}
          className={css.input}
        />
      </InputBox>
    </FieldFrame>
  );
}

interface InputBoxProps {
  readonly size?: 'm' | 'l' | undefined;
  readonly icon?: ReactNode;
  readonly suffix?: ReactNode;
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

/** The border around any text input; its input has the class `input` from the same styles. */
export function InputBox({ size = 'm', icon, suffix, isInvalid, children }: InputBoxProps) {
  return (
    <div className={joinClassNames(css.box, css[size])} data-invalid={isInvalid || undefined}>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      {children}
      {suffix !== undefined && <span className={css.suffix}>{suffix}</span>}
    </div>
  );
}

export interface TextAreaProps
  extends FieldLook, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> {
  /** For identifiers on separate lines: monospace type. */
  readonly isCode?: boolean;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    mark,
    hint,
    error,
    size = 'm',
    isCode = false,
    className,
    id: ownId,
    ...rest
  } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  const words = { label, isLabelHidden, mark, hint, error };
  return (
    <FieldFrame id={id} className={className} {...words}>
      <textarea
        rows={3}
        {...rest}
        {...controlAttributes(id, words)}
        className={joinClassNames(css.box, css.area, css[size], isCode && css.code)}
      />
    </FieldFrame>
  );
}
