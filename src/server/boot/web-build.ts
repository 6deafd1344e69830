import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { PageHandler } from '../../contracts/core/page.ts';
import { lockFolder, type FolderLock } from '../../db/embedded/folder-lock.ts';
import { StartupError } from '../../db/startup-error.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const STAMP = join(ROOT, 'build/source-hash.txt');
/** The sources of the built pages. */
const FOLDERS = [
  'src/web',
  'src/addin',
  'src/widgets',
  'src/gallery',
  'src/contracts',
  'src/domain',
  'src/labels',
  'public',
];
const FILES = [
  'package-lock.json',
  'vite.config.ts',
  'vite.addin.config.ts',
  'react-router.config.ts',
];

/** Builds the pages, unless the existing build was made from exactly these sources. */
export async function buildPagesWhenStale(): Promise<boolean> {
  const hash = hashSources();
  const isFresh = () => readIfExists(STAMP) === hash;
  if (isFresh()) return false;
  const lock = await lockBuild();
  try {
    // Another process of the same checkout may have built them while we waited.
    if (isFresh()) return false;
    await runBuild();
    writeFileSync(STAMP, hash);
    return true;
  } finally {
    lock.release();
  }
}

/** For a server that doesn't build. */
export function assertPagesBuilt(): void {
  if (readIfExists(STAMP) === hashSources()) return;
  throw new StartupError(
    'The pages have not been built from these sources: run npm run build first.',
  );
}

/** Waits until no other process is building into the same folder. */
async function lockBuild(): Promise<FolderLock> {
  const folder = join(ROOT, '.cache');
  mkdirSync(folder, { recursive: true });
  for (;;) {
    try {
      return lockFolder(folder, folder);
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      await sleep(100);
    }
  }
}

export async function loadBuiltPages(): Promise<PageHandler> {
  const url = pathToFileURL(join(ROOT, 'build/server/index.js')).href;
  const { handlePage } = (await import(url)) as { handlePage: PageHandler };
  return handlePage;
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [...FILES.map((file) => join(ROOT, file)), ...files].toSorted()) {
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

async function runBuild(): Promise<void> {
  await runTool('@react-router/dev/bin.cjs', 'build');
  await buildAddin();
}

/** Builds the programs of the Excel add-in. */
export async function buildAddin(): Promise<void> {
  await runTool('vite/bin/vite.js', 'build', '--app', '--config', 'vite.addin.config.ts');
}

async function runTool(path: string, ...args: readonly string[]): Promise<void> {
  const tool = join(ROOT, 'node_modules', path);
  const child = spawn(process.execPath, [tool, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code === 0) return;
  process.stderr.write(output);
  throw new StartupError('The pages could not be built: see the output above.');
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
