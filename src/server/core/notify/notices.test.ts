import { expect, test } from 'vitest';
import { Notices, onEach, withIds } from './notices.ts';

/** A fake listening connection. */
function connect() {
  const channels = new Map<string, (payload: string) => void>();
  const gaps: ((moment: 'begins' | 'is over') => void)[] = [];
  const notices = new Notices({
    on: (channel, listener) => {
      expect(channels.has(channel), `${channel} is subscribed to once`).toBe(false);
      channels.set(channel, listener);
    },
    onGap: (listener) => gaps.push(listener),
  });
  return {
    notices,
    notify: (channel: string, payload: string) => channels.get(channel)?.(payload),
    tellGap: (moment: 'begins' | 'is over') => gaps.forEach((listener) => listener(moment)),
  };
}

test('a notification reaches all listeners, in the order in which they were added', () => {
  const { notices, notify } = connect();
  const heard: string[] = [];
  const note = (who: string) => (payload: string) => heard.push(`${who} ${payload}`);
  notices.add([
    { name: 'first', on: { session_changed: note('first') } },
    { name: 'other', on: { site_changed: note('other') } },
  ]);
  notices.add([{ name: 'second', on: onEach(['session_changed', 'lists_read'], note('second')) }]);
  notify('session_changed', '7');
  notices.publish('lists_read');
  expect(heard).toEqual(['first 7', 'second 7', 'second ']);
});

test('instruments are passed as numbers', () => {
  const { notices, notify } = connect();
  let ids: readonly number[] = [];
  notices.add([{ name: 'ids', on: { instrument_ticked: withIds((told) => (ids = told)) } }]);
  notify('instrument_ticked', '1,20');
  expect(ids).toEqual([1, 20]);
});

test('a gap is reported at its start and its end', () => {
  const { notices, tellGap } = connect();
  const heard: string[] = [];
  notices.add([
    { name: 'doubts', on: {}, gap: { begins: () => heard.push('doubt') } },
    { name: 'clears', on: {}, gap: { ends: () => heard.push('clear') } },
    { name: 'neither', on: {} },
  ]);
  tellGap('begins');
  tellGap('is over');
  expect(heard).toEqual(['doubt', 'clear']);
});
