import * as z from 'zod/mini';
import { LANGUAGE_CODES, type Language } from '../../domain/text/language.ts';
import { isSiteAddress } from './site-address.ts';
import { text } from '../core/fields.ts';

/** Texts that operators write around the pages. */

export const MAX_NAME_LENGTH = 60;
export const MAX_ADDRESS_LENGTH = 300;

/** Plain text on one line, shown unchanged. */
export function ownWords(most: number) {
  return text(most).check(z.trim(), z.minLength(1), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
}

export const siteAddress = text(MAX_ADDRESS_LENGTH).check(z.refine(isSiteAddress));

/** English is required; it replaces missing languages. */
export function textsByLanguage<T extends z.ZodMiniType>(words: T) {
  const shape = Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, code === 'eng' ? words : z.optional(words)]),
  ) as { eng: T } & Record<Exclude<Language, 'eng'>, z.ZodMiniOptional<T>>;
  return z.strictObject(shape);
}
