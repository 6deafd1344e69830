/**
 * The notifications that the database sends to all server processes, each in the transaction of the
 * change. Caches that depend on a change subscribe to its notification
 * (`server/core/notify/notices.ts`).
 */
export const CHANNELS = {
  instrument_changed: 'daily values of instruments',
  instrument_ticked: 'values of today',
  instrument_described: 'a name, unit or state of an instrument',
  curves_changed: 'days of yield curves',
  screen_changed: 'rows of the lists',
  session_changed: 'rights, tariffs or sessions of an account',
  tariffs_changed: 'tariffs, or the access of many accounts',
  settings_changed: 'settings of operators',
  labels_changed: 'texts that operators changed',
  calendars_changed: 'holidays that operators changed',
  sources_changed: 'names or terms of sources',
  site_changed: 'menu and banners',
  message_queued: 'mails and text messages to be sent',
} as const satisfies Record<string, string>;

export type Channel = keyof typeof CHANNELS;
