import { renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { NonceContext } from './shell/nonce.ts';
import { pageContext } from './page-context.ts';
import { handoffScripts } from './handoff.ts';
import { stylesFirst } from './styles-first.ts';

/** Renders a page whole: the first bytes already carry everything there is to read. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  // Nothing of a page waits for anything once its data are there: in one go, without streams.
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const scripts = serverHandoffStream ? await handoffScripts(serverHandoffStream, nonce) : '';
  const end = html.lastIndexOf('</body>');
  const page = stylesFirst(html.slice(0, end)) + scripts + html.slice(end);
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).logError(error);
};
