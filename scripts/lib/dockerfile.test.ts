import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readCommands, readExec, readStages } from './dockerfile.mjs';

const root = resolve(import.meta.dirname, '../..');
const readRootFile = (name: string) => readFileSync(join(root, name), 'utf8');

interface Stage {
  readonly name: string | undefined;
  readonly steps: readonly { readonly word: string; readonly text: string }[];
}

test('stages, steps and commands are read as they stand', () => {
  const source = 'FROM a AS one\n# no\nRUN x && \\\n  y\n\nFROM b\nCMD ["node", "z"]\n';
  expect(readStages(source)).toEqual([
    { name: 'one', steps: [{ word: 'RUN', text: 'x &&    y' }] },
    { name: undefined, steps: [{ word: 'CMD', text: '["node", "z"]' }] },
  ]);
  expect(readExec('--interval=1s CMD ["a", "b"]')).toEqual(['a', 'b']);
});

test('OPS-3 the image has stages, a user without rights and a health check; secrets stay outside', () => {
  const stages: Stage[] = readStages(readRootFile('Dockerfile'));
  expect(stages.length).toBeGreaterThan(1);
  const words = new Map(stages.at(-1)?.steps.map(({ word, text }) => [word, text]));
  expect(words.get('USER')).toBe('node');
  expect(words.has('HEALTHCHECK')).toBe(true);
  const ignored = readRootFile('.dockerignore').split('\n');
  expect(
    ['.env', '.git', 'backups', 'data', 'node_modules'].filter((name) => !ignored.includes(name)),
  ).toEqual([]);
});

test('OPS-3 the compose file migrates once, then serves', () => {
  const { migrate, portal } = readCommands(readRootFile('compose.yaml'));
  expect(migrate).toContain('src/server/boot/migrate-command.ts');
  expect(portal).toContain('--serve');
});
