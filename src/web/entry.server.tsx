import { renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { WholePage } from '../contracts/core/whole-page.ts';
import { NonceContext } from './shell/nonce.ts';
import { ServerTextsContext } from './shell/use-labels.ts';
import { pageContext } from './page-context.ts';
import { handoffScripts } from './handoff.ts';
import { programLater } from './program-later.ts';

/** Renders a page as a whole: the first bytes already contain everything there is to read. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, texts, encode } = context.get(pageContext);
  const { loaderData } = entryContext.staticHandlerContext;
  // Once its data are there, no part of a page has to wait, so it is rendered in one go without
  // streams.
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerTextsContext value={texts(declaredParts(loaderData))}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </ServerTextsContext>
    </NonceContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const scripts = serverHandoffStream ? await handoffScripts(serverHandoffStream, nonce) : '';
  const end = html.lastIndexOf('</body>');
  const parts = ['<!DOCTYPE html>', ...programLater(html.slice(0, end)), scripts, html.slice(end)];
  return new WholePage(encode(parts), { status, headers });
}

/** The label parts that loaders declare for their pages. */
function declaredParts(loaderData: Readonly<Record<string, unknown>>): string[] {
  return Object.values(loaderData).flatMap(
    (data) => (data as { labels?: string[] } | null | undefined)?.labels ?? [],
  );
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).logError(error);
};
