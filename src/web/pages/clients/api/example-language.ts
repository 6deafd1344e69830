import { createContext } from 'react';

/** The language of the examples on the page, and how to change it. */
export const ExampleLanguageContext = createContext<
  readonly [language: string | null, choose: (language: string) => void]
>([null, () => {}]);
