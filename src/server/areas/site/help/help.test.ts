import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getHelpArticle, listHelp } from '../../../../contracts/site/help.ts';
import { HELP_SLUGS } from '../../../../domain/site/help-articles.ts';
import { LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import { label } from '../../../../labels/labels.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { publicUrl: 'https://example.org' } });
});
afterAll(() => server.close());

const get = (url: string) =>
  server.app.http.inject({ url, headers: { host: 'example.org', accept: '*/*' } });
const readList = async (url: string) => listHelp.answer.parse((await get(url)).json());

describe('the endpoints', () => {
  test.each(['none', 'Figures', '__proto__', 'constructor', 'figures.md', 'figures%2F..'])(
    'no article “%s”: 404',
    async (slug) => {
      const answer = await get(`/api/help/${slug}/`);
      expectRefusal(answer, 'not_found', 'params.slug');
    },
  );

  test('bad input is rejected', async () => {
    expectRefusal(await get(`/api/help/?q=${'x'.repeat(101)}`), 'invalid_field', 'query.q');
    expectRefusal(await get('/api/help/?search=x'), 'unknown_field', 'query.search');
    expectRefusal(await get(`/api/help/${'x'.repeat(41)}/`), 'invalid_field', 'params.slug');
  });

  test('everyone reads the articles, in the request’s language', async () => {
    const list = await readList('/api/help/?lang=eng');
    expect(list.articles.map(({ slug }) => slug)).toEqual(HELP_SLUGS);
    expect(list.found).toBeNull();
    for (const { slug, title } of list.articles) {
      const article = getHelpArticle.answer.parse((await get(`/api/help/${slug}/`)).json());
      expect(article).toMatchObject({ slug, title, language: 'eng' });
      expect(article.headings.length).toBeGreaterThan(3);
    }
  });

  test('a term finds sections, in English and in every translation', async () => {
    const { found } = await readList('/api/help/?q=Yield%20to%20worst');
    expect(found?.[0]).toMatchObject({
      slug: 'figures',
      anchor: 'yield-to-worst',
      heading: '<mark>Yield</mark> <mark>to</mark> <mark>worst</mark>',
    });
    for (const language of LANGUAGE_CODES) {
      const { found: sections } = await readList(`/api/help/?q=DV01&lang=${language}`);
      expect([language, sections?.[0]?.anchor]).toEqual([language, 'dv01']);
    }
    expect((await readList('/api/help/?q=xyzzy')).found).toEqual([]);
    expect((await readList('/api/help/?q=%20%25_')).found).toEqual([]);
  });
});

describe('the pages', () => {
  test.each(['/help/none/', '/help/figures/more/', '/help/FIGURES/'])(
    'no page %s: 404',
    async (url) => {
      const { statusCode, body } = await get(`${url}?lang=eng`);
      expect(statusCode).toBe(404);
      expect(body).toContain(label('eng', 'not_found_title'));
    },
  );

  test('a term that is too long is rejected, on a page', async () => {
    const { statusCode, headers } = await get(`/help/?q=${'x'.repeat(101)}`);
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toContain('text/html');
  });

  test('without scripts: all articles, and marked search results', async () => {
    const { body } = await get('/help/?lang=eng');
    for (const slug of HELP_SLUGS) expect(body).toContain(`href="/help/${slug}/"`);
    const found = (await get('/help/?q=%3Cb%3E+worst&lang=eng')).body;
    expect(found).toContain('for “&lt;b&gt; worst”');
    const { body: worst } = await get('/help/?q=worst&lang=eng');
    expect(worst).toContain('href="/help/figures/#yield-to-worst"');
    expect(worst).toContain('<mark>worst</mark>');
    expect((await get('/help/?q=xyzzy&lang=eng')).body).toContain('Nothing found for “xyzzy”');
  });

  test('an article says if it isn’t translated', async () => {
    for (const language of LANGUAGE_CODES) {
      const { articles } = await readList(`/api/help/?lang=${language}`);
      for (const article of articles) {
        const { statusCode, body } = await get(`/help/${article.slug}/?lang=${language}`);
        expect(statusCode).toBe(200);
        const note = label(language, 'help_untranslated');
        const isTranslated = article.language === language;
        expect(body.includes(`>${note}<`)).toBe(!isTranslated);
        expect(/<article[^>]* lang="en"/.test(body)).toBe(!isTranslated);
      }
    }
  });

  test('search engines index the articles, not the searches', async () => {
    const { body } = await get('/help/figures/?lang=eng');
    expect(body).toContain(
      '<link rel="canonical" href="https://example.org/help/figures/?lang=eng"/>',
    );
    expect(body).toContain('hrefLang="de" href="https://example.org/help/figures/?lang=deu"');
    expect(body).toContain('content="https://example.org/cards/help/figures.png?lang=eng"');
    expect(body).toContain('"@type":"BreadcrumbList"');
    expect((await get('/help/?q=yield')).body).toContain('content="noindex, follow"');
    const sitemap = (await get('/sitemaps/pages.xml')).body;
    for (const slug of HELP_SLUGS) {
      expect(sitemap).toContain(`<loc>https://example.org/help/${slug}/</loc>`);
    }
  });

  test('an article has a social card, an unknown one doesn’t', async () => {
    const card = await get('/cards/help/figures.png?lang=deu');
    expect(card.statusCode).toBe(200);
    expect(card.headers['content-type']).toBe('image/png');
    for (const name of ['none.png', 'figures.svg', '__proto__.png']) {
      expect((await get(`/cards/help/${name}`)).statusCode).toBe(404);
    }
  });
});
