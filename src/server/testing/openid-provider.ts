import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { OpenIdSettings } from '../config.ts';

interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

const CLIENT = { client_id: 'portal', client_secret: 'known to both of them' };
const ARTIFACTS = [
  'AccessToken',
  'AuthorizationCode',
  'Grant',
  'IdToken',
  'Interaction',
  'Session',
];
const CALLBACK = '/sign-in/openid/callback/';

/** A real OpenID provider on a port of this machine, with one person at a time. */
export class TestProvider {
  /** Who signs in there. */
  person: Person = { sub: 'nobody' };
  /** What the person refuses with instead of signing in. */
  refusal: { readonly error: string; readonly error_description?: string } | null = null;
  /** Whether the person has to press a button there. */
  asks = false;
  readonly #server: Server = createServer();
  #port = 0;

  get issuer(): string {
    return `http://localhost:${this.#port}`;
  }

  settings(registers: boolean): OpenIdSettings {
    return {
      issuer: this.issuer,
      clientId: CLIENT.client_id,
      clientSecret: CLIENT.client_secret,
      name: 'Example ID',
      registers,
    };
  }

  async open(): Promise<void> {
    await this.#listen(0);
    this.#port = (this.#server.address() as AddressInfo).port;
    const provider = this.#make();
    const handle = provider.callback();
    this.#server.on('request', (request, response) => {
      const isInteraction = request.url?.startsWith('/interaction/') ?? false;
      if (!isInteraction) handle(request, response);
      else if (this.asks && request.method === 'GET') {
        response.setHeader('content-type', 'text/html');
        response.end('<title>ID</title><form method="post"><button>Yes, it is me</button></form>');
      } else {
        const result = this.refusal ?? { login: { accountId: this.person.sub } };
        void provider.interactionFinished(request, response, result);
      }
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, 'localhost', resolve));
  }

  #make(): Provider {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const provider: Provider = new Provider(this.issuer, {
      clients: [{ ...CLIENT, redirect_uris: [`http://localhost${CALLBACK}`] }],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'test' }] },
      cookies: { keys: ['only for tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      ttl: Object.fromEntries(ARTIFACTS.map((name) => [name, 600])),
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      findAccount: (_context: unknown, accountId: string) => ({
        accountId,
        claims: async () => ({ ...this.person, sub: accountId }),
      }),
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      loadExistingGrant: async ({ oidc }: { oidc: { session: { accountId: string } } }) => {
        const { accountId } = oidc.session;
        const grant = new provider.Grant({ clientId: CLIENT.client_id, accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    // The portal's port is not known before it runs.
    provider.Client.prototype.redirectUriAllowed = (uri) => uri.endsWith(CALLBACK);
    return provider;
  }
}

/** Goes through the provider as a browser would, and gives the address at the portal it ends at. */
export async function visitProvider(address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  while (url.pathname !== CALLBACK) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url.href}: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
}
