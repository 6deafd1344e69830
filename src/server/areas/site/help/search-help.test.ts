import { expect, test } from 'vitest';
import type { HelpArticle } from './help-library.ts';
import { parseArticle } from './parse-article.ts';
import { searchHelp } from './search-help.ts';

const article = (slug: HelpArticle['slug'], markdown: string): HelpArticle => ({
  slug,
  group: 'market',
  language: 'eng',
  ...parseArticle(markdown),
});
const ARTICLES = [
  article(
    'figures',
    '# Figures\n\nHow prices and yields are calculated.\n\n## Yield to worst {#worst}\n\nThe lowest yield among maturity & calls.\n\n## DV01 {#dv01}\n\nThe change in price for one basis point; see yield.',
  ),
  article(
    'charts',
    `# Charts\n\nПериоды и доходность облигаций.\n\n## 收益率 {#chn}\n\n到期收益率按复利计算。\n\n## Long {#long}\n\n${'word '.repeat(80)}Zürich ${'word '.repeat(80)}`,
  ),
];
const find = (term: string) =>
  searchHelp(ARTICLES, term).map(({ slug, anchor }) => `${slug}#${anchor}`);

test('headings rank above texts, whole words above prefixes, and every word must match', () => {
  expect(find('yield')).toEqual(['figures#worst', 'figures#dv01', 'figures#null']);
  expect(find('yield maturity')).toEqual(['figures#worst']);
  expect(find('yield nothing')).toEqual([]);
});

test('an article’s title leads to its beginning', () => {
  expect(find('figures')).toEqual(['figures#null']);
});

test('accents, case, script and endings are ignored', () => {
  expect(find('zurich')).toEqual(['charts#long']);
  expect(find('ZÜRICH')).toEqual(['charts#long']);
  expect(find('dokhodnost')).toEqual(['charts#null']);
  expect(find('доходностью')).toEqual(['charts#null']);
  expect(find('收益')).toEqual(['charts#chn']);
});

test.each(['', ' ', '%_', '…', '<', 'x'.repeat(100)])('“%s” finds nothing', (term) => {
  expect(find(term)).toEqual([]);
});

test('a result is escaped, and its matches are marked', () => {
  expect(searchHelp(ARTICLES, 'yield calls')[0]).toEqual({
    slug: 'figures',
    anchor: 'worst',
    title: 'Figures',
    heading: '<mark>Yield</mark> to worst',
    snippet: 'The lowest <mark>yield</mark> among maturity &amp; <mark>calls</mark>.',
  });
});

test('a snippet of a long text surrounds the match, cut between words', () => {
  const [found] = searchHelp(ARTICLES, 'zurich');
  expect(found?.snippet).toMatch(/^… (?:word )+<mark>Zürich<\/mark>(?: word)+ …$/);
  expect(found!.snippet.length).toBeLessThan(230);
});
