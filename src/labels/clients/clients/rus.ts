import type { Texts } from './eng.ts';

export const rus: Texts = {
  udf: {
    udf_all: 'Все',
    udf_bond: 'Облигации',
    udf_stock: 'Акции',
    udf_etf: 'Фонды (ETF)',
    udf_index: 'Индексы',
    udf_forex: 'Валютные пары',
    udf_curve: 'Кривые доходности',
    udf_figure_yield: 'Доходность к погашению',
    udf_figure_worst: 'Наихудшая доходность',
    udf_figure_duration: 'Модифицированная дюрация к погашению',
    udf_figure_accrued: 'Накопленный доход',
    udf_figure_spread: 'Спред к погашению',
    udf_figure_worst_duration: 'Модифицированная дюрация к худшему',
    udf_figure_worst_spread: 'Спред к худшему',
  },
  openbb: {
    openbb_ticker: 'Тикер',
    openbb_name: 'Название',
    openbb_value: 'Значение',
    openbb_change: 'Изменение',
    openbb_change_percent: 'Изменение, %',
    openbb_unit: 'Единица',
    openbb_as_of: 'На момент',
    openbb_symbol: 'Тикер или ISIN',
    openbb_indexes: 'Индексы',
    openbb_indexes_about: 'Индексы с последними значениями и изменениями.',
    openbb_currencies: 'Валютные пары',
    openbb_currencies_about: 'Валютные пары с последними значениями и изменениями.',
    openbb_history: 'История',
    openbb_history_about: 'Ежедневные закрытия инструмента, сначала последние.',
    openbb_chart: 'График',
    openbb_chart_about: 'График любого инструмента этого портала.',
    openbb_archive: 'Архив фьючерсов',
    openbb_archive_about:
      'Ежедневные строки фьючерсного контракта по срокам исполнения, сначала последние.',
    openbb_figure: 'Показатель',
    openbb_worst: 'Доходность к худшей дате, %',
    openbb_spread: 'Спред, б. п.',
    openbb_years: 'Годы',
    openbb_rate: 'Ставка, %',
    openbb_change_bp: 'Изменение, б. п.',
    openbb_bond: 'Облигация: показатели',
    openbb_bond_about: 'Цена, доходности, дюрации и спред облигации по последней цене.',
    openbb_bond_flows: 'Облигация: денежный поток',
    openbb_bond_flows_about: 'Купоны и погашения облигации на 100 первоначального номинала.',
    openbb_bond_workouts: 'Облигация: варианты погашения',
    openbb_bond_workouts_about:
      'Доходность и дюрации облигации к погашению, ближайшему коллу и путу.',
    openbb_calculator_about:
      'Доходность по цене или цена по доходности, НКД, дюрации, выпуклость и DV01.',
    openbb_curve_about:
      'Номинальные, бескупонные или форвардные ставки государственной кривой на любой день.',
    openbb_app_about:
      'Индексы, валютные пары, облигации, кривые доходности, графики и архив фьючерсов этого портала.',
  },
  addin: {
    addin_title: 'Надстройка Excel',
    addin_description: 'Котировки, дневная история и архив фьючерсов как функции Excel.',
    addin_lead:
      'Значения этого портала в ваших таблицах с помощью функций. Они читаются с токеном вашей учётной записи и показывают то, что ей доступно.',
    addin_manifest: 'Скачать манифест',
    addin_make_token: 'Создать токен',
    addin_install: 'Установка',
    addin_https: 'Excel загружает надстройки только по HTTPS: порталу нужен адрес https.',
    addin_web: 'Excel в браузере',
    addin_web_steps:
      'Главная → Надстройки → Другие надстройки → Мои надстройки → Отправить мою надстройку: выберите манифест.',
    addin_windows: 'Excel для Windows',
    addin_windows_steps:
      'Положите манифест в общую папку. Файл → Параметры → Центр управления безопасностью → Параметры центра → Доверенные каталоги надстроек: добавьте сетевой путь папки, отметьте «Показывать в меню» и перезапустите Excel. Затем Главная → Надстройки → Другие надстройки → Общая папка.',
    addin_mac: 'Excel для Mac',
    addin_mac_steps:
      'Положите манифест в эту папку и перезапустите Excel. Затем Главная → Надстройки.',
    addin_company: 'Для всех в Microsoft 365',
    addin_company_steps:
      'Центр администрирования Microsoft 365 → Параметры → Интегрированные приложения → Отправить пользовательские приложения: выберите манифест.',
    addin_first: 'Первые шаги',
    addin_first_steps:
      'Создайте токен, откройте Parcurve на вкладке «Главная» в Excel, вставьте токен и сохраните его. Затем введите функцию в ячейку.',
    addin_functions: 'Функции',
    addin_parameter: 'Параметр',
    addin_meaning: 'Значение',
    addin_may_lack: '{meaning} (можно не указывать)',
    addin_quote_about: 'Последнее значение инструмента.',
    addin_history_about:
      'Дневные значения инструмента, начиная с самых ранних: дата и значение в двух столбцах.',
    addin_archive_about:
      'Дневные строки фьючерсного контракта, начиная с последних, под заголовком; три месяца, если дни не указаны.',
    addin_symbol_about: 'Тикер, ISIN или номер, например ID:1001',
    addin_exchange_about: 'Биржа: её MIC или номер',
    addin_contract_about: 'Контракт: его код или номер',
    addin_from_about: 'Первый день: дата Excel или текст, например 2026-01-31',
    addin_to_about: 'Последний день, так же',
    addin_notes: 'Полезно знать',
    addin_note_dates: 'Дни приходят как числа Excel: задайте их ячейкам формат даты.',
    addin_note_separator:
      'Если ваш Excel разделяет аргументы точкой с запятой, пишите ; вместо запятых.',
    addin_note_refresh:
      'Значения остаются такими, какими были рассчитаны; Ctrl+Alt+F9 запрашивает их все заново.',
    addin_note_errors:
      '#ЗНАЧ! — то, что нельзя прочитать, например несуществующий день. #Н/Д — то, чего нет или что недоступно вашей учётной записи. Причину называет сообщение у ячейки.',
    addin_bond_about:
      'Условие или показатель облигации: по её последней цене или по заданной вами. Доходности и ставки — десятичные дроби, спреды и маржи — в базисных пунктах; цены, НКД, DV01 и требование — на 100 непогашенного номинала, outstanding — на 100 первоначального.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim или recovery',
    addin_settlement_about: 'День расчётов; без него — как у сделки сегодня',
    addin_price_about: 'Чистая цена на 100; без неё — последняя рыночная',
    addin_workout_about:
      'К какой дате считаются доходность, дюрация, выпуклость, DV01 и спред: maturity (погашение), worst (худший вариант), call (ближайший отзыв) или put (ближайшая оферта); если не указано — к погашению',
    addin_yield_about:
      'Доходность облигации по цене. Аргументы те же и в том же порядке, что у YIELD в Excel, поэтому достаточно добавить PARCURVE. перед именем; для облигации портала: символ, цена и, при желании, день расчётов.',
    addin_price_function_about:
      'Цена облигации по доходности, на 100 и без накопленного дохода. Аргументы те же и в том же порядке, что у PRICE в Excel; для облигации портала: символ, доходность и, при желании, день расчётов.',
    addin_settlement_or_symbol: 'День расчётов; или символ облигации портала',
    addin_maturity_or_given: 'День погашения; после символа — цена или доходность',
    addin_coupon_or_settlement: 'Годовой купон, например 0,05; после символа — день расчётов',
    addin_yield_price_about: 'Цена на 100',
    addin_price_yield_about: 'Доходность, например 0,045',
    addin_redemption_about: 'Погашение на 100; без него — 100',
    addin_frequency_about: 'Купонов в год: 1, 2 или 4',
    addin_basis_about:
      'Счёт дней как в Excel: 0 — 30/360 US, 1 — ACT/ACT, 2 — ACT/360, 3 — ACT/365, 4 — 30E/360; без него 0',
  },
  addin_pane: {
    addin_button_about: 'Введите токен, ищите инструменты и вставляйте функции.',
    addin_token: 'Ваш токен',
    addin_token_hint: 'Начинается с pcv_ и остаётся в этом Excel',
    addin_token_save: 'Сохранить и проверить',
    addin_token_forget: 'Забыть',
    addin_token_good: 'Токен работает.',
    addin_token_forgotten: 'Токен здесь больше не хранится.',
    addin_no_token: 'Сначала введите токен: Parcurve на вкладке «Главная».',
    addin_no_values: 'Для этого нет значений.',
    addin_search: 'Поиск',
    addin_search_hint: 'Название, тикер или ISIN',
    addin_find: 'Найти',
    addin_found_nothing: 'Ничего не найдено.',
    addin_insert_quote: 'Вставить котировку',
    addin_insert_history: 'Вставить историю',
    addin_inserted: 'Вставлено: {formula}',
    addin_not_in_excel: 'Откройте эту панель в Excel, чтобы вставлять функции.',
    addin_unreachable: 'Сервер не отвечает. Попробуйте позже.',
  },
};
