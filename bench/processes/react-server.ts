import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { serveMessages } from './serve-messages.ts';

type Part = ReactElement | string;

const TOKEN = /<!--.*?-->|<!doctype[^>]*>|<(script|style)\b[^>]*>.*?<\/\1>|<[^>]+>|[^<]+/gis;
const TAG = /^<([\w-]+)\s*([^]*?)\/?>/;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Attributes with other names or values in React. */
const RENAMED: Readonly<Record<string, string>> = { class: 'className', style: 'data-style' };

/**
 * The lower bound for rendering a page: React writes the elements of a finished page, without a
 * router, data, labels or database.
 */
serveMessages(async (message) => {
  const { html } = message as { html: string };
  const page = readElements(html);
  const server = createServer((_request, response) => {
    const text = renderToString(page);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port };
});

/** Parses HTML written by React, in which every element is closed. */
function readElements(html: string): ReactElement {
  const open: { name: string; props: object; parts: Part[] }[] = [
    { name: 'div', props: {}, parts: [] },
  ];
  const close = () => {
    const { name, props, parts } = open.pop()!;
    open.at(-1)!.parts.push(createElement(name, props, ...parts));
  };
  for (const [token] of html.matchAll(TOKEN)) {
    if (token.startsWith('<!')) continue;
    if (token.startsWith('</')) {
      close();
      continue;
    }
    const [, name, attributes = ''] = TAG.exec(token) ?? [];
    if (name === undefined) {
      open.at(-1)!.parts.push(token);
      continue;
    }
    // Script and style contents keep their length.
    const parts = /^<(script|style)/i.test(token) ? ['x'.repeat(token.length)] : [];
    open.push({ name: parts.length > 0 ? 'pre' : name, props: readProps(attributes), parts });
    if (parts.length > 0 || VOID.test(name)) close();
  }
  const [root] = open;
  return createElement('div', {}, ...root!.parts);
}

function readProps(attributes: string): object {
  const pairs = attributes.matchAll(ATTRIBUTE);
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [RENAMED[name] ?? `data-${name}`, value]),
  );
}
