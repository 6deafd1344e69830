import type { JSHandle, Page } from 'playwright-core';
import type { DemoKind } from '../src/server/testing/test-app.ts';
import type { Site } from './browser.ts';
import { asAccount } from './index-pages.ts';

/** A tab that only reads pages: what it stands on has nothing to draw. */
export function openReader(site: Site, kind?: DemoKind): Promise<Page> {
  return site.open('/robots.txt', kind && { prepare: asAccount(site, kind) });
}

/**
 * A page as the server sends it, parsed and not drawn, which takes a tenth of opening it. For what
 * depends on neither styles nor scripts.
 */
export function readSent(reader: Page, path: string): Promise<JSHandle<Document>> {
  return reader.evaluateHandle(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Addresses of its links and forms begin where it would stand.
    const base = sent.createElement('base');
    base.href = answer.url;
    sent.head.prepend(base);
    return sent;
  }, path);
}
