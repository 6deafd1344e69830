import type { Language } from '../domain/language.ts';
import { chn } from './texts/chn.ts';
import { deu } from './texts/deu.ts';
import { eng } from './texts/eng.ts';
import { esp } from './texts/esp.ts';
import { fra } from './texts/fra.ts';
import { ita } from './texts/ita.ts';
import { pol } from './texts/pol.ts';
import { rus } from './texts/rus.ts';
import { tur } from './texts/tur.ts';
import { ukr } from './texts/ukr.ts';
import type { LabelModule } from './label-keys.ts';

type Texts = Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

const CATALOGUES: Record<Language, Catalogue> = {
  chn,
  deu,
  eng,
  esp,
  fra,
  ita,
  pol,
  rus,
  tur,
  ukr,
};

export function isLabelModule(name: string): name is LabelModule {
  return Object.hasOwn(eng, name);
}

/** The texts of a module or of one of its repositories; undefined where there is no such thing. */
export function labelsOf(
  language: Language,
  module: string,
  repository?: string,
): Texts | undefined {
  if (!isLabelModule(module)) return undefined;
  const repositories = CATALOGUES[language][module] ?? {};
  if (repository === undefined) return Object.assign({}, ...Object.values(repositories)) as Texts;
  return Object.hasOwn(repositories, repository) ? repositories[repository] : undefined;
}

/** The same keys, each with its own name as text: what `show_labels` asks for. */
export function withKeysAsTexts(labels: Texts): Texts {
  return Object.fromEntries(Object.keys(labels).map((key) => [key, key]));
}

const allTexts = new Map<Language, Texts>();

/** One text; the name in double braces where the language lacks it. */
export function label(language: Language, key: string): string {
  let texts = allTexts.get(language);
  if (!texts) {
    const modules = Object.values(CATALOGUES[language]);
    texts = Object.assign({}, ...modules.flatMap((module) => Object.values(module))) as Texts;
    allTexts.set(language, texts);
  }
  return Object.hasOwn(texts, key) ? (texts[key] ?? missingLabel(key)) : missingLabel(key);
}

export function missingLabel(key: string): string {
  return `{{${key}}}`;
}
