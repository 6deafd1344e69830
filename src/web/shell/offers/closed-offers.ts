import { useSyncExternalStore } from 'react';
import {
  CLOSINGS,
  closingCookie,
  variantCookie,
  type OfferKind,
} from '../../../domain/site/offer-closing.ts';

const listeners = new Set<() => void>();

/** Whether the browser remembers that it was closed, in this tab or another. */
export function hasClosed(kind: OfferKind): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${CLOSINGS[kind].cookie}=`));
}

export function closeOffer(kind: OfferKind): void {
  document.cookie = closingCookie(kind, isSecure());
  for (const listener of listeners) listener();
}

/** Sent with a later registration. */
export function rememberVariant(variant: string): void {
  document.cookie = variantCookie(variant, isSecure());
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}

/** Picks up what other tabs have closed, whenever the reader returns to this one. */
export function useClosed(kind: OfferKind): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasClosed(kind),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
