import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { labelText, type Reader } from '../../../core/labels/label-text.ts';

/** Microsoft's server for the Office scripts; they mustn't be served from elsewhere. */
export const OFFICE_SCRIPTS = 'https://appsforoffice.microsoft.com';
const OFFICE = `${OFFICE_SCRIPTS}/lib/1/hosted/office.js`;
const FUNCTIONS_RUNTIME = `${OFFICE_SCRIPTS}/lib/1/hosted/custom-functions-runtime.js`;

/** The page from which Excel on the web loads the functions; it is never visible. */
export function functionsPage(reader: Reader): string {
  return document(reader, [FUNCTIONS_RUNTIME, ownScript('functions', reader)], '');
}

export function taskPane(reader: Reader): string {
  const text = (key: string) => escapeHtml(labelText(reader, key));
  return document(
    reader,
    [OFFICE, ownScript('taskpane', reader)],
    `<main>
<h1>${escapeHtml(reader.labels.siteName)}</h1>
<section aria-labelledby="token-title">
<h2 id="token-title">${text('addin_token')}</h2>
<form id="token-form">
<label for="token">${text('addin_token_hint')}</label>
<input id="token" type="password" autocomplete="off" spellcheck="false" required maxlength="100">
<div class="buttons">
<button>${text('addin_token_save')}</button>
<button id="forget" type="button" class="quiet">${text('addin_token_forget')}</button>
</div>
</form>
<p id="token-status" role="status"></p>
<p><a href="/profile/tokens/" target="_blank" rel="noopener">${text('addin_make_token')}</a></p>
</section>
<section aria-labelledby="search-title">
<h2 id="search-title">${text('addin_search')}</h2>
<form id="search-form" role="search">
<label for="term">${text('addin_search_hint')}</label>
<input id="term" type="search" required maxlength="200">
<div class="buttons"><button>${text('addin_find')}</button></div>
</form>
<p id="search-status" role="status"></p>
<ul id="found" aria-labelledby="search-title"></ul>
</section>
<p><a href="/addin/" target="_blank" rel="noopener">${text('addin_functions')}</a></p>
</main>`,
  );
}

function ownScript(name: string, { language }: Reader): string {
  return `/addin/${name}.js?lang=${language}`;
}

function document(reader: Reader, scripts: readonly string[], body: string): string {
  return `<!doctype html>
<html lang="${LANGUAGES[reader.language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(reader.labels.siteName)}</title>
<link rel="stylesheet" href="/addin/taskpane.css">
${scripts.map((address) => `<script src="${address}" defer></script>`).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}
