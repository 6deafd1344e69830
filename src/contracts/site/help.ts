import * as z from 'zod/mini';
import { HELP_GROUP_NAMES, HELP_SLUGS } from '../../domain/site/help-articles.ts';
import { LANGUAGE_CODES } from '../../domain/text/language.ts';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

export const MAX_HELP_TERM = 100;

const slug = z.enum(HELP_SLUGS);

const articleHead = z.object({
  slug,
  group: z.enum(HELP_GROUP_NAMES),
  title: z.string(),
  summary: z.string(),
  /** English where the article isn't translated. */
  language: z.enum(LANGUAGE_CODES),
});

export const listHelp = endpoint({
  method: 'GET',
  path: '/api/help/',
  summary: 'The help articles and, with `q`, the sections that contain a term',
  needs: 'public',
  cost: 'light',
  changesWith: 'nothing',
  query: z.strictObject({ q: z.optional(text(MAX_HELP_TERM)) }),
  answer: z.object({
    articles: z.array(articleHead),
    /** Null without a term. Title, heading and snippet are HTML in which matches are marked. */
    found: z.nullable(
      z.array(
        z.object({
          slug,
          /** Null for the beginning of an article. */
          anchor: z.nullable(z.string()),
          title: z.string(),
          heading: z.nullable(z.string()),
          snippet: z.string(),
        }),
      ),
    ),
  }),
});
export type HelpList = Answer<typeof listHelp>;

export const getHelpArticle = endpoint({
  method: 'GET',
  path: '/api/help/{slug}/',
  summary: 'A help article as sanitised HTML, with its headings',
  needs: 'public',
  cost: 'light',
  changesWith: 'nothing',
  params: z.strictObject({ slug: text(40) }),
  answer: z.object({
    ...articleHead.shape,
    html: z.string(),
    /** In the order of the article; level 2 or 3. */
    headings: z.array(
      z.object({ anchor: z.string(), title: z.string(), level: z.enum(['2', '3']) }),
    ),
  }),
});
