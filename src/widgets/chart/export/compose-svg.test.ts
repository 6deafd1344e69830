import { describe, expect, test } from 'vitest';
import type { MeasureText } from '../shapes.ts';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { composeSvg } from './compose-svg.ts';

/** Every character is half as wide as the font size, so that widths can be calculated by hand. */
const measure: MeasureText = (text, sizePx) => Array.from(text).length * sizePx * 0.5;
const PLOT = '<path d="M0 0"/>';

const SNAPSHOT: ChartSnapshot = {
  makeShapes: () => [],
  width: 400,
  height: 200,
  title: 'Title',
  subtitle: 'Subtitle',
  legend: [{ name: 'One', color: '#111111' }],
  notes: [],
  watermark: { text: 'Logo', sizePx: 50, letterSpacingPx: -1, opacity: 0.13 },
  fontSizes: { title: 16, subtitle: 15, legend: 10 },
  colors: { background: '#fefefe', text: '#101010', muted: '#707070' },
  languageTag: 'en',
};

const item = (name: string) => ({ name, color: '#123456' });
const compose = (changes: Partial<ChartSnapshot> = {}) =>
  composeSvg({ ...SNAPSHOT, ...changes }, { plot: PLOT, measure });
const texts = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inside]) => inside);
const baselines = (svg: string) =>
  [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));

describe('CHT-13 the picture', () => {
  test('CHT-13 background, title, subtitle, legend, watermark and plot, in this order', () => {
    const { svg } = compose();
    expect(texts(svg)).toEqual(['Title', 'Subtitle', 'One', 'Logo']);
    const order = ['fill="#fefefe"', '>Title</text>', '>Logo</text>', '<path d="M0 0"/>'];
    const places = order.map((part) => svg.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('CHT-13 is self-contained: its own size, nothing to load, no styles that a policy could block', () => {
    const { svg, width, height } = compose();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/style|href|url\(/);
    expect(width).toBe(400 + 32);
  });

  test('CHT-13 the plot keeps its size below the legend', () => {
    // 16 + title 22 + subtitle 21 + 8 = 67; legend line 16 + 8: the plot begins at 91.
    const { svg, height } = compose();
    expect(svg).toContain('<svg x="16" y="91" width="400" height="200"><path');
    expect(height).toBe(91 + 200 + 16);
  });

  test('CHT-13 without texts only the plot remains', () => {
    const { svg, height } = compose({ title: '', subtitle: '', legend: [], watermark: null });
    expect(texts(svg)).toEqual([]);
    expect(height).toBe(16 + 200 + 16);
  });

  test('CHT-8 a hidden logo isn’t in the picture, a visible one is centred on the plot', () => {
    expect(compose({ watermark: null }).svg).not.toContain('Logo');
    // Centre 16 + 200 = 216; 91 + 100 + 0.364·50 = 209.2.
    expect(compose().svg).toContain(
      '<text x="216" y="209.2" font-size="50" letter-spacing="-1" text-anchor="middle" ' +
        'fill="#707070" fill-opacity="0.13"',
    );
  });

  test('CHT-7 the font sizes match the screen', () => {
    const { svg } = compose({ fontSizes: { title: 19, subtitle: 18, legend: 16 } });
    const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
    expect(sizes.slice(0, 3)).toEqual([19, 18, 16]);
  });
});

describe('CHT-13 notes', () => {
  test('CHT-13 are below the plot, smaller than the legend, and make the picture taller', () => {
    const { svg, height } = compose({ notes: ['1 Jan – 3 Feb', 'Source: Exchange'] });
    expect(texts(svg).slice(-2)).toEqual(['1 Jan – 3 Feb', 'Source: Exchange']);
    // The plot ends at 291; 8 px below it are lines of 9 px, 13 apart.
    expect(svg).toContain('<text x="16" y="308" font-size="9" fill="#707070"');
    expect(svg).toContain('<text x="16" y="321" font-size="9" fill="#707070"');
    expect(height).toBe(291 + 8 + 2 * 13 + 16);
  });

  test('CHT-13 that are long wrap', () => {
    // 400 px fit 88 characters of 4.5 px.
    const { svg, height } = compose({ notes: ['汇'.repeat(100), 'Last'] });
    expect(
      texts(svg)
        .slice(-3)
        .map((text) => text?.length),
    ).toEqual([88, 12, 4]);
    expect(height).toBe(291 + 8 + 3 * 13 + 16);
  });
});

describe('CHT-13 texts that don’t fit', () => {
  test('CHT-13 the legend wraps into lines', () => {
    // An item of 20 characters is 22 + 100 px; three and their two gaps of 20 are 406, more than
    // 400.
    const legend = ['a', 'b', 'c'].map((sign) => item(sign.repeat(20)));
    const [first, second, third] = baselines(compose({ legend, title: '', subtitle: '' }).svg);
    expect([first, second, third]).toEqual([26, 26, 42]);
  });

  test('CHT-13 a name wider than the picture is truncated', () => {
    const [name = ''] = texts(
      compose({ legend: [item('n'.repeat(200))], title: '', subtitle: '' }).svg,
    );
    // 378 px fit 75 characters of 5 px, including the ellipsis.
    expect(name).toBe(`${'n'.repeat(74)}…`);
  });

  test('CHT-13 a long title wraps, Chinese without spaces too', () => {
    // 400 px fit 50 characters of 8 px.
    const title = `${'word '.repeat(10)}word`;
    expect(texts(compose({ title }).svg).slice(0, 2)).toEqual(['word '.repeat(10).trim(), 'word']);
    const [first = '', second = ''] = texts(compose({ title: '汇'.repeat(60) }).svg);
    expect([first.length, second.length]).toEqual([50, 10]);
  });
});

describe('CHT-13 texts of any kind', () => {
  test('CHT-13 markup in names comes out as text', () => {
    const evil = '<script>alert("1")</script>';
    const { svg } = compose({
      title: evil,
      subtitle: ']]><b>',
      notes: ['<u>'],
      watermark: { text: '<i>', sizePx: 50, letterSpacingPx: 0, opacity: 0.13 },
      legend: [{ name: evil, color: '"/><script>' }],
      languageTag: '"><script>',
    });
    expect(svg).not.toMatch(/<(?:script|b|i|u)\b/);
    expect(texts(svg)[0]).toBe('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  test('CHT-13 characters that XML doesn’t allow are removed', () => {
    expect(texts(compose({ title: 'a\u0000b\u001fc\ud800d' }).svg)[0]).toBe('abc\ufffdd');
  });

  test('CHT-13 a text in several scripts names the font of each part', () => {
    const [title] = texts(compose({ title: 'USD 人民币' }).svg);
    expect(title).toBe(
      `<tspan font-family="&#39;Inter&#39;, sans-serif" font-weight="600">USD </tspan>` +
        `<tspan font-family="&#39;Noto Sans SC&#39;, sans-serif" font-weight="400">人民币</tspan>`,
    );
  });
});
