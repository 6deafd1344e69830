import { ApiError } from '../../../contracts/core/errors.ts';
import type { Assertion, Attestation } from '../../../contracts/accounts/passkeys.ts';

// The library contains an eighth of all modules of the server, so it is loaded on first use.

/** EdDSA, ES256 and RS256, which nearly all authenticators support. */
export const ALGORITHMS = [-8, -7, -257];

/** Where a passkey is valid: on a page of this origin, for this domain. */
export interface Site {
  readonly origin: string;
  readonly domain: string;
}

/**
 * A passkey is valid for a domain and its subdomains, so all hosts of one portal share the main
 * domain.
 */
export function siteAt(origin: string, publicUrl: string | null): Site {
  const host = URL.parse(origin)?.hostname;
  if (!host) throw new ApiError('invalid_field', { field: 'headers.host' });
  const main = publicUrl === null ? host : new URL(publicUrl).hostname;
  return { origin, domain: host === main || host.endsWith(`.${main}`) ? main : host };
}

/** One error for all causes, so it doesn't reveal which passkeys exist. */
export function passkeyRefused(): ApiError {
  return new ApiError('wrong_credentials', { label: 'passkey_refused' });
}

/**
 * The signed challenge, provided that it was signed on our own page and not in a frame of another
 * site.
 */
export function readChallenge({ clientDataJSON }: { clientDataJSON: string }): Buffer {
  const said = parseObject(Buffer.from(clientDataJSON, 'base64url').toString());
  if (typeof said?.challenge !== 'string' || said.crossOrigin === true) throw passkeyRefused();
  return Buffer.from(said.challenge, 'base64url');
}

export async function checkAssertion(
  { id, ...response }: Assertion,
  {
    site,
    publicKey,
    needsUser,
  }: {
    readonly site: Site;
    readonly publicKey: Buffer;
    /** Whether the authenticator must have verified a PIN, a finger or a face. */
    readonly needsUser: boolean;
  },
): Promise<{ readonly counter: number; readonly isBackedUp: boolean }> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: withoutUndefined(response),
        clientExtensionResults: {},
      },
      // The challenge has already been used up under this value.
      expectedChallenge: () => true,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: needsUser,
      // The counter is compared in the database, once the signature has been verified.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }),
  );
  if (!verified) throw passkeyRefused();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

export async function checkAttestation(
  { id, clientDataJSON, attestationObject, transports }: Attestation,
  site: Site,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await refusing(async () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          attestationObject: await withoutStatement(attestationObject),
          transports,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: () => true,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw passkeyRefused();
  const { credential, credentialBackedUp } = registrationInfo;
  // The library trusts what was signed, but no browser sends an answer that contradicts itself.
  if (credential.id !== id) throw passkeyRefused();
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Attestation by the manufacturer is neither requested nor checked. Its certificates could contain
 * URLs that the check would then request.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const made = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const plain = isoCBOR.encode(
    new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', made.get('authData')],
    ]),
  );
  return Buffer.from(plain).toString('base64url');
}

/** The library throws for anything invalid, whether an attack or nonsense. */
async function refusing<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw passkeyRefused();
  }
}

function withoutUndefined({ userHandle, ...rest }: Omit<Assertion, 'id'>) {
  return userHandle === undefined ? rest : { ...rest, userHandle };
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
