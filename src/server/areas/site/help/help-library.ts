import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  HELP_GROUP_NAMES,
  HELP_GROUPS,
  HELP_SLUGS,
  type HelpGroup,
  type HelpSlug,
} from '../../../../domain/site/help-articles.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../domain/text/language.ts';
import { parseArticle, type ParsedArticle } from './parse-article.ts';

const FOLDER = join(import.meta.dirname, 'articles');

export interface HelpArticle extends ParsedArticle {
  readonly slug: HelpSlug;
  readonly group: HelpGroup;
  /** The language that it is written in. */
  readonly language: Language;
}

/**
 * The help articles, `articles/<slug>/<language>.md`. They are read when somebody first asks for a
 * language, and stay in memory: all of them are a few hundred kilobytes.
 */
export class HelpLibrary {
  readonly #languages = new Map<Language, Promise<readonly HelpArticle[]>>();

  /** In the order of the groups; English where an article isn't translated. */
  articles(language: Language): Promise<readonly HelpArticle[]> {
    const known = this.#languages.get(language);
    if (known) return known;
    const articles = Promise.all(HELP_SLUGS.map((slug) => readArticle(slug, language)));
    this.#languages.set(language, articles);
    // A file that cannot be read now may be readable later.
    articles.catch(() => this.#languages.delete(language));
    return articles;
  }
}

async function readArticle(slug: HelpSlug, language: Language): Promise<HelpArticle> {
  const translated = await readIfExists(join(FOLDER, slug, `${language}.md`));
  const markdown =
    translated ?? (await readFile(join(FOLDER, slug, `${DEFAULT_LANGUAGE}.md`), 'utf8'));
  return {
    slug,
    group: groupForSlug(slug),
    language: translated === undefined ? DEFAULT_LANGUAGE : language,
    ...parseArticle(markdown),
  };
}

function groupForSlug(slug: HelpSlug): HelpGroup {
  const isIn = (group: HelpGroup) => (HELP_GROUPS[group] as readonly HelpSlug[]).includes(slug);
  return HELP_GROUP_NAMES.find(isIn)!;
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
