import type { FastifyReply } from 'fastify';
import type { ApiError } from '../../../contracts/core/errors.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { labelText, type Reader } from '../labels/label-text.ts';
import { setApiHeaders } from './security.ts';

/** An error page that costs almost nothing: no shell, no styles, no query. */
export function sendPlainPage(reply: FastifyReply, error: ApiError, reader: Reader): FastifyReply {
  const text = (key: string) => escapeHtml(labelText(reader, key, error.values));
  const title = text('refused_title');
  const page = `<!doctype html>
<html lang="${LANGUAGES[reader.language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text(error.label)}</p>
<p><a href="">${text('try_again')}</a></p>
</body>
</html>
`;
  setApiHeaders(reply);
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  return reply
    .code(error.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'cookie, accept-language')
    .send(page);
}
