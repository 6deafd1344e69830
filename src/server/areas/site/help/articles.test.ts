import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HELP_PLACES, HELP_SLUGS } from '../../../../domain/site/help-articles.ts';
import { LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import { PAGE_ADDRESSES } from '../../../testing/page-addresses.ts';
import { HelpLibrary } from './help-library.ts';
import { parseArticle, type ParsedArticle } from './parse-article.ts';

const FOLDER = join(import.meta.dirname, 'articles');
const WEB = resolve(import.meta.dirname, '../../../../web');

const readArticle = (slug: string, language: string): ParsedArticle =>
  parseArticle(readFileSync(join(FOLDER, slug, `${language}.md`), 'utf8'));
const english = new Map(HELP_SLUGS.map((slug) => [slug as string, readArticle(slug, 'eng')]));
const hasPlace = (place: string) => {
  const [slug = '', anchor] = place.split('#');
  const article = english.get(slug);
  return (
    article !== undefined &&
    (anchor === undefined || article.headings.some((heading) => heading.anchor === anchor))
  );
};
const linksIn = ({ html }: ParsedArticle) =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);

const sortedLinks = (article: ParsedArticle) => linksIn(article).toSorted();
const shape = ({ headings }: ParsedArticle) =>
  headings.map(({ level, anchor }) => `${level} ${anchor}`);
const codes = ({ html }: ParsedArticle) => [...html.matchAll(/<pre[^]*?<\/pre>/g)].map(String);

/** Articles in languages other than English. */
const TRANSLATED = HELP_SLUGS.flatMap((slug) =>
  readdirSync(join(FOLDER, slug))
    .map((file) => file.replace(/\.md$/, ''))
    .filter((language) => language !== 'eng')
    .map((language) => [slug, language] as const),
);

interface Letters {
  readonly own: RegExp;
  readonly foreign: RegExp;
}
const LATIN: Letters = {
  own: /\p{Script=Latin}/gu,
  foreign: /[\p{Script=Cyrillic}\p{Script=Han}]/gu,
};
const LETTERS: Readonly<Record<string, Letters>> = {
  rus: { own: /\p{Script=Cyrillic}/gu, foreign: /[іїєґ\p{Script=Han}]/giu },
  ukr: { own: /\p{Script=Cyrillic}/gu, foreign: /[ыэъё\p{Script=Han}]/giu },
  chn: { own: /\p{Script=Han}/gu, foreign: /\p{Script=Cyrillic}/gu },
};

test('each article has a folder, with files in the ten languages only', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...HELP_SLUGS].toSorted());
  const files = HELP_SLUGS.flatMap((slug) => readdirSync(join(FOLDER, slug)));
  const known = new Set(LANGUAGE_CODES.map((code) => `${code}.md`));
  expect(files.filter((file) => !known.has(file))).toEqual([]);
});

describe('anchors', () => {
  test('every anchor that pages link to is in the English articles', () => {
    expect(HELP_PLACES.filter((place) => !hasPlace(place))).toEqual([]);
  });

  test('every help link on a page is one of these anchors', () => {
    const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(WEB, file), 'utf8'))
      .join('\n');
    const written = [...sources.matchAll(/["'`]\/help\/([a-z]+)\/([^"'`]*)/g)].map(
      ([, slug, rest = '']) => `${slug}${rest}`,
    );
    expect(written.filter((place) => !hasPlace(place))).toEqual([]);
  });

  test.each(TRANSLATED)(
    '%s/%s.md has those of the English article, in its order',
    (slug, language) => {
      expect(shape(readArticle(slug, language))).toEqual(shape(english.get(slug)!));
    },
  );
});

describe('links in articles', () => {
  test.each([...english])('%s links to existing pages and anchors', (slug, article) => {
    const pages = new Set([...PAGE_ADDRESSES.values()].map((url) => url.replace(/\?.*/, '')));
    const bad = linksIn(article).filter((href) => {
      if (href.startsWith('#')) return !hasPlace(slug + href);
      const [, place] = /^\/help\/(.+)$/.exec(href) ?? [];
      if (place !== undefined) return !hasPlace(place.replace('/', ''));
      return href !== '/api/openapi.json' && !pages.has(href);
    });
    expect(bad).toEqual([]);
  });

  test.each(TRANSLATED)('%s/%s.md has those of the English article', (slug, language) => {
    expect(sortedLinks(readArticle(slug, language))).toEqual(sortedLinks(english.get(slug)!));
  });
});

describe('texts', () => {
  const all = [...HELP_SLUGS.map((slug) => [slug, 'eng'] as const), ...TRANSLATED];

  test.each(all)(
    '%s/%s.md has a summary suitable for search engines, and no HTML',
    (slug, language) => {
      const { summary, html } = readArticle(slug, language);
      expect(summary.length).toBeGreaterThan(language === 'chn' ? 20 : 60);
      expect(summary.length).toBeLessThanOrEqual(250);
      expect(html).not.toMatch(/&lt;\/?[a-z]/);
      // Typographic quotes and apostrophes, except in code.
      expect(html.replaceAll(/<code>[^]*?<\/code>/g, '')).not.toMatch(/&quot;|&#39;|&lt;/);
    },
  );

  test.each(TRANSLATED)('%s/%s.md has the code of the English article', (slug, language) => {
    expect(codes(readArticle(slug, language))).toEqual(codes(english.get(slug)!));
  });

  test.each(TRANSLATED)('%s/%s.md is written in its language’s script', (slug, language) => {
    const { title, html } = readArticle(slug, language);
    const text = `${title} ${html.replaceAll(/<code>[^]*?<\/code>|<[^>]*>/g, ' ')}`;
    const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
    const { own, foreign } = LETTERS[language] ?? LATIN;
    expect(count(own)).toBeGreaterThan(0.7 * count(/\p{L}/gu));
    expect(count(foreign)).toBe(0);
    expect(html).not.toBe(english.get(slug)!.html);
  });
});

describe('the library', () => {
  test('returns every article in every language, in English if untranslated', async () => {
    const library = new HelpLibrary();
    for (const language of LANGUAGE_CODES) {
      const articles = await library.articles(language);
      expect(articles.map(({ slug }) => slug)).toEqual(HELP_SLUGS);
      for (const article of articles) {
        const isThere = existsSync(join(FOLDER, article.slug, `${language}.md`));
        expect(article.language).toBe(isThere ? language : 'eng');
      }
    }
    expect(await library.articles('deu')).toBe(await library.articles('deu'));
  });
});
