import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Все вызовы API Parcurve: параметры, ответы и примеры.',
    api_lead:
      'Вызовы возвращают JSON, кроме файлов и потока в реальном времени. Машиночитаемое описание соответствует OpenAPI 3.1; отказы всегда имеют одинаковую структуру.',
    api_method: 'Метод',
    api_path: 'Путь',
    api_summary: 'Назначение',
    api_start: 'Начало работы',
    api_start_token:
      'Программы входят с токеном в заголовке Authorization. Токен видит то же, что аккаунт, и может только читать.',
    api_make_token: 'Создать токен',
    api_start_formats:
      'Таблицы доступны также в CSV и XLSX: добавьте format=csv или format=xlsx либо запросите заголовком Accept. У ответов есть ETag: кто пришлёт его в If-None-Match, получит 304, пока ничего не изменилось.',
    api_start_limits:
      'Каждый токен может делать определённое число вызовов в минуту. Заголовки ratelimit-limit, ratelimit-remaining и ratelimit-reset говорят, сколько осталось; отказ указывает в Retry-After, когда повторить.',
    api_groups: 'Разделы справочника',
    api_all: 'Все вызовы',
    api_group_indexes: 'Индексы и пары',
    api_group_currencies: 'Списки пар',
    api_group_instruments: 'Облигации, акции, фонды, компании',
    api_group_quotes: 'Котировки в реальном времени и закрытия по ISIN',
    api_group_search: 'Поиск',
    api_group_archive: 'Архив фьючерсов',
    api_group_udf: 'Клиенты графиков (UDF)',
    api_group_openbb: 'Для OpenBB Workspace',
    api_group_account: 'Аккаунты',
    api_group_site: 'Тексты сайта',
    api_needs_public: 'открыто всем; значения требуют доступа',
    api_needs_signedIn: 'нужен аккаунт',
    api_needs_values: 'нужен доступ к значениям',
    api_needs_operator: 'для операторов',
    api_parameters: 'Параметры',
    api_field: 'Поле',
    api_where: 'Где',
    api_where_path: 'адрес',
    api_where_query: 'запрос',
    api_where_body: 'тело',
    api_type: 'Тип',
    api_required: 'обязательно',
    api_answer: 'Ответ',
    api_answer_also: 'Также в виде {types}.',
    api_answer_file: 'Файл: {types}.',
    api_example_in: 'Пример: {language}',
    api_group_curves: 'Кривые доходности',
  },
};
