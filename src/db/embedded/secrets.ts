import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';

export type Role = 'admin' | 'owner' | 'app';

export const roleNames: Record<Role, string> = {
  admin: 'parcurve_admin',
  owner: 'parcurve_owner',
  app: 'parcurve_app',
};

/** The passwords of the roles. */
export type Secrets = Readonly<Record<Role, string>>;

/**
 * Reads DATA_DIR/secrets.json. Creates the file only if there is no cluster yet, because a cluster
 * needs the old passwords.
 */
export function loadSecrets(dataDir: string, clusterExists: boolean): Secrets {
  const path = join(dataDir, 'secrets.json');
  try {
    return parseSecrets(readFileSync(path, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && !clusterExists) return makeSecrets(path);
    throw new StartupError(
      `The database passwords in ${path} cannot be read (${errorCode(error)}): ` +
        'restore that file from your backup.',
    );
  }
}

function parseSecrets(json: string): Secrets {
  const value: unknown = JSON.parse(json);
  const { admin, owner, app } = (value ?? {}) as Partial<Record<Role, unknown>>;
  if (typeof admin !== 'string' || typeof owner !== 'string' || typeof app !== 'string') {
    throw new Error('a password is missing');
  }
  return { admin, owner, app };
}

/**
 * The file is complete and synced before it gets its name, because the new cluster is useless
 * without it.
 */
function makeSecrets(path: string): Secrets {
  const secrets = { admin: makePassword(), owner: makePassword(), app: makePassword() };
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  return secrets;
}

/** Uses only characters that need no escaping in a URL. */
function makePassword(): string {
  return randomBytes(24).toString('base64url');
}
