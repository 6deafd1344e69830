import { createContext } from 'react';

/** The language of the examples on the page, and its setter. */
export const ExampleLanguageContext = createContext<
  readonly [language: string | null, choose: (language: string) => void]
>([null, () => {}]);
