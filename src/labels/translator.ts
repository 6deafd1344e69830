import { fillText, type FillValues } from '../domain/text/fill-text.ts';
import type { Language } from '../domain/text/language.ts';
import type { Texts } from '../domain/text/page-texts.ts';
import type { Translate } from './label-keys.ts';

/** Texts by key, filled in by the rules of the language; a missing one shows its key in braces. */
export function translator(texts: Texts, language: Language): Translate {
  const template = (key: string) =>
    (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? `{{${key}}}`;
  const translate = (key: string, values: FillValues = {}) =>
    fillText(template(key), values, language);
  return Object.assign(translate, { template });
}
