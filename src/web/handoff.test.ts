import { expect, test } from 'vitest';
import { handoffScripts } from './handoff.ts';

const CONTROLLER = String.raw`window\.__reactRouterContext\.streamController`;
const SCRIPT = new RegExp(
  String.raw`^<script nonce="n0nce">${CONTROLLER}\.enqueue\(([^<>]*)\);${CONTROLLER}\.close\(\);</script>$`,
);

test.each([
  ['[{"a":1}]\n'],
  ['</script><script>alert(1)</script><!--'],
  ['a\u2028b\u2029c & "quoted" \\ \u{1F600}'],
])('%j reaches the router unchanged, and nothing in it ends the script', async (text) => {
  const html = await handoffScripts(new Blob([text]).stream(), 'n0nce');
  const [, literal = ''] = SCRIPT.exec(html) ?? [];
  expect(literal).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(literal)).toBe(text);
});
