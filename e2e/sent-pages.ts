import type { JSHandle, Page } from 'playwright-core';
import type { DemoKind } from '../src/server/testing/test-app.ts';
import type { Site } from './browser.ts';
import { asAccount } from './index-pages.ts';

/** A tab that only fetches pages; its own document has nothing to render. */
export function openReader(site: Site, kind?: DemoKind): Promise<Page> {
  return site.open('/robots.txt', kind && { prepare: asAccount(site, kind) });
}

/**
 * A page as sent by the server, parsed but not rendered, which takes a tenth of the time of opening
 * it. For checks that depend on neither styles nor scripts.
 */
export function readSent(reader: Page, path: string): Promise<JSHandle<Document>> {
  return reader.evaluateHandle(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Relative URLs of its links and forms resolve against the page.
    const base = sent.createElement('base');
    base.href = answer.url;
    sent.head.prepend(base);
    return sent;
  }, path);
}
