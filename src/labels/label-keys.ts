import type { eng } from './texts/eng.ts';

/** Typed names of everything that can be said; taken from the English texts. */
export type LabelModule = keyof typeof eng;

type KeysOf<T> = T extends T ? keyof T : never;
type Repositories<M extends LabelModule> = (typeof eng)[M][keyof (typeof eng)[M]];

export type LabelKey = { [M in LabelModule]: KeysOf<Repositories<M>> }[LabelModule];

/** The shape that every language has: the same modules, repositories and keys. */
export type Translation = {
  readonly [M in LabelModule]: {
    readonly [R in keyof (typeof eng)[M]]: { readonly [K in keyof (typeof eng)[M][R]]: string };
  };
};
