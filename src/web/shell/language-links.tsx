import { LANGUAGE_CODES, LANGUAGES } from '../../domain/text/language.ts';
import { useLanguageUrl } from './alternate-links.tsx';
import { useShell } from './use-shell.ts';

/** This page in each of the ten languages. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const urlIn = useLanguageUrl();
  const { lang } = useShell().globals;
  return (
    <ul className={className}>
      {LANGUAGE_CODES.map((code) => (
        <li key={code}>
          <a
            href={urlIn(code)}
            lang={LANGUAGES[code].tag}
            hrefLang={LANGUAGES[code].tag}
            aria-current={code === lang ? 'true' : undefined}
          >
            {LANGUAGES[code].own}
          </a>
        </li>
      ))}
    </ul>
  );
}
