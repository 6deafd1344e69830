import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_CODES, type Language } from '../domain/text/language.ts';
import type { Texts } from '../domain/text/page-texts.ts';
import type { LabelModule } from './label-keys.ts';

/** The texts of a module by repository and key. */
export type ModuleTexts = Readonly<Record<string, Texts>>;

type Translations = Readonly<Record<Language, ModuleTexts>>;

/** Each module is a folder of an area: `bonds/bond_parts` is the module `bond_parts`. */
const FOLDERS = listFolders('.').flatMap((area) =>
  listFolders(area).map((module) => ({ module, folder: `${area}/${module}` })),
);

function listFolders(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

async function readModule(folder: string): Promise<Translations> {
  const texts = LANGUAGE_CODES.map(async (language) => {
    const { href } = pathToFileURL(join(import.meta.dirname, folder, `${language}.ts`));
    // Vite, which runs some of the tests, would only resolve folders one level deep.
    const file = (await import(/* @vite-ignore */ href)) as Translations;
    return [language, file[language]] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as Translations;
}

/** All texts in all ten languages. The browser must never get this object. */
export const CATALOGUE = Object.fromEntries(
  await Promise.all(
    FOLDERS.map(async ({ module, folder }) => [module, await readModule(folder)] as const),
  ),
) as Readonly<Record<LabelModule, Translations>>;
