import { createHash } from 'node:crypto';
import { fillText, type FillValues } from '../domain/text/fill-text.ts';
import type { Language } from '../domain/text/language.ts';
import { BUILT_IN_NAME } from '../domain/site/site-name.ts';
import type { PageTexts, Texts } from '../domain/text/page-texts.ts';
import { CATALOGUE, type ModuleTexts } from './catalogue.ts';
import { isInFile, labelFile } from './label-files.ts';
import type { LabelModule } from './label-keys.ts';
import { canReplace, type LabelOverrides } from './label-overrides.ts';

/** The language and form of a reader's texts. */
export interface LabelReader {
  readonly language: Language;
  /** True shows the key of each text instead of the text. */
  readonly showsLabelKeys: boolean;
}

/** The texts of a language with the operators' changes, and the cached results. */
interface LanguageTexts {
  readonly modules: Readonly<Record<string, ModuleTexts>>;
  readonly all: Texts;
  readonly version: string;
  readonly pages: Map<string, PageTexts>;
}

const VERSION_LENGTH = 10;
/** Replaces the language in a tag when label keys are shown. */
export const KEYS = 'keys';

/** All texts of one server process. Combined texts are cached until a text changes. */
export class Labels {
  #overrides: LabelOverrides = {};
  #siteName: string = BUILT_IN_NAME;
  readonly #languages = new Map<Language, LanguageTexts>();
  readonly #keyPages = new Map<string, PageTexts>();

  get overrides(): LabelOverrides {
    return this.#overrides;
  }

  /** Sets the operators' texts. A text that can't replace the built-in one is ignored. */
  override(overrides: LabelOverrides): void {
    this.#overrides = overrides;
    this.#languages.clear();
  }

  get siteName(): string {
    return this.#siteName;
  }

  /** Sets the portal's name in the built-in texts. Operators' own texts stay unchanged. */
  rename(siteName: string): void {
    if (siteName === this.#siteName) return;
    this.#siteName = siteName;
    this.#languages.clear();
  }

  /** One text; if there is none, its key in double braces. */
  text({ language, showsLabelKeys }: LabelReader, key: string): string {
    return showsLabelKeys ? key : (this.#in(language).all[key] ?? missingLabel(key));
  }

  filled(reader: LabelReader, key: string, values: FillValues): string {
    return fillText(this.text(reader, key), values, reader.language);
  }

  /** The texts of a module or of one of its repositories; undefined if it doesn't exist. */
  module(
    { language, showsLabelKeys }: LabelReader,
    module: string,
    repository?: string,
  ): Texts | undefined {
    if (!isLabelModule(module)) return undefined;
    const repositories = this.#in(language).modules[module] ?? {};
    if (repository !== undefined && !Object.hasOwn(repositories, repository)) return undefined;
    const texts =
      repository === undefined ? merged(Object.values(repositories)) : repositories[repository];
    return showsLabelKeys ? withKeysAsTexts(texts ?? {}) : texts;
  }

  /** Identifies the texts of a reader: label files with the same tag have the same texts. */
  tag({ language, showsLabelKeys }: LabelReader): string {
    // Operators can't change keys: all languages have those of the built-in English texts.
    if (showsLabelKeys) return `${KEYS}-${builtIn.#in('eng').version}`;
    return `${language}-${this.#in(language).version}`;
  }

  /** The texts of these parts, e.g. `shell.header`, for a page that shows them. */
  page(reader: LabelReader, parts: readonly string[]): PageTexts {
    const pages = reader.showsLabelKeys ? this.#keyPages : this.#in(reader.language).pages;
    const key = parts.join();
    const cached = pages.get(key) ?? this.#makePage(reader, parts);
    pages.set(key, cached);
    return cached;
  }

  #makePage(reader: LabelReader, parts: readonly string[]): PageTexts {
    const [inFile, inline] = [true, false].map((wanted) =>
      parts.filter((part) => isInFile(part) === wanted),
    );
    return {
      texts: this.parts(reader, parts),
      inline: this.parts(reader, inline!),
      file: inFile!.length === 0 ? null : labelFile(this.tag(reader), inFile!),
    };
  }

  /**
   * The texts of any parts. They aren't cached, because clients may request any combination as a
   * file.
   */
  parts(reader: LabelReader, parts: readonly string[]): Texts {
    return merged(parts.map((part) => this.module(reader, ...splitPart(part)) ?? {}));
  }

  #in(language: Language): LanguageTexts {
    const cached = this.#languages.get(language) ?? this.#buildTexts(language);
    this.#languages.set(language, cached);
    return cached;
  }

  #buildTexts(language: Language): LanguageTexts {
    const changed = this.#overrides[language] ?? {};
    const modules = Object.fromEntries(
      Object.entries(CATALOGUE).map(([name, languages]) => [
        name,
        withOverrides(languages[language], changed, this.#siteName),
      ]),
    );
    const all = merged(Object.values(modules).flatMap((texts) => Object.values(texts)));
    const hash = createHash('sha256').update(JSON.stringify(modules)).digest('hex');
    return { modules, all, version: hash.slice(0, VERSION_LENGTH), pages: new Map() };
  }
}

function withOverrides(repositories: ModuleTexts, changed: Texts, siteName: string): ModuleTexts {
  return Object.fromEntries(
    Object.entries(repositories).map(([name, texts]) => [
      name,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          const other = Object.hasOwn(changed, key) ? changed[key] : undefined;
          if (other !== undefined && canReplace(text, other)) return [key, other];
          return [key, text.replaceAll(BUILT_IN_NAME, () => siteName)];
        }),
      ),
    ]),
  );
}

export function isLabelModule(name: string): name is LabelModule {
  return Object.hasOwn(CATALOGUE, name);
}

/** Whether the labels have this part, e.g. `chart.legend`. */
export function isLabelPart(part: string): boolean {
  const [module, repository] = splitPart(part);
  return isLabelModule(module) && Object.hasOwn(CATALOGUE[module].eng, repository);
}

function splitPart(part: string): [module: string, repository: string] {
  const at = part.indexOf('.');
  return [part.slice(0, at), part.slice(at + 1)];
}

/** Frozen and without a prototype, so that inherited names such as `constructor` aren't keys. */
function merged(texts: readonly Texts[]): Texts {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, string>, ...texts));
}

/** The same keys, each with itself as text: the result of `show_labels`. */
function withKeysAsTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((key) => [key, key]));
}

export function missingLabel(key: string): string {
  return `{{${key}}}`;
}

const builtIn = new Labels();

/** A built-in text without the operators' changes, for tests and tools. */
export function label(language: Language, key: string): string {
  return builtIn.text({ language, showsLabelKeys: false }, key);
}
