import type { App } from '../app.ts';
import type { Assertion } from '../../contracts/accounts/passkeys.ts';
import { BrowserJar } from './browser-jar.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

export const OWNER_PASSWORD = 'long enough 1';

/** A new account with a passkey, in the browser that registered it. */
export interface PasskeyOwner {
  readonly email: string;
  readonly jar: BrowserJar;
  readonly authenticator: SoftwareAuthenticator;
}

export async function addOwner(app: App, email: string): Promise<PasskeyOwner> {
  const jar = new BrowserJar(app);
  await jar.post('register', { email, name: 'Owner', password: OWNER_PASSWORD });
  return { email, jar, authenticator: await addPasskeyTo(jar) };
}

export async function addPasskeyTo(jar: BrowserJar, name = 'Key'): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator('http://localhost');
  const options = await jar.post('passkeys/options');
  const attestation = authenticator.createCredential(options.json());
  const added = await jar.post('passkeys', { name, attestation });
  if (added.statusCode !== 200) throw new Error(`no passkey: ${options.body} ${added.body}`);
  return authenticator;
}

/** A passkey's sign-in assertion in this browser, optionally with a defect. */
export async function signedIn(
  jar: BrowserJar,
  { authenticator }: Pick<PasskeyOwner, 'authenticator'>,
  wrong: Parameters<SoftwareAuthenticator['sign']>[1] = {},
): Promise<{ assertion: Assertion }> {
  const options = await jar.post('sign-in/passkey-options');
  return { assertion: authenticator.sign(options.json(), wrong) };
}
