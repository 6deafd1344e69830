import type { LoaderFunctionArgs } from 'react-router';
import { getHelpArticle, listHelp } from '../../../../contracts/site/help.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { load } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { loaderTexts } from '../../../page-context.ts';
import { usePreservedParams } from '../../../shell/link.tsx';
import { breadcrumbs } from '../../../shell/structured-data.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { usePageData } from '../../../shell/use-page-data.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './help.module.css';
import { HelpMenu } from './help-menu.tsx';
import { HelpSearch } from './help-search.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('help.page');

export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const [article, { articles }] = await Promise.all([
    load(context, getHelpArticle, { params: { slug } }),
    load(context, listHelp, { query: {} }),
  ]);
  const t = loaderTexts(context);
  const head = {
    title: article.title,
    description: article.summary,
    card: `/cards/help/${article.slug}.png`,
    things: [
      breadcrumbs([
        { name: t('help_title'), item: '/help/' },
        { name: article.title, item: `/help/${article.slug}/` },
      ]),
    ],
  };
  return { labels: LABELS, head, data: pack({ article, articles }) };
}

export default function HelpArticlePage() {
  const { article, articles } = usePageData<typeof loader>();
  const t = useLabels();
  const { lang } = useShell().globals;
  const { slug, title, summary, html, headings, language } = article;
  const isTranslated = language === lang;
  const kept = usePreservedParams();
  return (
    <div className={css.page}>
      <HelpMenu articles={articles} current={{ slug, headings }} />
      <div className={css.content}>
        <HelpSearch term="" />
        {!isTranslated && <p className={css.note}>{t('help_untranslated')}</p>}
        <article
          className={css.article}
          data-article
          lang={isTranslated ? undefined : LANGUAGES[language].tag}
        >
          <h1>{title}</h1>
          <p className={css.summary}>{summary}</p>
          {/* The server builds it from our own files, and lets no other HTML through. */}
          <div dangerouslySetInnerHTML={{ __html: withKeptParams(html, kept) }} />
        </article>
      </div>
    </div>
  );
}

/** Links to pages with the parameters that all links preserve. */
function withKeptParams(html: string, kept: (url: string) => string): string {
  return html.replaceAll(
    /(<a href=")([^"]*)(" data-follow)/g,
    (_link, begin: string, url: string, end: string) => begin + kept(url) + end,
  );
}
