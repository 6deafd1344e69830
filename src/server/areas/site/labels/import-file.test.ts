import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import { makeLabel } from './desk.ts';
import { keysIn, planImport } from './import-file.ts';
import { KNOWN_LABELS } from './known-labels.ts';

const texts = LANGUAGE_CODES.map((language) => ({
  language,
  text: 'A text of some length that nobody has seen before',
  version: undefined,
}));

test('OPR-3 a file is compared with the labels that it names, whatever else it contains', () => {
  const lines = ['sign_in', 'sign_in', 'no_such_label', '__proto__'].map((key, line) => ({
    line,
    key,
    texts,
    refused: [],
  }));
  expect(keysIn(lines)).toEqual(['sign_in']);
});

test('OPR-3 reading the longest file doesn’t block others', async () => {
  const known = [...KNOWN_LABELS.values()].slice(0, 1000);
  const labels = new Map(known.map((each) => [each.key, makeLabel(each, new Map())]));
  const lines = Array.from({ length: 20_000 }, (_, line) => ({
    line,
    key: known[line % known.length]!.key,
    texts,
    refused: [],
  }));
  let isOver = false;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const { report } = await planImport(lines, labels);
  isOver = true;
  expect(report.counts.new).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(3);
});
