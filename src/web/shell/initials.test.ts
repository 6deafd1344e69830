import { expect, test } from 'vitest';
import { initialsFromName } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Анна Мария Иванова', 'АИ'],
  ['李 小龙', '李小'],
  ['𝒜da (𝒷ot)', '𝒜𝒷'],
  ['  paid@demo.example ', 'PE'],
  ['???', ''],
  ['', ''],
])('“%s” has the initials “%s”', (name, initials) => {
  expect(initialsFromName(name)).toBe(initials);
});
