import type { Texts } from './eng.ts';

export const rus: Texts = {
  page: {
    conformance_title: 'Как проверены числа',
    conformance_description:
      'Источники, с которыми сверены расчёты облигаций в этой версии, и точность совпадения.',
    conformance_lead:
      'Версия {version}, код расчётов {digest}. Все числа на этой странице записал тестовый прогон, который проводил сверку; вручную ничего не внесено.',
    conformance_total: 'В пределах допуска совпадают {agreeing} из {cases} значений.',
    conformance_official: 'Официальные источники',
    conformance_official_total:
      'Из {cases} значений, опубликованных казначействами, биржами и центральными банками, {agreeing} совпадают в пределах допуска.',
    conformance_official_rest:
      'Остальные расхождения ({count}) вызваны пробелами или исправлениями в самих опубликованных данных; для каждого указана причина.',
    conformance_reference: 'Эталонные расчёты',
    conformance_conventions: 'Где расходятся конвенции',
    conformance_conventions_lead:
      'У некоторых функций Excel свои конвенции, в основном для нестандартных первого и последнего купонных периодов: такие строки посчитаны отдельно и не сверяются. Любое другое расхождение должно подпадать под узкое правило о базе расчёта и датах строки.',
    conformance_why: 'Расхождения и причины',
    conformance_why_note: 'У расхождения может быть несколько причин.',
    conformance_confirmed:
      'В каждой из {count} строк независимые формулы, написанные по опубликованным определениям без кода продукта, воспроизводят наше значение. С названными здесь правилами они воспроизводят значение Excel.',
    conformance_subject: 'Показатель',
    conformance_cases: 'Случаев',
    conformance_agreeing: 'Совпали',
    conformance_tolerance: 'Допуск',
    conformance_worst: 'Наибольшее расхождение',
    conformance_relative: '{value} (относительно)',
    conformance_exceptions:
      '{count} {count, plural, one {исключение} few {исключения} many {исключений} other {исключения}}',
    conformance_at_most: 'не более {value}',
    conformance_confirmed_of: 'Независимые формулы подтверждают наше значение, случаев: {count}.',
    conformance_for_example: 'Например, {row}: опубликовано {published}, у нас {ours}.',
    conformance_refused: 'нет',
    conformance_aside: 'Другая конвенция: {count}',
    conformance_skipped: 'Не сверено: {count}',
    conformance_rows: 'Скачать строки (CSV)',
    conformance_examples: 'Опубликованные примеры',
    conformance_example: 'Пример',
    conformance_inputs: 'Дано',
    conformance_published: 'Опубликовано',
    conformance_ours: 'У нас',
    conformance_file: 'Скачать таблицу (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Аукционы Казначейства США',
    conformance_origin_us_treasury: 'Официальные итоги 2008–2017 годов, общественное достояние.',
    conformance_source_quantlib: 'QuantLib 1.29, расчётная библиотека',
    conformance_origin_quantlib:
      'Библиотека количественных финансов с открытым кодом, запущенная на 1000 реальных облигаций с другими датами и доходностями; лицензия типа BSD.',
    conformance_source_excel: 'Функции Microsoft Excel',
    conformance_origin_excel:
      'Результаты, рассчитанные самим Excel и опубликованные в таблицах проекта с открытым кодом (Apache-2.0).',
    conformance_source_curves: 'Кривые центральных банков',
    conformance_origin_curves:
      'Федеральная резервная система, параметры и ставки с 1961 года; Европейский центральный банк, ставки 2006–2008 годов. Открытые данные.',
    conformance_source_moex: 'Московская биржа',
    conformance_origin_moex:
      'Все облигации на 15 февраля 2024 года из сервиса самой биржи; лицензия не указана.',
    conformance_source_ofz_auctions: 'Министерство финансов России',
    conformance_origin_ofz_auctions: 'Итоги аукционов 2019–2024 годов; лицензия не указана.',
    conformance_source_german: 'Облигации Германии',
    conformance_origin_german: 'Цены и НКД 15 облигаций за 65 дней 2009 года из пакета R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Цена по доходности',
    conformance_figure_yield_from_price: 'Доходность по цене',
    conformance_figure_last_period_yield: 'Доходность по цене в последнем купонном периоде',
    conformance_figure_dirty_price: 'Грязная цена',
    conformance_figure_accrued: 'Накопленный купонный доход',
    conformance_figure_macaulay: 'Дюрация Маколея',
    conformance_figure_modified: 'Модифицированная дюрация',
    conformance_figure_convexity: 'Выпуклость',
    conformance_figure_basis_point: 'Цена базисного пункта',
    conformance_figure_coupon_days: 'Дни и периоды купонов',
    conformance_figure_odd_first_price: 'Цена с нестандартным первым купоном',
    conformance_figure_odd_last_price: 'Цена с нестандартным последним купоном',
    conformance_figure_simple_yield: 'Простая доходность',
    conformance_figure_bill_price: 'Цена векселя по учётной ставке',
    conformance_figure_bill_yield: 'Доходность векселя',
    conformance_figure_index_ratio: 'Коэффициент индексации',
    conformance_figure_reference_index: 'Справочный индекс на дату',
    conformance_figure_money_price: 'Номинальная цена с учётом индексации',
    conformance_figure_discount_margin: 'Дисконтная маржа флоатера по цене',
    conformance_figure_zero_rates: 'Бескупонные ставки, в процентах',
    conformance_figure_forward_rates: 'Форвардные ставки, в процентах',
    conformance_figure_par_rates: 'Ставки по номиналу, в процентах',
    conformance_figure_fitted_rates: 'Ставки заново построенной кривой, в процентах',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: если период начинается в последний день февраля, конечное 31-е число при последовательном применении правил SIA считается 30-м; QuantLib делает так с 2025 года (запрос на слияние 2243). Excel и QuantLib 1.29 оставляют 31-е.',
    conformance_reason_negative_time:
      'ACT/360 и ACT/365 в конце периода: прошло больше 360/f или 365/f дней, поэтому в Excel время до следующего купона равно нулю или отрицательно.',
    conformance_reason_last_period_days:
      'YIELD в последнем купонном периоде: Excel использует дни до погашения, которые не равны периоду за вычетом накопленных дней; его же PRICE не возвращает исходную цену.',
    conformance_reason_year_average:
      'ACT/ACT без купонных периодов: Excel делит на среднюю длину охваченных лет, что не соответствует ни ISDA, ни ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: в году, который содержит 29 февраля, 366 дней (31 CFR 356); Excel берёт 365, а за полгода — 182 дня.',
    conformance_reason_lost_month_end:
      'Каждая квазикупонная дата выводится из предыдущей, поэтому конец месяца теряется: 31 августа, 28 февраля, 28 августа.',
    conformance_reason_whole_period_days:
      'ODDFPRICE с 30/360 US, длинный первый период: для купона Excel считает квазикупонный период, затрагивающий конец февраля, полным, а для НКД — по его дням. В дату купона эти значения расходятся.',
    conformance_reason_two_grids:
      'ODDFPRICE: до первого купона 28 февраля квазикупоны приходятся на конец месяца, после него — на число даты погашения.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, длинный первый период: полные периоды считаются от месяца расчётов, и если купоны приходятся на конец месяца, получается на один больше.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: периоды отсчитываются назад от погашения, а остаток прибавляется к последнему из них, как если бы был его частью.',
    conformance_reason_days_left_counted:
      'ODDLPRICE с 30/360 US у конца месяца: Excel считает дни от даты расчётов, как указано в формуле Microsoft. Мы берём период за вычетом накопленных дней, как правило MSRB G-33 и PRICE самого Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE с 30/360 US: для купона Excel считает конец февраля и каждое 31-е число 30-м, для НКД — нет.',
    conformance_reason_odd_first_days:
      'ODDFPRICE с ACT/360 и ACT/365: Excel измеряет нестандартные периоды и время как дни, делённые на 360/f или 365/f, как указано в формуле Microsoft. В продукте такой конвенции нет.',
    conformance_reason_odd_last_days:
      'ODDLPRICE с ACT/360 и ACT/365: вместо них Excel берёт ACT/ACT.',
    conformance_reason_below_limit:
      'Доходность −200 % и ниже: здесь отклоняется, так как по ней облигации не оценивают.',
    conformance_reason_rough_yield:
      'Поиск доходности ниже 0 в Excel останавливается, не достигнув полной точности, в пределах 0,000000002; его доходность не возвращает заданную цену.',
    conformance_reason_payments_unknown:
      'В файле нет последующих купонов, погашений или курсов валют.',
    conformance_reason_coupon_unknown: 'Купона нет в списке биржи.',
    conformance_reason_index_derived:
      'Справочные индексы за август — ноябрь 2016 года: ни в одном доступном файле нет индекса потребительских цен в первоначальной публикации. Индексы выведены из этих четырёх аукционов и потому совпали бы по построению.',
  },
  link: {
    conformance_link: 'Как проверены числа',
  },
};
