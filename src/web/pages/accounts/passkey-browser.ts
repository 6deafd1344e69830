import type { Endpoint } from '../../../contracts/core/endpoint.ts';
import type { Refusal } from '../../../contracts/core/page.ts';
import {
  addPasskey,
  getPasskeyOptions,
  type getSignInOptions,
  type signInWithPasskey,
} from '../../../contracts/accounts/passkeys.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import { createBrowserCall } from '../../api/call.ts';

/** The outcome: `done`, the server's error, or the label for the browser's error. */
export type PasskeyOutcome = 'done' | 'replaced' | Refusal['error'] | { readonly text: LabelKey };

/** A pair of calls: one returns the challenge, the other takes the signed response. */
export interface Proof {
  readonly optionsCall: Endpoint & { readonly answer: (typeof getSignInOptions)['answer'] };
  readonly answerCall: Endpoint & { readonly body: (typeof signInWithPasskey)['body'] };
}

/** Labels of browser errors; other errors get a general text. */
const TROUBLES: Readonly<Record<string, LabelKey>> = {
  NotAllowedError: 'passkey_cancelled',
  SecurityError: 'passkey_wrong_address',
  InvalidStateError: 'passkey_known_here',
};

/** Browsers offer this only in secure contexts with a host name. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Whether the browser can suggest passkeys in the email field. IP addresses have none. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys() || /^[\d.]+$|:/.test(location.hostname)) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Signs with a passkey in the browser and has the server verify it. */
export async function proveWithPasskey(
  { optionsCall, answerCall }: Proof,
  { isSuggested = false }: { readonly isSuggested?: boolean } = {},
): Promise<PasskeyOutcome> {
  return telling(async () => {
    const call = createBrowserCall('');
    const options = await call(optionsCall, {});
    if (!options.ok) return options.error;
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, response } = await startAuthentication({
      optionsJSON: options.answer,
      useBrowserAutofill: isSuggested,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const assertion = { id, clientDataJSON, authenticatorData, signature, userHandle };
    const given = await call(answerCall, { body: { assertion } });
    return given.ok ? 'done' : given.error;
  });
}

/** Creates a passkey in the browser and has the server store it. */
export async function makePasskey(name: string): Promise<PasskeyOutcome> {
  return telling(async () => {
    const call = createBrowserCall('');
    const options = await call(getPasskeyOptions, {});
    if (!options.ok) return options.error;
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, response } = await startRegistration({ optionsJSON: options.answer });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const attestation = { id, clientDataJSON, attestationObject, transports };
    const added = await call(addPasskey, { body: { name, attestation } });
    return added.ok ? 'done' : added.error;
  });
}

/** Cancels a pending suggestion that the page no longer shows. */
export async function stopSuggesting(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

async function telling(work: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Replaced by another request, or the page was left.
    if (name === 'AbortError') return 'replaced';
    return { text: TROUBLES[name] ?? 'passkey_failed' };
  }
}
