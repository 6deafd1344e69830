import { createContext } from 'react';

/** How a page's reader can unlock its masked values. */
export interface Unlock {
  /** Where to go: registration, or the page that explains how to get access. */
  readonly href: string;
  /** The text of the hint, or the default text. */
  readonly text?: string | undefined;
  /** What a screen reader says instead of three asterisks. */
  readonly spoken: string;
}

/** Provided once around all pages. Without it `***` is plain text without a hint. */
export const UnlockContext = createContext<Unlock | null>(null);
