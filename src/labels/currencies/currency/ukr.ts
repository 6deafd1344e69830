import type { Texts } from './eng.ts';

export const ukr: Texts = {
  page: {
    currencies_title: 'Котирування валют',
    currencies_description:
      'Курси валютних пар: останнє значення, зміна за день та історія до десяти років.',
    currencies_count:
      '{count} {count, plural, one {валютна пара} few {валютні пари} many {валютних пар} other {валютної пари}}',
    currencies_updated: 'оновлено: {time}',
    currencies_source: 'джерело: {sources}',
    currencies_subregion: 'Субрегіон',
    currencies_all: 'Усі',
    currencies_search: 'Знайти пару',
    currencies_none: 'Валютних пар ще немає.',
    currencies_empty: 'Відповідних пар немає.',
    currencies_clear: 'Скинути пошук і субрегіон',
    currencies_pair: 'Пара',
    currencies_last: 'Останнє',
    currencies_day: 'За день, %',
    currencies_quotes: 'Котирування',
    currencies_charts: 'Графіки',
    currencies_no_chart: 'Виберіть пару, щоб побачити її графік.',
    currencies_to_charts: 'Графіки: {count}',
    currencies_compare: 'Порівняти на одному графіку, %',
    currencies_compared: 'Порівняння пар, зміна у %',
    currencies_too_many: 'Одночасно можна показати не більше графіків: {count}.',
    currencies_toggle: 'Графік {name}',
    currencies_remove: 'Прибрати графік {name}',
  },
  faq: {
    faq_title: 'Запитання',
    faq_source_question: 'Звідки беруться котирування?',
    faq_source_answer:
      'Із джерел даних, які підключив адміністратор порталу; їх названо внизу сторінки. Якщо на сторінці зазначено «Демодані», значення вигадані.',
    faq_update_question: 'Як часто вони оновлюються?',
    faq_update_answer:
      'Пари в реальному часі оновлюються автоматично, без перезавантаження сторінки. Решта отримують одне значення на день. Час біля котирування показує, на який момент воно дійсне.',
    faq_change_question: 'З чим порівнюється зміна за день?',
    faq_change_answer:
      'Котирування в реальному часі порівнюється з останньою денною ціною закриття, денне — з попередньою ціною закриття.',
    faq_access_question: 'Чому замість числа я бачу ***?',
    faq_access_answer:
      'Для значень потрібен обліковий запис із доступом, який надає адміністратор порталу. Без нього видно назви, дати та форму графіків на шкалі від 0 до 100; самі значення не передаються.',
  },
  subregions: {
    subregion_majors: 'Основні валюти',
    subregion_europe: 'Європа',
    subregion_cis: 'СНД',
    subregion_asia: 'Азія',
    subregion_latin_america: 'Латинська Америка',
    subregion_middle_east: 'Близький Схід',
    subregion_africa: 'Африка',
    subregion_other: 'Інші',
  },
};
