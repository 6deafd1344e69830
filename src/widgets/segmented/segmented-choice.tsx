import { joinClassNames } from '../class-names/class-names.ts';
import css from './segmented.module.css';

export interface SegmentedChoiceProps<Value extends string> {
  readonly legend: string;
  /** The name under which a form sends the choice. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The chosen one, kept by the owner; without it the form keeps the choice. */
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
}

/** One of a few short choices of a form, as a strip of radio buttons. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange } = props;
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.strip}>
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClassNames(css.tab, css.option)}
            data-text={option.label}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
