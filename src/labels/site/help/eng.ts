import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    help_title: 'Help',
    help_description:
      'How the portal works: access, figures and conventions, screeners, charts, search, API and Excel, and running a portal.',
    help_menu: 'Help articles',
    help_contents: 'Contents',
    help_search: 'Search Help',
    help_results: '{count} {count, plural, one {result} other {results}} for “{term}”',
    help_nothing: 'Nothing found for “{term}”. Try another word or browse the articles.',
    help_title_for: 'Help: {term}',
    help_untranslated:
      'This article isn’t available in your language yet. You are reading the English version.',
    help_group_portal: 'Using the portal',
    help_group_market: 'Market data',
    help_group_programs: 'Programs and operators',
  },
} as const;

export type Texts = Translation<typeof eng>;
