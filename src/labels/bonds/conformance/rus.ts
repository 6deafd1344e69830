import type { Texts } from './eng.ts';

export const rus: Texts = {
  page: {
    conformance_title: 'Как проверены числа',
    conformance_description:
      'С чем сверена математика облигаций этой версии и насколько она совпала.',
    conformance_lead:
      'Версия {version}, математика {digest}. Все числа на этой странице записал тестовый прогон, который их сверял; ни одно не внесено вручную.',
    conformance_total: 'В пределах допуска совпадают {agreeing} из {cases} значений.',
    conformance_official: 'Официальные источники',
    conformance_official_total:
      'Из {cases} значений, опубликованных казначействами, биржами и центральными банками, {agreeing} совпадают в пределах допуска.',
    conformance_official_rest:
      'Остальные расхождения ({count}) вызваны пробелами или исправлениями в самих опубликованных данных; для каждого указана причина.',
    conformance_reference: 'Эталонные расчёты',
    conformance_conventions: 'Где расходятся конвенции',
    conformance_conventions_lead:
      'У некоторых функций Excel свои конвенции, в основном для нестандартных первого и последнего купонных периодов: такие строки посчитаны отдельно и не сверяются. Любое другое расхождение должно подпадать под узкое правило о базисе и датах строки.',
    conformance_why: 'Что отличается и почему',
    conformance_why_note: 'У одного значения может быть несколько причин.',
    conformance_confirmed:
      'В каждой из {count} строк простые формулы, написанные по опубликованным определениям без кода продукта, дают наше значение. С названными правилами они дают значение Excel.',
    conformance_subject: 'Что сверено',
    conformance_cases: 'Случаев',
    conformance_agreeing: 'Совпали',
    conformance_tolerance: 'Допуск',
    conformance_worst: 'Наибольшее отличие',
    conformance_relative: '{value} от величины',
    conformance_exceptions:
      '{count} {count, plural, one {исключение} few {исключения} many {исключений} other {исключения}}',
    conformance_at_most: 'не более {value}',
    conformance_confirmed_of: 'Простые формулы подтверждают наше значение в {count}.',
    conformance_for_example: 'Например, {row}: опубликовано {published}, у нас {ours}.',
    conformance_refused: 'нет',
    conformance_aside: 'Другая конвенция: {count}',
    conformance_skipped: 'Не сверено: {count}',
    conformance_rows: 'Строки (CSV)',
    conformance_examples: 'Опубликованные примеры',
    conformance_example: 'Пример',
    conformance_inputs: 'Дано',
    conformance_published: 'Опубликовано',
    conformance_ours: 'У нас',
    conformance_file: 'Таблица файлом (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Аукционы Казначейства США',
    conformance_origin_us_treasury: 'Официальные итоги 2008–2017 годов, общественное достояние.',
    conformance_source_quantlib: 'QuantLib 1.29, расчётная библиотека',
    conformance_origin_quantlib:
      'Открытая библиотека банков, запущенная на 1000 реальных облигаций с иными датами и доходностями; лицензия типа BSD.',
    conformance_source_excel: 'Функции Microsoft Excel',
    conformance_origin_excel:
      'Результаты, рассчитанные самим Excel, из таблиц открытого проекта (Apache-2.0).',
    conformance_source_curves: 'Кривые центральных банков',
    conformance_origin_curves:
      'Федеральная резервная система, параметры и ставки с 1961 года; Европейский центральный банк, ставки 2006–2008 годов. Открытые данные.',
    conformance_source_moex: 'Московская биржа',
    conformance_origin_moex:
      'Все облигации на 15 февраля 2024 года из сервиса самой биржи; лицензия не указана.',
    conformance_source_ofz_auctions: 'Министерство финансов России',
    conformance_origin_ofz_auctions: 'Итоги аукционов 2019–2024 годов; лицензия не указана.',
    conformance_source_german: 'Облигации Германии',
    conformance_origin_german:
      'Цены и накопленный доход 15 облигаций за 65 дней 2009 года из пакета R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Цена по доходности',
    conformance_figure_yield_from_price: 'Доходность по цене',
    conformance_figure_last_period_yield: 'Доходность по цене в последнем купонном периоде',
    conformance_figure_dirty_price: 'Цена с накопленным доходом',
    conformance_figure_accrued: 'Накопленный доход',
    conformance_figure_macaulay: 'Дюрация Маколея',
    conformance_figure_modified: 'Модифицированная дюрация',
    conformance_figure_convexity: 'Выпуклость',
    conformance_figure_basis_point: 'Стоимость базисного пункта',
    conformance_figure_coupon_days: 'Дни и периоды купонов',
    conformance_figure_odd_first_price: 'Цена с нестандартным первым купоном',
    conformance_figure_odd_last_price: 'Цена с нестандартным последним купоном',
    conformance_figure_simple_yield: 'Простая доходность',
    conformance_figure_bill_price: 'Цена векселя по дисконту',
    conformance_figure_bill_yield: 'Доходность векселя',
    conformance_figure_index_ratio: 'Индексный коэффициент',
    conformance_figure_reference_index: 'Базовый индекс на день',
    conformance_figure_money_price: 'Цена в деньгах с учётом индекса',
    conformance_figure_discount_margin: 'Дисконтная маржа флоатера по цене',
    conformance_figure_zero_rates: 'Ставки бескупонной кривой, в процентах',
    conformance_figure_forward_rates: 'Форвардные ставки, в процентах',
    conformance_figure_par_rates: 'Ставки по номиналу, в процентах',
    conformance_figure_fitted_rates: 'Ставки заново построенной кривой, в процентах',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: после последнего дня февраля 31-е считается 30-м по правилам SIA в их порядке; QuantLib делает так с 2025 года (запрос на слияние 2243). Excel и QuantLib 1.29 оставляют 31-е.',
    conformance_reason_negative_time:
      'ACT/360 и ACT/365 в конце периода: прошло больше 360/f или 365/f дней, и время до следующего купона для Excel равно 0 или отрицательно.',
    conformance_reason_last_period_days:
      'YIELD в последнем купонном периоде: Excel берёт дни до погашения, которые не равны периоду за вычетом накопленных дней; его же PRICE не возвращает цену.',
    conformance_reason_year_average:
      'ACT/ACT без купонных периодов: Excel делит на среднюю длину затронутых лет, что не соответствует ни ISDA, ни ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: в году с 29 февраля 366 дней (31 CFR 356); Excel берёт 365, а полгода за 182 дня.',
    conformance_reason_lost_month_end:
      'Квазикупонные даты отсчитываются одна от другой и теряют конец месяца: 31 августа, 28 февраля, 28 августа.',
    conformance_reason_whole_period_days:
      'ODDFPRICE с 30/360 US, длинный первый период: квазипериод, затрагивающий конец февраля, в купоне Excel считается целым, а в накопленном доходе — по дням. В день купона они расходятся.',
    conformance_reason_two_grids:
      'ODDFPRICE: до первого купона 28 февраля квазикупоны стоят в конце месяца, после него — в день погашения.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, длинный первый период: целые периоды считаются от месяца расчётов, на один больше, если купоны в конце месяца.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: периоды считаются назад от погашения, а остаток добавляется к последнему, как будто это его часть.',
    conformance_reason_days_left_counted:
      'ODDLPRICE с 30/360 US у конца месяца: Excel считает дни от даты расчётов, как в формуле Microsoft. Мы берём период за вычетом накопленных дней, как правило MSRB G-33 и PRICE самого Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE с 30/360 US: в купоне Excel считает конец февраля и каждое 31-е 30-м, а в накопленном доходе — нет.',
    conformance_reason_odd_first_days:
      'ODDFPRICE с ACT/360 и ACT/365: Excel измеряет нестандартные периоды и время в днях к 360/f и 365/f, как в формуле Microsoft. Такой конвенции в продукте нет.',
    conformance_reason_odd_last_days:
      'ODDLPRICE с ACT/360 и ACT/365: вместо них Excel берёт ACT/ACT.',
    conformance_reason_below_limit:
      'Доходность −200 % и ниже: здесь отклоняется, так как ни одна облигация так не оценивается.',
    conformance_reason_rough_yield:
      'Поиск доходности ниже 0 в Excel останавливается до последних знаков, в пределах 0,000000002; при его доходности цена не равна заданной.',
    conformance_reason_payments_unknown:
      'Последующих купонов, погашений или курсов валют нет в файле.',
    conformance_reason_coupon_unknown: 'Купона нет в списке биржи.',
    conformance_reason_index_derived:
      'Справочные индексы августа — ноября 2016 года: первоначально опубликованных значений индекса цен нет ни в одном доступном файле. Они выведены из этих четырёх аукционов, поэтому совпали бы по построению.',
  },
  link: {
    conformance_link: 'Как проверены числа',
  },
};
