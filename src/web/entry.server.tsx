import { renderToReadableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { NonceContext } from './shell/nonce.ts';
import { pageContext } from './page-context.ts';
import { stylesFirst } from './styles-first.ts';

/** Renders a page whole: the first bytes already carry everything there is to read. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, logError } = context.get(pageContext);
  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        finalStatus = 500;
        logError(error);
      },
    },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = stylesFirst(await new Response(body).text());
  return new Response(html, { status: finalStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).logError(error);
};
