import { ApiError } from '../../../../contracts/core/errors.ts';
import { getHelpArticle, listHelp } from '../../../../contracts/site/help.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { HelpArticle, HelpLibrary } from './help-library.ts';
import { searchHelp } from './search-help.ts';

export function helpRoutes(library: HelpLibrary): Route[] {
  return [
    implement(listHelp, async ({ query: { q } }, { language }) => {
      const articles = await library.articles(language);
      return {
        articles: articles.map(describeArticle),
        found: q === undefined ? null : searchHelp(articles, q),
      };
    }),
    implement(getHelpArticle, async ({ params }, { language }) => {
      const articles = await library.articles(language);
      const article = articles.find(({ slug }) => slug === params.slug);
      if (!article) throw new ApiError('not_found', { field: 'params.slug' });
      return { ...describeArticle(article), html: article.html, headings: [...article.headings] };
    }),
  ];
}

function describeArticle({ slug, group, title, summary, language }: HelpArticle) {
  return { slug, group, title, summary, language };
}
