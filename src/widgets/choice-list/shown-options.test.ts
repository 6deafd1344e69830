import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceList } from './choice-list.tsx';
import { byCount, matchingValues, type ChoiceOption } from './shown-options.ts';

function option(value: string, note: string, count: number | null): ChoiceOption {
  return { value, label: value, note, count, checked: value === 'EUR' };
}

const OPTIONS = [
  option('EUR', 'Euro', 578),
  option('USD', 'US dollar', 706),
  option('PLN', 'Polish złoty', null),
  option('CNY', '人民币', 3),
  option('UAH', 'Українська гривня', 0),
];

test('SCR-1 frequent options come first, those without a count last', () => {
  expect(byCount(OPTIONS).map(({ value }) => value)).toEqual(['USD', 'EUR', 'CNY', 'UAH', 'PLN']);
});

test.each([
  ['', 5],
  ['zloty', 1],
  ['dol us', 1],
  ['ollar', 0],
  ['民币', 1],
  ['гривня', 1],
  ['  ', 5],
])('SCR-1 “%s” is found in %d options, by word prefix', (text, count) => {
  expect(matchingValues(OPTIONS, text).size).toBe(count);
});

test('SCR-1 the server renders real checkboxes for a form, and no search field', () => {
  const page = renderToStaticMarkup(
    createElement(ChoiceList, {
      legend: 'Currency',
      name: 'currency',
      options: OPTIONS,
      isSearchable: true,
      onToggle: () => {},
      texts: { search: 'Find', nothingFound: 'Nothing found' },
    }),
  );
  expect(page).toMatch(/<fieldset[^>]*><legend[^>]*>Currency<\/legend>/);
  expect(page).toMatch(/<input type="checkbox"[^>]* name="currency" checked="" value="EUR"\/>/);
  expect(page).not.toContain('type="search"');
  expect(page).not.toContain('style=');
});
