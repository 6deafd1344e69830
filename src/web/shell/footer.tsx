import { displayMoment } from '../../domain/text/format.ts';
import { usePrinting } from '../../widgets/printing/use-printing.ts';
import { usePageUrl } from './alternate-links.tsx';
import css from './footer.module.css';
import { HintsSwitch } from './hints-switch.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Link } from './link.tsx';
import { useShell } from './use-shell.ts';
import { useLabels } from './use-labels.ts';

/** Data sources and their freshness, the API, the languages. */
export function Footer() {
  const t = useLabels();
  const { siteName } = useShell();
  return (
    <footer id="footer" className={css.footer}>
      <div className={css.inner}>
        <Sources />
        <p className={css.tagline}>
          {siteName} · {t('footer_tagline')}
        </p>
        <div className={css.ways}>
          <ul className={css.links}>
            <li>
              <Link to="/api/">{t('menu_api_calls')}</Link>
            </li>
            <li>
              <a href="/api/openapi.json">{t('menu_openapi')}</a>
            </li>
            <li>
              <Link to="/addin/">{t('menu_addin')}</Link>
            </li>
            <li>
              <Link to="/conformance/">{t('conformance_link')}</Link>
            </li>
            <li>
              <Link to="/help/">{t('menu_help')}</Link>
            </li>
          </ul>
          <HintsSwitch />
          <Languages />
        </div>
        <Imprint />
      </div>
    </footer>
  );
}

function Sources() {
  const { sources, lastImportAt, globals, timeZone, showsDemoData } = useShell();
  const t = useLabels();
  return (
    <>
      <p>
        {sources.length > 0
          ? t('footer_sources', { sources: sources.join(', ') })
          : t('footer_no_sources')}
        {lastImportAt && (
          <>
            {' · '}
            {t('footer_last_import', {
              time: displayMoment(Date.parse(lastImportAt), globals.lang, timeZone),
            })}
          </>
        )}
      </p>
      {showsDemoData && <p className={css.demo}>{t('demo_data_explained')}</p>}
    </>
  );
}

function Languages() {
  const t = useLabels();
  return (
    <nav aria-label={t('language')}>
      <LanguageLinks className={css.links} />
    </nav>
  );
}

/** For print: the page's URL and the time of printing. */
function Imprint() {
  const t = useLabels();
  const url = usePageUrl();
  const { globals, timeZone } = useShell();
  const printedAt = usePrinting();
  const time = printedAt && displayMoment(printedAt.getTime(), globals.lang, timeZone);
  return (
    <p className={css.imprint}>
      {url}
      {time && ` · ${t('footer_printed', { time })}`}
    </p>
  );
}
