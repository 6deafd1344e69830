import { useRef, type KeyboardEvent } from 'react';

/** Letters typed within this time belong together. */
const TYPING_MS = 700;
const NOTHING_TYPED = { letters: '', at: Number.NEGATIVE_INFINITY };

export type TypedLetters = ReturnType<typeof useTypedLetters>;

/** The letters that are typed to find an option without a search field. */
export function useTypedLetters() {
  const typed = useRef(NOTHING_TYPED);
  return {
    /** Returns all letters that belong together with this one. */
    add({ key, timeStamp }: KeyboardEvent): string {
      const { letters, at } = typed.current;
      const isNew = timeStamp - at > TYPING_MS;
      typed.current = { letters: (isNew ? '' : letters) + key, at: timeStamp };
      return typed.current.letters;
    },
    isTyping: ({ timeStamp }: KeyboardEvent) => timeStamp - typed.current.at < TYPING_MS,
    forget() {
      typed.current = NOTHING_TYPED;
    },
  };
}
