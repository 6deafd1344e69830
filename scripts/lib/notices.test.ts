import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { noticesText, packagesOfStart, withoutPermission } from './notices.mjs';

const root = resolve(import.meta.dirname, '../..');
const packages: { name: string; version: string }[] = packagesOfStart(root);

const refused = (...licenses: string[]): string[] =>
  withoutPermission(licenses.map((license) => ({ name: 'x', license }))).map(
    ({ license }: { license: string }) => license,
  );

test('a licence that is not permissive is found', () => {
  expect(refused('GPL-3.0', 'MIT AND GPL-2.0', '', 'SEE LICENSE IN x')).toHaveLength(4);
  expect(refused('MIT', '(MIT OR GPL-3.0)', 'MIT AND Zlib')).toEqual([]);
});

test('every package that comes with a start is under a permissive licence', () => {
  expect(withoutPermission(packages)).toEqual([]);
});

test('the notices name each of them, and nothing that only tests need', () => {
  const text = noticesText(root, packages);
  for (const { name, version } of packages) expect(text).toContain(`- ${name} ${version} (`);
  expect(text).toContain('- fastify ');
  expect(text).not.toContain('- vitest ');
  expect(text).toContain('Permission is hereby granted, free of charge');
});
