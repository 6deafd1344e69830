import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SETTING_GROUPS, SETTINGS, type Setting } from './config-settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ALL: readonly (readonly [name: string, setting: Setting])[] = Object.entries(SETTINGS);
const LINE_WIDTH = 100;

test('the parser reads every declared setting', () => {
  const read = new Set<string>();
  const given = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'parcurve' };
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(given, {
      get: (settings, name) => {
        read.add(String(name));
        return Reflect.get(settings, name) as unknown;
      },
    }),
  );
  expect([...read].toSorted()).toEqual(ALL.map(([name]) => name).toSorted());
});

test('every example is a valid value', () => {
  const examples = ALL.map(([name, setting]) => [name, String(setting.example ?? setting.default)]);
  expect(() => readConfig(Object.fromEntries(examples) as NodeJS.ProcessEnv)).not.toThrow();
});

// To write both again: PARCURVE_WRITE_SETTINGS=1 npm test -- src/server/config-document.test.ts
describe('generated from the declarations', () => {
  test.each([
    ['docs/operate/settings.md', describeSettings()],
    ['.env.example', writeExample()],
  ])('%s', (name, text) => {
    const path = join(ROOT, name);
    if (process.env.PARCURVE_WRITE_SETTINGS) writeFileSync(path, text);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

function inGroup(group: string) {
  return ALL.filter(([, setting]) => setting.group === group);
}

function describeSettings(): string {
  const tables = SETTING_GROUPS.map((group) =>
    [
      `## ${group}`,
      '',
      '| Setting | Default | Meaning |',
      '|---|---|---|',
      ...inGroup(group).map(
        ([name, setting]) =>
          `| \`${name}\` | ${defaultText(setting)} | ${setting.meaning}${valuesText(setting)}${setting.isLive ? ' *' : ''} |`,
      ),
      '',
    ].join('\n'),
  );
  return `# Settings

Settings are environment variables or lines of a file \`.env\` in the checkout; \`.env.example\` lists them all. The environment takes precedence. An empty variable counts as not set. If a value is invalid, startup fails with a message that names the setting.

Operators can override the settings marked * at \`/admin/settings/\` while the portal runs; the variable then is only the initial value.

To run two copies side by side, give each its own \`PORT\` and \`DATA_DIR\`.

<!-- Generated: PARCURVE_WRITE_SETTINGS=1 npm test -- src/server/config-document.test.ts -->

${tables.join('\n')}`;
}

function defaultText(setting: Setting): string {
  if (setting.defaultText !== undefined) return setting.defaultText;
  return setting.default === null ? 'none' : `\`${setting.default}\``;
}

/** The values, unless the description already lists them. */
function valuesText({ range, choices = [], meaning }: Setting): string {
  if (range) return ` Range: ${range.map((limit) => limit.toLocaleString('en')).join('–')}.`;
  const values = choices.map((choice) => `\`${choice}\``);
  const isNamed = (value: string) => meaning.includes(value);
  // A switch has only one value besides the one that is explained.
  const isExplained = values.length === 2 ? values.some(isNamed) : values.every(isNamed);
  return isExplained ? '' : ` Values: ${values.join(', ')}.`;
}

function writeExample(): string {
  const groups = SETTING_GROUPS.map((group) =>
    [`## ${group}`, ...inGroup(group).map(([name, setting]) => writeVariable(name, setting))].join(
      '\n\n',
    ),
  );
  return `# Copy this file to .env and uncomment what you need. Environment variables take precedence.
# Each commented-out line shows the default, or an example where it says so.
# Generated from src/server/config-settings.ts; docs/operate/settings.md has the same list.

${groups.join('\n\n')}\n`;
}

function writeVariable(name: string, setting: Setting): string {
  const { meaning, default: fixed, example } = setting;
  return [
    comment(withoutLinks(meaning)),
    ...(example === undefined ? [] : [`# Default: ${defaultText(setting)}. Example:`]),
    `#${name}=${example ?? fixed}`,
  ].join('\n');
}

function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function comment(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length < LINE_WIDTH) lines[lines.length - 1] = line;
    else lines.push(` ${word}`);
  }
  return lines.map((line) => `#${line}`).join('\n');
}
