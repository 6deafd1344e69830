import type { Endpoint } from '../../../contracts/core/endpoint.ts';
import type { Refusal } from '../../../contracts/core/page.ts';
import {
  addPasskey,
  askForPasskey,
  type askToSignIn,
  type signInWithPasskey,
} from '../../../contracts/accounts/passkeys.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import { createBrowserCall } from '../../api/call.ts';

/** How it went: `done`, what the server said, or which text tells what the browser said. */
export type PasskeyOutcome = 'done' | 'replaced' | Refusal['error'] | { readonly text: LabelKey };

/** Two calls that belong together: what is to be signed, and what was signed. */
export interface Proof {
  readonly optionsCall: Endpoint & { readonly answer: (typeof askToSignIn)['answer'] };
  readonly answerCall: Endpoint & { readonly body: (typeof signInWithPasskey)['body'] };
}

/** Which text tells of a failure in the browser; all else is told in general words. */
const TROUBLES: Readonly<Record<string, LabelKey>> = {
  NotAllowedError: 'passkey_cancelled',
  SecurityError: 'passkey_wrong_address',
  InvalidStateError: 'passkey_known_here',
};

/** Only on an address that is secure and has a name; browsers then have this. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Whether the browser can offer passkeys among its suggestions for the email; numbers have none. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys() || /^[\d.]+$|:/.test(location.hostname)) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Has the browser sign with a passkey, and the server check it. */
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

/** Has the browser make a passkey, and the server store it. */
export async function makePasskey(name: string): Promise<PasskeyOutcome> {
  return telling(async () => {
    const call = createBrowserCall('');
    const options = await call(askForPasskey, {});
    if (!options.ok) return options.error;
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, response } = await startRegistration({ optionsJSON: options.answer });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const attestation = { id, clientDataJSON, attestationObject, transports };
    const added = await call(addPasskey, { body: { name, attestation } });
    return added.ok ? 'done' : added.error;
  });
}

/** Stops waiting for a suggestion that the page no longer shows. */
export async function stopSuggesting(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

async function telling(work: () => Promise<PasskeyOutcome>): Promise<PasskeyOutcome> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Another request of this page, or its end, took its place.
    if (name === 'AbortError') return 'replaced';
    return { text: TROUBLES[name] ?? 'passkey_failed' };
  }
}
