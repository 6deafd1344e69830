import type { Texts } from './eng.ts';

export const rus: Texts = {
  page: {
    help_title: 'Справка',
    help_description:
      'Как устроен портал: доступ, показатели и методика расчёта, скринеры, графики, поиск, API и Excel, управление порталом.',
    help_menu: 'Статьи справки',
    help_contents: 'Содержание',
    help_search: 'Поиск в справке',
    help_results:
      '{count} {count, plural, one {результат} few {результата} many {результатов} other {результата}} по запросу «{term}»',
    help_nothing:
      'По запросу «{term}» ничего не найдено. Попробуйте другое слово или откройте нужную статью.',
    help_title_for: 'Справка: {term}',
    help_untranslated: 'Эта статья пока не переведена на русский язык. Показана английская версия.',
    help_group_portal: 'Работа с порталом',
    help_group_market: 'Рыночные данные',
    help_group_programs: 'Программы и операторы',
  },
};
