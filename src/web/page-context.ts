import { createContext, type RouterContextProvider } from 'react-router';
import type { PageContext } from '../contracts/core/page.ts';
import type { FillValues } from '../domain/text/fill-text.ts';
import type { Translate } from '../labels/label-keys.ts';

/** The server's data and functions for this request, for loaders and actions. */
export const pageContext = createContext<PageContext>();

/** All texts in the request's language, for loaders. */
export function loaderTexts(context: Readonly<RouterContextProvider>): Translate {
  const { text } = context.get(pageContext);
  const translate = (key: string, values?: FillValues) => text(key, values);
  return Object.assign(translate, { template: (key: string) => text(key) });
}
