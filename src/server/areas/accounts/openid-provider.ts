import * as openId from 'openid-client';
import type { OpenIdSettings } from '../../config.ts';
import type { AuthError } from '../../core/http/auth-error.ts';

/** Pages don't wait longer than this for the provider. */
const TIMEOUT_SECONDS = 4;
/** The provider's metadata is reloaded after this time. */
const DISCOVERY_MILLISECONDS = 3600 * 1000;
/**
 * For this long after a failure, requests fail immediately instead of waiting for another attempt.
 */
const PAUSE_MILLISECONDS = 5000;

/** Why someone couldn't be signed in; the page that they came from shows it. */
export class OpenIdRefusal extends Error {
  readonly error: AuthError;

  constructor(code: AuthError['code'], options: { detail?: string; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.error = { code, detail: options.detail ?? null };
  }
}

/** The provider's claims about a person. */
export interface OpenIdPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isVerified: boolean;
  readonly name: string | null;
}

export interface OpenIdSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The configured OpenID provider: authorization code with PKCE, state and nonce. */
export class OpenIdProvider {
  readonly #settings: OpenIdSettings;
  #known: { readonly config: Promise<openId.Configuration>; readonly atMs: number } | undefined;
  #failedAtMs = 0;

  constructor(settings: OpenIdSettings) {
    this.#settings = settings;
  }

  /** The URL to send the browser to, and the secrets to keep until it returns. */
  async start(redirectUri: string): Promise<OpenIdSecrets & { readonly address: string }> {
    const config = await this.#loadConfiguration();
    const secrets = {
      state: openId.randomState(),
      nonce: openId.randomNonce(),
      verifier: openId.randomPKCECodeVerifier(),
    };
    const address = openId.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await openId.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { ...secrets, address: address.href };
  }

  /** The person who returned, after everything that the provider sent has been verified. */
  async finish(callback: URL, { state, nonce, verifier }: OpenIdSecrets): Promise<OpenIdPerson> {
    const config = await this.#loadConfiguration();
    try {
      const tokens = await openId.authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      // Many providers return the e-mail address only there.
      const details =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await openId.fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims;
      return {
        issuer: claims.iss,
        subject: requireText(claims.sub),
        email: textOrNull(details.email),
        isVerified: details.email_verified === true,
        name: textOrNull(details.name),
      };
    } catch (error) {
      throw toRefusal(error);
    }
  }

  /** The provider's metadata, loaded on demand and cached. */
  async #loadConfiguration(): Promise<openId.Configuration> {
    if (Date.now() - this.#failedAtMs < PAUSE_MILLISECONDS) throw new OpenIdRefusal('unavailable');
    if (!this.#known || Date.now() - this.#known.atMs > DISCOVERY_MILLISECONDS) {
      this.#known = { config: this.#discover(), atMs: Date.now() };
    }
    try {
      return await this.#known.config;
    } catch (cause) {
      this.#known = undefined;
      this.#failedAtMs = Date.now();
      throw new OpenIdRefusal('unavailable', { cause });
    }
  }

  #discover(): Promise<openId.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    return openId.discovery(url, clientId, {}, authentication(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Without this, the signature of an ID token isn't checked because it comes directly from
        // the provider: a man in the middle would be trusted.
        openId.enableNonRepudiationChecks,
        // The settings only allow this on the local machine.
        ...(url.protocol === 'http:' ? [openId.allowInsecureRequests] : []),
      ],
    });
  }
}

/** The method that the standard prefers, unless the provider says that it doesn't support it. */
function authentication(secret: string | null): openId.ClientAuth {
  if (secret === null) return openId.None();
  const [basic, post] = [openId.ClientSecretBasic(secret), openId.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

function toRefusal(error: unknown): OpenIdRefusal {
  if (error instanceof OpenIdRefusal) return error;
  if (error instanceof openId.AuthorizationResponseError) {
    return new OpenIdRefusal('denied', { detail: error.error_description || error.error });
  }
  const { code } = error as { code?: unknown };
  const isAway = error instanceof TypeError || code === 'OAUTH_TIMEOUT';
  return new OpenIdRefusal(isAway ? 'unavailable' : 'failed', { cause: error });
}

function requireText(value: string): string {
  if (textOrNull(value) === null) throw new OpenIdRefusal('failed');
  return value;
}

/** PostgreSQL can't store U+0000. */
function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && !value.includes('\0') ? value : null;
}
