import { joinClassNames } from '../class-names/class-names.ts';
import css from './button.module.css';

export interface ButtonLook {
  /**
   * `primary`: the main action, once per form or dialog. `secondary`: any other action. `quiet`:
   * without a border, next to others. `text`: in a sentence or a list, looks like a link.
   */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'text' | undefined;
  /** For what can't be undone, with any kind. */
  readonly tone?: 'danger' | undefined;
  /** `s` in rows of tables, `l` in forms that stand alone. */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/**
 * For elements that look like a button but aren't one, such as `summary`. Buttons and links have
 * widgets.
 */
export function buttonClass({ kind = 'secondary', tone, size = 'm' }: ButtonLook = {}): string {
  return joinClassNames(css.button, css[kind], css[size], tone && css[tone]);
}
