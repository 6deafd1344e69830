import { useSyncExternalStore } from 'react';

/**
 * A choice that several parts of the page show, such as the header and the profile. A choice made
 * in this tab counts until the server sends something new.
 */
export class SharedChoice<T> {
  #chosen: { readonly value: T; readonly instead: T } | null = null;
  readonly #listeners = new Set<() => void>();

  /** `sent` is what the server sent with the page. */
  useValue(sent: T): T {
    return useSyncExternalStore(
      this.#subscribe,
      () => (this.#chosen?.instead === sent ? this.#chosen.value : sent),
      () => sent,
    );
  }

  choose(value: T, sent: T): void {
    this.#chosen = { value, instead: sent };
    for (const listener of this.#listeners) listener();
  }

  readonly #subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
