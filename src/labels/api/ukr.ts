import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Усі виклики API Parcurve: параметри, відповіді та приклади.',
    api_lead:
      'Виклики повертають JSON, крім файлів і потоку в реальному часі. Машиночитний опис відповідає OpenAPI 3.1; відмови завжди мають однакову структуру.',
    api_method: 'Метод',
    api_path: 'Шлях',
    api_summary: 'Призначення',
    api_start: 'Початок роботи',
    api_start_token:
      'Програми входять із токеном у заголовку Authorization. Токен бачить те саме, що обліковий запис, і може лише читати.',
    api_make_token: 'Створити токен',
    api_start_formats:
      'Таблиці доступні також у CSV і XLSX: додайте format=csv або format=xlsx чи попросіть заголовком Accept. Відповіді мають ETag: хто надішле його в If-None-Match, отримає 304, поки нічого не змінилося.',
    api_start_limits:
      'Кожен токен може робити певну кількість викликів на хвилину. Заголовки ratelimit-limit, ratelimit-remaining і ratelimit-reset кажуть, скільки лишилося; відмова вказує в Retry-After, коли повторити.',
    api_groups: 'Розділи довідника',
    api_all: 'Усі виклики',
    api_group_indexes: 'Індекси та пари',
    api_group_currencies: 'Списки пар',
    api_group_instruments: 'Облігації, акції, фонди, компанії',
    api_group_quotes: 'Котирування наживо та закриття за ISIN',
    api_group_search: 'Пошук',
    api_group_archive: 'Архів ф’ючерсів',
    api_group_udf: 'Клієнти графіків (UDF)',
    api_group_openbb: 'Для OpenBB Workspace',
    api_group_account: 'Облікові записи',
    api_group_site: 'Тексти сайту',
    api_needs_public: 'відкрито всім; значення потребують доступу',
    api_needs_signedIn: 'потрібен обліковий запис',
    api_needs_values: 'потрібен доступ до значень',
    api_needs_operator: 'для операторів',
    api_parameters: 'Параметри',
    api_field: 'Поле',
    api_where: 'Де',
    api_where_path: 'адреса',
    api_where_query: 'запит',
    api_where_body: 'тіло',
    api_type: 'Тип',
    api_required: 'обов’язково',
    api_answer: 'Відповідь',
    api_answer_also: 'Також як {types}.',
    api_answer_file: 'Файл: {types}.',
    api_example_in: 'Приклад: {language}',
    api_group_curves: 'Криві дохідності',
  },
};
