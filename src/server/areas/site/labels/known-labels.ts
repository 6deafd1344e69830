import { LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { CATALOGUE } from '../../../../labels/catalogue.ts';

/** A label built into the portal. */
export interface KnownLabel {
  readonly key: string;
  readonly module: string;
  readonly repository: string;
  readonly builtIn: Readonly<Record<Language, string>>;
}

/** All labels by key, in the order of the keys. */
export const KNOWN_LABELS: ReadonlyMap<string, KnownLabel> = new Map(
  Object.entries(CATALOGUE)
    .flatMap(([module, languages]) =>
      Object.entries(languages.eng).flatMap(([repository, texts]) =>
        Object.keys(texts).map((key): KnownLabel => {
          const inLanguage = (language: Language) => languages[language][repository]?.[key] ?? '';
          const builtIn = Object.fromEntries(
            LANGUAGE_CODES.map((language) => [language, inLanguage(language)]),
          ) as Record<Language, string>;
          return { key, module, repository, builtIn };
        }),
      ),
    )
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map((label) => [label.key, label]),
);

export const LABEL_MODULES: readonly string[] = Object.keys(CATALOGUE).toSorted();
