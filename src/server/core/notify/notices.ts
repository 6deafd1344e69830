import { CHANNELS, type Channel } from '../../../db/channels.ts';
import { idsFromPayload } from '../../../db/quotes/channels.ts';
import type { Notifications } from './notifications.ts';

/** What this process tells itself, after it has read again what a notice of the database was about. */
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
   * What it does when the listening connection is lost, and when it is back: between the two,
   * notices are missed.
   */
  readonly gap?: { readonly begins?: () => void; readonly ends?: () => void };
}

/** A cache, with all that decides whether what it holds is still right. */
export interface DeclaredCache extends Follower {
  /** For people: what is in it, by what it is found, and what bounds it. */
  readonly holds: string;
  readonly keyedBy: string;
  readonly limit: string;
  /** How many entries it has now. */
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
 * After these, texts, names and days may be others: everything that was made of them is dropped.
 */
export const REMAKES = [
  'texts_read',
  'settings_read',
  'calendars_read',
  'sources_changed',
] as const satisfies readonly Notice[];

/** Subscribes to each channel once, and tells all followers, in the order in which they were added. */
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
