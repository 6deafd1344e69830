import { Fragment, type ReactNode } from 'react';
import css from './heading-text.module.css';

/** A short word, or a unit after a comma, never has a line of its own. */
const BREAK = /(?<!,)\s+(?!\S{1,3}(?:\s|$))/;

/** A heading that breaks between groups of words: “Yield to” over “worst, %”. */
export function HeadingText({ children: text }: { readonly children: string }): ReactNode {
  return text.split(BREAK).map((group, i) => (
    <Fragment key={group}>
      {i > 0 && ' '}
      <span className={css.group}>{group}</span>
    </Fragment>
  ));
}
