import * as z from 'zod/mini';
import type { Language } from '../../domain/text/language.ts';
import { endpoint } from '../core/endpoint.ts';

/** A bar under the header until it is closed. */
export interface OfferBar {
  readonly kind: 'bottom' | 'app';
  /** True if only the start page shows it. */
  readonly isOnHomeOnly?: true;
  /** Its name for assistive technology. */
  readonly name: string;
  readonly title: string | null;
  readonly text: string;
  readonly link: { readonly url: string; readonly text: string } | null;
  /** The language of its texts; an operator need not have provided all languages. */
  readonly language: Language;
  /** The label of the close button. */
  readonly close: string;
}

const words = z.string();

export const getRegistrationBanner = endpoint({
  method: 'GET',
  path: '/api/offers/registration/',
  summary: 'Get a random variant of the registration banner; null if there is none for the viewer',
  needs: 'public',
  cost: 'light',
  answer: z.object({
    banner: z.nullable(
      z.object({
        variant: words,
        title: words,
        text: words,
        action: words,
        close: words,
      }),
    ),
  }),
});
