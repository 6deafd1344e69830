import type { Viewer } from '../../../access/viewer.ts';
import type { KnownSessions } from '../../core/http/context-factory.ts';
import { isApiToken, type ApiTokens } from './api-tokens.ts';
import type { Sessions } from './sessions.ts';

/** Identifies viewers by a browser session or an API token. */
export class Credentials implements KnownSessions {
  readonly #sessions: Sessions;
  readonly #tokens: ApiTokens;

  constructor(sessions: Sessions, tokens: ApiTokens) {
    this.#sessions = sessions;
    this.#tokens = tokens;
  }

  findViewer(credential: string): Promise<Viewer | null> {
    const reader = isApiToken(credential) ? this.#tokens : this.#sessions;
    return reader.findViewer(credential);
  }

  /**
   * The same for background activity such as a stream: it doesn't count as a use of the session.
   */
  peekViewer(credential: string): Promise<Viewer | null> {
    return isApiToken(credential)
      ? this.#tokens.findViewer(credential)
      : this.#sessions.peekViewer(credential);
  }

  isKnown(credential: string): boolean {
    const reader = isApiToken(credential) ? this.#tokens : this.#sessions;
    return reader.isKnown(credential);
  }

  forgetAccount(accountId: number): void {
    this.#sessions.forgetAccount(accountId);
    this.#tokens.forgetAccount(accountId);
  }

  forgetAll(): void {
    this.#sessions.forgetAll();
    this.#tokens.forgetAll();
  }
}
