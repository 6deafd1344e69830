import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    gallery_title: 'Widget gallery',
    gallery_description: 'Every widget in every state, with its props and events.',
    gallery_all: 'All',
    gallery_props: 'Props',
    gallery_events: 'Events',
    gallery_no_events: 'none yet',
  },
} as const;

export type Texts = Translation<typeof eng>;
