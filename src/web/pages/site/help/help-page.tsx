import type { LoaderFunctionArgs } from 'react-router';
import { listHelp, type HelpList } from '../../../../contracts/site/help.ts';
import { HELP_GROUP_NAMES } from '../../../../domain/site/help-articles.ts';
import { LANGUAGES, type Language } from '../../../../domain/text/language.ts';
import { Marked } from '../../../../widgets/search-box/marked.tsx';
import { markedParts } from '../../../../widgets/search-box/marked-text.ts';
import { load } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { loaderTexts } from '../../../page-context.ts';
import { Link } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { usePageData } from '../../../shell/use-page-data.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './help.module.css';
import { HelpMenu } from './help-menu.tsx';
import { HelpSearch } from './help-search.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('help.page');

/** All articles by group, and search results (`?q=`). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const term = (url.searchParams.get('q') ?? '').trim();
  const help = await load(context, listHelp, { query: term === '' ? {} : { q: term } });
  const t = loaderTexts(context);
  const title = term === '' ? t('help_title') : t('help_title_for', { term });
  const head = { title, description: t('help_description') };
  return { labels: LABELS, head, data: pack({ ...help, term }) };
}

export default function HelpPage() {
  const { articles, found, term } = usePageData<typeof loader>();
  const t = useLabels();
  return (
    <div className={css.page}>
      <HelpMenu articles={articles} />
      <div className={css.content}>
        <h1>{t('help_title')}</h1>
        <HelpSearch term={term} searchesAtOnce />
        {/* Rendered before it has content, so that screen readers announce the change. */}
        <p role="status" className={css.count}>
          {found !== null &&
            (found.length === 0
              ? t('help_nothing', { term })
              : t('help_results', { count: found.length, term }))}
        </p>
        {found !== null && found.length > 0 ? (
          <Found found={found} />
        ) : (
          <Articles articles={articles} />
        )}
      </div>
    </div>
  );
}

function Found({ found }: { readonly found: NonNullable<HelpList['found']> }) {
  return (
    <ol className={css.found} data-article>
      {found.map(({ slug, anchor, title, heading, snippet }) => (
        <li key={`${slug} ${anchor}`}>
          <Link to={`/help/${slug}/${anchor === null ? '' : `#${anchor}`}`}>
            <Marked parts={markedParts(title)} />
            {heading !== null && (
              <>
                {' › '}
                <Marked parts={markedParts(heading)} />
              </>
            )}
          </Link>
          {snippet !== '' && (
            <p>
              <Marked parts={markedParts(snippet)} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Articles({ articles }: Pick<HelpList, 'articles'>) {
  const t = useLabels();
  const { lang } = useShell().globals;
  return HELP_GROUP_NAMES.map((group) => (
    <section key={group} aria-labelledby={group} className={css.group}>
      <h2 id={group}>{t(`help_group_${group}`)}</h2>
      <ul className={css.cards}>
        {articles
          .filter((article) => article.group === group)
          .map(({ slug, title, summary, language }) => (
            <li key={slug} data-article lang={otherTag(language, lang)}>
              <h3>
                <Link to={`/help/${slug}/`}>{title}</Link>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** The tag of a language other than the page's. */
function otherTag(language: Language, ofPage: Language): string | undefined {
  return language === ofPage ? undefined : LANGUAGES[language].tag;
}
