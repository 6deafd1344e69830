import type { Language } from '../text/language.ts';

/** Base addresses by `language`, by `language:cbn` for the data-provider flag, or `default`. */
export type DataServers = Readonly<Record<string, string>>;

/** Where data calls of a page go; '' is the page's own origin. */
export function dataServerBase(
  servers: DataServers,
  language: Language,
  isCbnData: boolean,
): string {
  const flagged = isCbnData ? servers[`${language}:cbn`] : undefined;
  return flagged ?? servers[language] ?? servers.default ?? '';
}
