import { describe, expect, test } from 'vitest';
import { parseArticle } from './parse-article.ts';

const HEAD = '# Title\n\nA summary\nof one paragraph.\n\n';
const html = (content: string) => parseArticle(HEAD + content).html;

describe('an article', () => {
  test('has a title, a summary and sections with anchors', () => {
    const article = parseArticle(
      `${HEAD}Before.\n\n## One & two {#one}\n\nText with **bold**.\n\n### Three {#three}\n\n- a\n- b`,
    );
    expect(article).toMatchObject({
      title: 'Title',
      summary: 'A summary of one paragraph.',
      headings: [
        { anchor: 'one', title: 'One & two', level: '2' },
        { anchor: 'three', title: 'Three', level: '3' },
      ],
      sections: [
        { anchor: null, heading: null, text: 'A summary of one paragraph. Before.' },
        { anchor: 'one', heading: 'One & two', text: 'Text with bold.' },
        { anchor: 'three', heading: 'Three', text: 'a b' },
      ],
    });
    expect(article.html).toContain('<h2 id="one"><a href="#one">One &amp; two</a></h2>');
    expect(article.html).toContain('<strong>bold</strong>');
  });

  test.each([
    ['nothing', '', 'begins with its title'],
    ['no title', 'Text.', 'begins with its title'],
    ['no summary', '# Title\n\n## One {#one}', 'a summary of one paragraph'],
    ['a heading without an anchor', `${HEAD}## One`, 'level 2 or 3 and an anchor'],
    ['a heading of another level', `${HEAD}#### One {#one}`, 'level 2 or 3 and an anchor'],
    ['an anchor that is no anchor', `${HEAD}## One {#One two}`, 'level 2 or 3 and an anchor'],
    ['two headings with one anchor', `${HEAD}## One {#one}\n\n## Two {#one}`, 'anchor one'],
  ])('with %s is rejected', (_name, markdown, message) => {
    expect(() => parseArticle(markdown)).toThrow(message);
  });

  test('tables have headers, and a name if they scroll', () => {
    const table = html('## Keys {#keys}\n\n| Key | Does |\n|---|---|\n| `/` | opens <b> |');
    expect(table).toContain('<div role="group" tabindex="0" aria-label="Keys"><table>');
    expect(table).toContain('<th scope="col">Key</th>');
    expect(table).toContain('<th scope="row"><code>/</code></th><td>opens &lt;b&gt;</td>');
  });

  test('code can be reached by keyboard', () => {
    expect(html('```sh\ncurl "<x>"\n```')).toContain(
      '<pre tabindex="0"><code>curl &quot;&lt;x&gt;&quot;</code></pre>',
    );
  });

  test('links lead to pages, anchors and other sites; pages open without a reload', () => {
    expect(html('[a](/bonds/)')).toContain('<a href="/bonds/" data-follow="top">a</a>');
    expect(html('[a](#one)')).toContain('<a href="#one">a</a>');
    expect(html('[a](https://example.org/?a=1&b=2)')).toContain(
      '<a href="https://example.org/?a=1&amp;b=2">a</a>',
    );
    expect(html('[a](/api/openapi.json)')).toContain('<a href="/api/openapi.json">a</a>');
  });
});

describe('HTML and scripts in an article are text', () => {
  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<div onclick="x">a</div>',
    '![<b>](https://example.org/x.png)',
    '[a](javascript:alert(1))',
    '[a](//example.org)',
    '[a](data:text/html,x)',
    '<https://example.org/"onmouseover="x>',
    '## <img src=x> {#one}',
    '`<b>`',
  ])('%s', (markdown) => {
    const written = html(markdown);
    // Only elements that the renderer writes, with its attributes.
    const rest = written.replaceAll(
      /<\/?(?:p|strong|em|code|h2|ul|li)>|<h2 id="[a-z]+">|<a href="(?:\/(?!\/)|#|https:\/\/)[^"<>]*"(?: data-follow="top")?>|<\/a>/g,
      '',
    );
    expect(rest).not.toMatch(/[<>]/);
  });
});
