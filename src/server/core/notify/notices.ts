import { CHANNELS, type Channel } from '../../../db/channels.ts';
import { idsFromPayload } from '../../../db/quotes/channels.ts';
import type { Notifications } from './notifications.ts';

/** Notices within this process, published after it has reread what a database notice was about. */
export const OWN_NOTICES = {
  texts_read: 'this process has read the texts again',
  settings_read: 'this process has read the settings again',
  calendars_read: 'this process has read the calendars again',
  lists_read: 'this process has read a list again',
  market_day: 'a kind of instruments has reached another day',
} as const satisfies Record<string, string>;

export type Notice = Channel | keyof typeof OWN_NOTICES;

type Reactions = Partial<Record<Notice, (payload: string) => void>>;

/** Something that reacts to notices. */
export interface Follower {
  readonly name: string;
  readonly on: Reactions;
  /**
   * Callbacks for when the listening connection is lost and when it is back; notices in between are
   * missed.
   */
  readonly gap?: { readonly begins?: () => void; readonly ends?: () => void };
}

/** A cache, with everything that decides whether its content is still valid. */
export interface DeclaredCache extends Follower {
  /** For people: its content, its key and its limit. */
  readonly holds: string;
  readonly keyedBy: string;
  readonly limit: string;
  /** The current number of entries. */
  readonly entries?: () => number;
}

/** The same reaction to several notices. */
export function onEach(notices: readonly Notice[], react: (payload: string) => void): Reactions {
  return Object.fromEntries(notices.map((notice) => [notice, react]));
}

/** A reaction to a notice about some instruments. */
export function withIds(react: (ids: readonly number[]) => void): (payload: string) => void {
  return (payload) => react(idsFromPayload(payload));
}

/**
 * After these notices, texts, names and dates may have changed: everything derived from them is
 * dropped.
 */
export const REMAKES = [
  'texts_read',
  'settings_read',
  'calendars_read',
  'sources_changed',
] as const satisfies readonly Notice[];

/**
 * Subscribes to each channel once and notifies all followers in the order in which they were added.
 */
export class Notices {
  readonly #followers: Follower[] = [];

  constructor(notifications: Pick<Notifications, 'on' | 'onGap'>) {
    for (const channel of Object.keys(CHANNELS) as Channel[]) {
      notifications.on(channel, (payload) => this.publish(channel, payload));
    }
    notifications.onGap((moment) => {
      for (const { gap } of this.#followers) {
        if (moment === 'begins') gap?.begins?.();
        else gap?.ends?.();
      }
    });
  }

  add(followers: readonly Follower[]): void {
    this.#followers.push(...followers);
  }

  publish(notice: Notice, payload = ''): void {
    for (const { on } of this.#followers) on[notice]?.(payload);
  }
}
