import type { Texts } from './eng.ts';

export const rus: Texts = {
  page: {
    currencies_title: 'Котировки валют',
    currencies_description:
      'Курсы валютных пар: последнее значение, изменение за день и история до десяти лет.',
    currencies_count:
      '{count} {count, plural, one {валютная пара} few {валютные пары} many {валютных пар} other {валютной пары}}',
    currencies_updated: 'обновлено: {time}',
    currencies_source: 'источник: {sources}',
    currencies_subregion: 'Субрегион',
    currencies_all: 'Все',
    currencies_search: 'Найти пару',
    currencies_none: 'Валютных пар пока нет.',
    currencies_empty: 'Подходящих пар нет.',
    currencies_clear: 'Сбросить поиск и субрегион',
    currencies_pair: 'Пара',
    currencies_last: 'Последняя',
    currencies_day: 'За день, %',
    currencies_quotes: 'Котировки',
    currencies_charts: 'Графики',
    currencies_no_chart: 'Выберите пару, чтобы увидеть её график.',
    currencies_to_charts: 'Графики: {count}',
    currencies_compare: 'Сравнить на одном графике, %',
    currencies_compared: 'Сравнение пар, изменение в %',
    currencies_too_many: 'Одновременно можно показать не больше {count} графиков.',
    currencies_toggle: 'График {name}',
    currencies_remove: 'Удалить график {name}',
  },
  faq: {
    faq_title: 'Вопросы',
    faq_source_question: 'Откуда берутся котировки?',
    faq_source_answer:
      'Из источников, которые подключил администратор портала; они перечислены внизу страницы. Если на странице указано «Демоданные», показатели вымышлены.',
    faq_update_question: 'Как часто они обновляются?',
    faq_update_answer:
      'Пары в реальном времени обновляются автоматически, без перезагрузки страницы. Остальные получают одно значение в день. Время рядом с котировкой показывает, на какой момент она действительна.',
    faq_change_question: 'С чем сравнивается изменение за день?',
    faq_change_answer:
      'Котировка в реальном времени сравнивается с последним дневным закрытием, дневная котировка — с предыдущим закрытием.',
    faq_access_question: 'Почему вместо числа я вижу ***?',
    faq_access_answer:
      'Для значений нужна учётная запись с доступом, который открывает администратор портала. Без него видны названия, даты и форма графиков по шкале от 0 до 100; сами значения не передаются.',
  },
  subregions: {
    subregion_majors: 'Основные валюты',
    subregion_europe: 'Европа',
    subregion_cis: 'СНГ',
    subregion_asia: 'Азия',
    subregion_latin_america: 'Латинская Америка',
    subregion_middle_east: 'Ближний Восток',
    subregion_africa: 'Африка',
    subregion_other: 'Прочие',
  },
};
