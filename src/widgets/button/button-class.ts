import { joinClassNames } from '../class-names/class-names.ts';
import css from './button.module.css';

export interface ButtonLook {
  /**
   * `primary`: what the page is for, once in a form or dialog. `secondary`: any other action.
   * `quiet`: without a border, beside others. `text`: in a sentence or a list, as a link looks.
   */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'text' | undefined;
  /** What can't be undone, in any of these kinds. */
  readonly tone?: 'danger' | undefined;
  /** `s` in rows of tables, `l` in forms that stand alone. */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/** For what looks like a button and is none, such as `summary`. Buttons and links have widgets. */
export function buttonClass({ kind = 'secondary', tone, size = 'm' }: ButtonLook = {}): string {
  return joinClassNames(css.button, css[kind], css[size], tone && css[tone]);
}
