import { useLocation } from 'react-router';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../domain/language.ts';
import type { Frame } from '../../contracts/page.ts';
import { useFrame } from './use-frame.ts';

const MAX_PATH = 500;
/** Parameters that choose how a page looks, not what it shows. */
const VIEW_PARAMETERS = ['lang', 'theme', 'show_labels'];

/** This page's path with the parameters that matter, as `/indexes/?category=bond`. */
function pathOf(location: { pathname: string; search: string }, language?: Language): string {
  // Nobody links to such a page, and every link would repeat its address.
  if (location.pathname.length > MAX_PATH) return '/';
  const query = new URLSearchParams(location.search);
  for (const name of VIEW_PARAMETERS) query.delete(name);
  if (language) query.set('lang', language);
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}

/** Where this page stands in another language: on that language's own host, if it has one. */
export function useLanguageUrl(): (language: Language) => string {
  const location = useLocation();
  const frame = useFrame();
  return (language) => languageUrl(frame, location, language);
}

function languageUrl(
  { languageHosts, origin }: Frame,
  location: { pathname: string; search: string },
  language: Language,
): string {
  const host = languageHosts[language];
  return host
    ? `${new URL(origin).protocol}//${host}${pathOf(location)}`
    : origin + pathOf(location, language);
}

export function AlternateLinks() {
  const { origin } = useFrame();
  const location = useLocation();
  const urlIn = useLanguageUrl();
  return (
    <>
      <link rel="canonical" href={origin + pathOf(location)} />
      {LANGUAGE_CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={LANGUAGES[code].tag} href={urlIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathOf(location)} />
    </>
  );
}
