import { createContext } from 'react';

/** How the reader of a page can unlock its masked values. */
export interface Unlock {
  /** Where to go: to registration, or to the page that says how to get access. */
  readonly href: string;
  /** The text of the hint; if it is missing, the one of the specification. */
  readonly text?: string | undefined;
  /** What a screen reader says for three asterisks. */
  readonly spoken: string;
}

/** Set once around all pages. Without it `***` is a plain text without a hint. */
export const UnlockContext = createContext<Unlock | null>(null);
