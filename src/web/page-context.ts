import { createContext, type RouterContextProvider } from 'react-router';
import type { PageContext } from '../contracts/core/page.ts';
import type { FillValues } from '../domain/text/fill-text.ts';
import type { Translate } from '../labels/label-keys.ts';

/** What the server handed over for this request; loaders and actions read it. */
export const pageContext = createContext<PageContext>();

/** Texts for loaders: all there are, in the request's language. */
export function loaderTexts(context: Readonly<RouterContextProvider>): Translate {
  const { text } = context.get(pageContext);
  const translate = (key: string, values?: FillValues) => text(key, values);
  return Object.assign(translate, { template: (key: string) => text(key) });
}
