import type { Texts } from './eng.ts';

export const ukr: Texts = {
  page: {
    help_title: 'Довідка',
    help_description:
      'Як працює портал: доступ, показники й методика розрахунку, скринери, графіки, пошук, API та Excel, керування порталом.',
    help_menu: 'Статті довідки',
    help_contents: 'Зміст',
    help_search: 'Пошук у довідці',
    help_results:
      '{count} {count, plural, one {результат} few {результати} many {результатів} other {результату}} за запитом «{term}»',
    help_nothing:
      'За запитом «{term}» нічого не знайдено. Спробуйте інше слово або виберіть статтю.',
    help_title_for: 'Довідка: {term}',
    help_untranslated: 'Цю статтю ще не перекладено українською. Ви читаєте англійську версію.',
    help_group_portal: 'Робота з порталом',
    help_group_market: 'Ринкові дані',
    help_group_programs: 'Програми й оператори',
  },
};
