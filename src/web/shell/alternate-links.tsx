import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Shell } from '../../contracts/core/page.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../domain/text/language.ts';
import { knownSearch, plainSearch } from './address.ts';
import { usePreservedParams } from './link.tsx';
import { useShell } from './use-shell.ts';

type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>;

const MAX_PATH = 500;
/** A URL with fifty currency pairs and a period for each is less than half as long. */
const MAX_SEARCH = 2000;

/** This page's path with the parameters that matter, as in `/indexes/?category=bond`. */
function canonicalPath({ pathname, search }: Place, language?: Language): string {
  // Nobody links to a page with such a long URL, and every link would repeat it.
  if (pathname.length > MAX_PATH || search.length > MAX_SEARCH) return '/';
  const plain = plainSearch(search);
  if (!language) return pathname + plain;
  return `${pathname}${plain}${plain === '' ? '?' : '&'}lang=${language}`;
}

/** The URL of this page for print; without a configured origin, the browser's. */
export function usePageUrl(): string {
  const { origin } = useShell();
  const visited = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return (origin ?? visited) + canonicalPath(useLocation());
}

function neverChanges(): () => void {
  return () => {};
}

/** The URL of this page in another language, on that language's host if there is one. */
export function useLanguageUrl(): (language: Language) => string {
  const location = useLocation();
  const shell = useShell();
  const kept = usePreservedParams();
  return (language) => urlIn(language, shell, (named) => kept(canonicalPath(location, named)));
}

function urlIn(
  language: Language,
  { languageHosts, origin, mainOrigin }: Shell,
  pathIn: (named?: Language) => string,
): string {
  const host = languageHosts[language];
  // Not on another language's host, where the language can't be chosen.
  if (!host) return (mainOrigin ?? '') + pathIn(language);
  return `${origin === null ? '' : new URL(origin).protocol}//${host}${pathIn()}`;
}

/**
 * For crawlers: the canonical URL of this page and its translations. Omitted if the operator hasn't
 * configured the portal's URL, and on filtered lists, which crawlers should skip.
 */
export function AlternateLinks() {
  const shell = useShell();
  const { pathname, search } = useLocation();
  const known = knownSearch(pathname, search);
  if (known === null) return <meta name="robots" content="noindex, follow" />;
  if (shell.origin === null) return null;
  const path = (named?: Language) => canonicalPath({ pathname, search: known }, named);
  return (
    <>
      <link rel="canonical" href={canonicalUrl(shell, search, path)} />
      {LANGUAGE_CODES.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={LANGUAGES[code].tag}
          href={urlIn(code, shell, path)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={(shell.mainOrigin ?? '') + path()} />
    </>
  );
}

/** A URL without a language is for everybody, or for the host's language. */
function canonicalUrl(shell: Shell, search: string, path: (named?: Language) => string): string {
  const { lang } = shell.globals;
  const isChosen = new URLSearchParams(search).get('lang') === lang;
  const isOnOwnHost = shell.origin !== shell.mainOrigin;
  return isChosen && !isOnOwnHost ? urlIn(lang, shell, path) : `${shell.origin}${path()}`;
}
