import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
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
const KEY_ID = 'test';

export type Claims = Readonly<Record<string, unknown>>;

/** A real OpenID provider on a port of this machine, with one person at a time. */
export class TestProvider {
  /** The person who signs in there. */
  person: Person = { sub: 'nobody' };
  /** The error with which the person declines to sign in. */
  refusal: { readonly error: string; readonly error_description?: string } | null = null;
  /** Makes another ID token from the claims of the real one. */
  forge: ((claims: Claims, real: string) => string) | null = null;
  /** False claims in the provider's metadata. */
  pretence: Claims = {};
  /** The number of requests it has received. */
  requests = 0;
  /** Whether the person has to press a button there. */
  asks = false;
  readonly #server: Server = createServer();
  readonly #key = newKey();
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
    const provider = this.#createProvider();
    const handle = provider.callback();
    this.#server.on('request', (request, response) => {
      this.requests += 1;
      const isInteraction = request.url?.startsWith('/interaction/') ?? false;
      if (request.url === '/token') changeJson(response, (answer) => this.#forged(answer));
      if (request.url?.startsWith('/.well-known/')) {
        changeJson(response, (answer) => ({ ...answer, ...this.pretence }));
      }
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

  /** An ID token with these claims, signed with this provider's key by default. */
  sign(claims: Claims, key = this.#key): string {
    const text = jwtText({ alg: 'RS256', typ: 'JWT', kid: KEY_ID }, claims);
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  }

  /**
   * The same signed with a secret, which the client may wrongly accept: its own, or the public key.
   */
  signWith(secret: 'client secret' | 'public key', claims: Claims): string {
    const text = jwtText({ alg: 'HS256', typ: 'JWT', kid: KEY_ID }, claims);
    const publicKey = createPublicKey(this.#key).export({ type: 'spki', format: 'pem' });
    const key = secret === 'client secret' ? CLIENT.client_secret : publicKey;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  }

  #forged(answer: Claims): Claims {
    if (!this.forge || typeof answer.id_token !== 'string') return answer;
    const claims = JSON.parse(
      Buffer.from(answer.id_token.split('.')[1]!, 'base64url').toString(),
    ) as Claims;
    return { ...answer, id_token: this.forge(claims, answer.id_token) };
  }

  #listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, 'localhost', resolve));
  }

  #createProvider(): Provider {
    const provider: Provider = new Provider(this.issuer, {
      clients: [{ ...CLIENT, redirect_uris: [`http://localhost${CALLBACK}`] }],
      jwks: { keys: [{ ...this.#key.export({ format: 'jwk' }), use: 'sig', kid: KEY_ID }] },
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
    // The portal's port isn't known before it runs.
    provider.Client.prototype.redirectUriAllowed = (uri) => uri.endsWith(CALLBACK);
    return provider;
  }
}

export function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

/** The signed part of a token. */
export function jwtText(...parts: readonly [head: Claims, claims: Claims]): string {
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
}

/** Changes a response on its way; the provider sends it in one go. */
function changeJson(response: ServerResponse, change: (answer: Claims) => Claims): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  response.end = ((body: string) => {
    const text = JSON.stringify(change(JSON.parse(body) as Claims));
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

/** Goes through the provider as a browser would, and returns the portal URL it ends at. */
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
