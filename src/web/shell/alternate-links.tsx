import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Shell } from '../../contracts/core/page.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../domain/text/language.ts';
import { knownSearch, plainSearch } from './address.ts';
import { usePreservedParams } from './link.tsx';
import { useShell } from './use-shell.ts';

type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>;

const MAX_PATH = 500;
/** An address with fifty currency pairs and a period for each takes less than half of it. */
const MAX_SEARCH = 2000;

/** This page's path with the parameters that matter, as `/indexes/?category=bond`. */
function canonicalPath({ pathname, search }: Place, language?: Language): string {
  // Nobody links to a page with such a long address, and every link would repeat it.
  if (pathname.length > MAX_PATH || search.length > MAX_SEARCH) return '/';
  const plain = plainSearch(search);
  if (!language) return pathname + plain;
  return `${pathname}${plain}${plain === '' ? '?' : '&'}lang=${language}`;
}

/** The address of this page for paper; if no origin is set, it is that of the browser. */
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

/** The address of this page in another language: on the host of that language, if there is one. */
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
  // Not on the host of another language, where nobody can choose one.
  if (!host) return (mainOrigin ?? '') + pathIn(language);
  return `${origin === null ? '' : new URL(origin).protocol}//${host}${pathIn()}`;
}

/**
 * For crawlers: the one address of this page and those in other languages. Left out if the operator
 * has not set the address of the portal, and on lists that are filtered, which they leave out.
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

/** Without a language in it, an address is the one for everybody, or that of a language's host. */
function canonicalUrl(shell: Shell, search: string, path: (named?: Language) => string): string {
  const { lang } = shell.globals;
  const isChosen = new URLSearchParams(search).get('lang') === lang;
  const isOnOwnHost = shell.origin !== shell.mainOrigin;
  return isChosen && !isOnOwnHost ? urlIn(lang, shell, path) : `${shell.origin}${path()}`;
}
