import { createContext } from 'react';

/** What unlocks the masked values of a page for its reader. */
export interface Unlock {
  /** The one way on: registration, or the page that says how to get access. */
  readonly href: string;
  /** The prompt of the hint; the specification's fallback where it is missing. */
  readonly text?: string | undefined;
  /** What a screen reader says in place of three asterisks. */
  readonly spoken: string;
}

/** Set once around all pages. Without it `***` is a mere text: there is nothing to say about it. */
export const UnlockContext = createContext<Unlock | null>(null);
