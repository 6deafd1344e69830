import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, moment, text } from '../core/fields.ts';

/** Maximum per account. */
export const MAX_PASSKEYS = 20;

const done = z.object({ result: z.literal(true) });
const passkeyId = idParam;
const password = text(200).check(z.minLength(1));

/** Bytes in the JSON encoding of authenticators. */
function bytes(mostCharacters: number) {
  return text(mostCharacters).check(z.regex(/^[A-Za-z0-9_-]+$/));
}

/** The longest id that WebAuthn allows has 1023 bytes. */
const credentialId = bytes(1364);
const clientData = bytes(4000);

/** The signed response of an authenticator: only the WebAuthn fields that are used. */
const assertion = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  authenticatorData: bytes(4000),
  signature: bytes(8000),
  userHandle: z.optional(bytes(100)),
});
export type Assertion = z.output<typeof assertion>;

const attestation = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  attestationObject: bytes(20_000),
  transports: z.array(text(30).check(z.regex(/^[a-z-]+$/))).check(z.maxLength(10)),
});
export type Attestation = z.output<typeof attestation>;

const credentialName = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** The options that a browser passes to an authenticator, in WebAuthn format. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred']),
  /** The passkeys that may be used; absent if any may. */
  allowCredentials: z.optional(z.array(credentialName)),
});

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialName),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

const passkey = z.object({
  id,
  name: z.string(),
  /** Whether it is synced to the owner's other devices. */
  isBackedUp: z.boolean(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type PasskeyItem = z.output<typeof passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys/',
  summary: 'List passkeys, and whether they can be changed now',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    items: z.array(passkey),
    hasPassword: z.boolean(),
    /** True for five minutes after sign-in or a confirmation. */
    isConfirmed: z.boolean(),
    /** Whether a passkey is required after the password. */
    isSecondStep: z.boolean(),
  }),
});

export const confirmWithPassword = endpoint({
  method: 'POST',
  path: '/api/account/confirm/',
  summary: 'Confirm the session with the password, as required to change sign-in methods',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ password }),
  answer: done,
});

export const askToConfirm = endpoint({
  method: 'POST',
  path: '/api/account/confirm/passkey-options/',
  summary: 'Get the WebAuthn options for confirming the session with a passkey',
  needs: 'signedIn',
  cost: 'light',
  answer: requestOptions,
});

export const confirmWithPasskey = endpoint({
  method: 'POST',
  path: '/api/account/confirm/passkey/',
  summary: 'Confirm the session with a passkey',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ assertion }),
  answer: done,
});

export const getPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options/',
  summary: 'Get the WebAuthn options for creating a passkey; requires a confirmed session',
  needs: 'signedIn',
  cost: 'light',
  answer: creationOptions,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/',
  summary: 'Add the passkey created from the WebAuthn options',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({
    name: text(200).check(z.trim(), z.minLength(1), z.maxLength(100)),
    attestation,
  }),
  answer: z.object({ item: passkey }),
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/{passkeyId}/remove/',
  summary: 'Remove a passkey immediately; requires a confirmed session',
  needs: 'signedIn',
  cost: 'light',
  params: z.strictObject({ passkeyId }),
  answer: done,
});

export const getSignInOptions = endpoint({
  method: 'POST',
  path: '/api/account/sign-in/passkey-options/',
  summary: 'Get the WebAuthn options for signing in; they don’t depend on the account',
  needs: 'public',
  cost: 'light',
  answer: requestOptions,
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/account/sign-in/passkey/',
  summary: 'Sign in with a passkey instead of a password',
  needs: 'public',
  cost: 'light',
  body: z.strictObject({ assertion }),
  answer: done,
});

export const setPasskeyStep = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/second-step/',
  summary: 'Turn the passkey second step on or off',
  needs: 'signedIn',
  cost: 'password',
  /** Without a password if the account has none; the session must then be confirmed. */
  body: z.strictObject({ isOn: z.boolean(), password: z.optional(password) }),
  answer: done,
});

export const askForPasskeyStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step/passkey-options/',
  summary: 'Get the WebAuthn options for the second step of a sign-in',
  needs: 'public',
  cost: 'light',
  answer: requestOptions,
});

export const finishPasskeyStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step/passkey/',
  summary: 'Complete a sign-in with a passkey after the password',
  needs: 'public',
  cost: 'light',
  body: z.strictObject({ assertion }),
  answer: done,
});
