import type { Language } from '../text/language.ts';

/** Base URLs by `language`, by `language:cbn` for the data-provider flag, or `default`. */
export type DataServers = Readonly<Record<string, string>>;

/** The base URL for data requests of a page; '' is the page's own origin. */
export function dataServerBase(
  servers: DataServers,
  language: Language,
  isCbnData: boolean,
): string {
  const flagged = isCbnData ? servers[`${language}:cbn`] : undefined;
  return flagged ?? servers[language] ?? servers.default ?? '';
}
