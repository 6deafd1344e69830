import { ADDIN_NAMESPACE, type AddinFunctionId } from '../contracts/clients/addin.ts';
import { checkProgram } from '../contracts/clients/symbols.ts';
import { searchUdfSymbols } from '../contracts/clients/udf.ts';
import { fillText } from '../domain/text/fill-text.ts';
import { callServer } from './call-server.ts';
import { texts } from './settings.ts';
import { forgetToken, readToken, storeToken } from './token.ts';

/** The task pane next to the sheet: the token, and a search that writes formulas. */

const MAX_FOUND = '20';
const INSERTS = [
  ['QUOTE', texts.addin_insert_quote],
  ['HISTORY', texts.addin_insert_history],
] as const satisfies [AddinFunctionId, string][];

const tokenField = element('token') as HTMLInputElement;
const tokenStatus = element('token-status');
const termField = element('term') as HTMLInputElement;
const searchStatus = element('search-status');
const list = element('found');

onSubmit('token-form', saveToken, tokenStatus);
onSubmit('search-form', search, searchStatus);
element('forget').addEventListener('click', () => void showOutcome(tokenStatus, forget));
void showOutcome(tokenStatus, showStoredToken);

async function showStoredToken(): Promise<string> {
  await Office.onReady();
  tokenField.value = (await readToken()) ?? '';
  return '';
}

async function saveToken(): Promise<string> {
  await storeToken(tokenField.value.trim());
  await callServer(checkProgram, {});
  return texts.addin_token_good;
}

async function forget(): Promise<string> {
  await forgetToken();
  tokenField.value = '';
  return texts.addin_token_forgotten;
}

async function search(): Promise<string> {
  list.replaceChildren();
  const query = { query: termField.value, limit: MAX_FOUND };
  const found = await callServer(searchUdfSymbols, query);
  if (!Array.isArray(found)) throw new Error(found.errmsg);
  list.replaceChildren(...found.map(listItem));
  return found.length > 0 ? '' : texts.addin_found_nothing;
}

type Found = Extract<
  Awaited<ReturnType<typeof callServer<typeof searchUdfSymbols>>>,
  unknown[]
>[number];

function listItem({ symbol, description }: Found): HTMLLIElement {
  const item = document.createElement('li');
  const name = document.createElement('span');
  const code = document.createElement('code');
  const buttons = document.createElement('div');
  name.textContent = description;
  code.textContent = symbol;
  buttons.append(...INSERTS.map(([id, text]) => insertButton(id, text, symbol)));
  item.append(name, code, buttons);
  return item;
}

function insertButton(id: AddinFunctionId, text: string, symbol: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.setAttribute('aria-label', `${text}: ${symbol}`);
  button.addEventListener('click', () => void showOutcome(searchStatus, () => insert(id, symbol)));
  return button;
}

async function insert(id: AddinFunctionId, symbol: string): Promise<string> {
  const formula = `=${ADDIN_NAMESPACE}.${id}("${symbol.replaceAll('"', '""')}")`;
  await Excel.run(async (context) => {
    context.workbook.getActiveCell().formulas = [[formula]];
    await context.sync();
  });
  return fillText(texts.addin_inserted, { formula });
}

/** Shows the result of a step, or why it failed. */
async function showOutcome(status: HTMLElement, step: () => Promise<string>): Promise<void> {
  status.classList.remove('refused');
  try {
    status.textContent = await step();
  } catch (error) {
    status.classList.add('refused');
    status.textContent = whyNot(error);
  }
}

function whyNot(error: unknown): string {
  // Office's objects are missing: this is a browser.
  if (error instanceof ReferenceError) return texts.addin_not_in_excel;
  return error instanceof Error ? error.message : String(error);
}

function onSubmit(id: string, step: () => Promise<string>, status: HTMLElement): void {
  element(id).addEventListener('submit', (event) => {
    event.preventDefault();
    void showOutcome(status, step);
  });
}

function element(id: string): HTMLElement {
  return document.getElementById(id)!;
}
