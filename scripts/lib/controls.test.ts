import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { controlComplaints, findControlFaults } from './controls.mjs';

const root = mkdtempSync(join(tmpdir(), 'controls-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['.form input { height: 44px; margin: 0 }', ['.form input: height']],
  ['@media print { button { color: red } }', ['button: color']],
  ['.pick { cursor: pointer; min-height: 30px }', ['.pick: min-height: 30px is no token']],
  ['.a { font-size: 13px } .a:disabled { color: red }', ['.a: font-size: 13px is no token']],
])('%s says of controls what only widgets say', (css, faults) => {
  expect(findControlFaults(css)).toEqual(faults);
});

test.each([
  '.bar > button { margin-top: 4px; flex: none; grid-column: 1 }',
  '.form > *:not(button) { width: 100% }',
  '.box:has(input) { padding: 4px }',
  '.pick { cursor: pointer; min-height: var(--control); font-size: var(--type-note) }',
  '.text { font-size: 13px; height: 20px }',
  '/* button { color: red } */ .button-row { gap: 8px }',
  '@keyframes turn { to { height: 4px } }',
])('%s is fine', (css) => {
  expect(findControlFaults(css)).toEqual([]);
});

test('an exception holds for a sheet that exists and still needs it', () => {
  const write = (path: string, css: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), css);
  };
  write('src/widgets/a/a.module.css', 'button { color: red }');
  write('src/web/old.module.css', 'button { color: red }');
  write('src/web/new.module.css', '.a { color: red }');
  expect(controlComplaints(root, { 'src/web/old.module.css': 'later' })).toEqual([]);
  expect(controlComplaints(root, { 'src/web/new.module.css': 'later', 'src/b.css': '' })).toEqual([
    'src/web/new.module.css needs no exception any more',
    'src/web/old.module.css: button: color',
    'src/b.css is an exception and does not exist',
  ]);
});
