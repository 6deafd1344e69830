import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { PageHandler } from '../contracts/core/page.ts';
import { pageContext } from './page-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The only entry point from the server into the pages. */
export const handlePage: PageHandler = (request, context) => {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return handle(request, provider);
};
