import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation } from '../../contracts/accounts/passkeys.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Asked {
  readonly challenge: string;
}

/** What a test can make wrong. */
interface Deviation {
  readonly origin?: string;
  readonly domain?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isUserVerified?: boolean;
  readonly isUserPresent?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | undefined;
  readonly crossOrigin?: boolean;
}

/** Creates and uses one passkey like a security key; it does whatever a test wants. */
export class SoftwareAuthenticator {
  readonly #id: Buffer;
  readonly #keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  readonly #origin: string;
  #userHandle: string | undefined;
  #counter = 0;

  /** With the ID of another passkey, it impersonates that one. */
  constructor(origin: string, id = randomBytes(32)) {
    this.#id = id;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#origin = origin;
  }

  createCredential(
    options: Asked & { readonly user: { readonly id: string } },
    wrong: Deviation = {},
  ) {
    this.#userHandle = options.user.id;
    const authData = Buffer.concat([
      this.#authenticatorData(HAS_KEY, { counter: 0, ...wrong }),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#cosePublicKey(),
    ]);
    const attestation: Attestation = {
      id: this.#id.toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', options, wrong).toString('base64url'),
      attestationObject: encodeAttestation('none', authData),
      transports: ['internal'],
    };
    return attestation;
  }

  sign(options: Asked, wrong: Deviation = {}): Assertion {
    const counter = wrong.counter ?? (this.#counter += 1);
    const authData = this.#authenticatorData(0, { ...wrong, counter });
    const clientData = this.#clientData('webauthn.get', options, wrong);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const userHandle = 'userHandle' in wrong ? wrong.userHandle : this.#userHandle;
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(userHandle !== undefined && { userHandle }),
    };
  }

  #clientData(type: string, { challenge }: Asked, wrong: Deviation): Buffer {
    const said = {
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? this.#origin,
      crossOrigin: wrong.crossOrigin ?? false,
    };
    return Buffer.from(JSON.stringify(said));
  }

  #authenticatorData(flags: number, wrong: Deviation): Buffer {
    const domain = wrong.domain ?? new URL(this.#origin).hostname;
    const verified = wrong.isUserVerified === false ? 0 : USER_VERIFIED;
    const present = wrong.isUserPresent === false ? 0 : USER_PRESENT;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? 0);
    return Buffer.concat([
      sha256(Buffer.from(domain)),
      Buffer.from([flags | present | verified]),
      counter,
    ]);
  }

  #cosePublicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }
}

function encodeAttestation(fmt: string, authData: Buffer): string {
  const made = isoCBOR.encode(
    new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', fmt],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]),
  );
  return Buffer.from(made).toString('base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
