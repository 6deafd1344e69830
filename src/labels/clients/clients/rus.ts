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
    udf_figure_worst: 'Доходность к худшему',
    udf_figure_duration: 'Модифицированная дюрация к погашению',
    udf_figure_accrued: 'Накопленный купонный доход',
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
      'Дневные данные фьючерсного контракта по срокам исполнения, сначала последние.',
    openbb_figure: 'Показатель',
    openbb_worst: 'Доходность к худшему, %',
    openbb_spread: 'Спред, б. п.',
    openbb_years: 'Годы',
    openbb_rate: 'Ставка, %',
    openbb_change_bp: 'Изменение, б. п.',
    openbb_bond: 'Облигация: показатели',
    openbb_bond_about: 'Цена, доходности, дюрации и спред облигации по последней цене.',
    openbb_bond_flows: 'Облигация: денежный поток',
    openbb_bond_flows_about:
      'Купоны и выплаты номинала по облигации на 100 первоначального номинала.',
    openbb_bond_workouts: 'Облигация: варианты погашения',
    openbb_bond_workouts_about:
      'Доходность и дюрация облигации к погашению, ближайшему коллу и ближайшей оферте.',
    openbb_calculator_about:
      'Доходность по цене или цена по доходности, НКД, дюрации, выпуклость и DV01.',
    openbb_curve_about:
      'Ставки государственной кривой на любую дату: по номиналу, бескупонные или форвардные.',
    openbb_app_about:
      'Индексы, валютные пары, облигации, кривые доходности, графики и архив фьючерсов этого портала.',
  },
  addin: {
    addin_title: 'Надстройка Excel',
    addin_description: 'Котировки, дневная история и архив фьючерсов в виде функций Excel.',
    addin_lead:
      'Данные портала в ваших таблицах с помощью функций Excel. Надстройка использует ваш токен API и показывает то, что доступно вашей учётной записи.',
    addin_manifest: 'Скачать манифест',
    addin_make_token: 'Создать токен',
    addin_install: 'Установка',
    addin_https: 'Excel загружает надстройки только по HTTPS, поэтому порталу нужен адрес HTTPS.',
    addin_web: 'Excel в браузере',
    addin_web_steps:
      'Главная → Надстройки → Другие надстройки → Мои надстройки → Отправить мою надстройку: выберите манифест.',
    addin_windows: 'Excel для Windows',
    addin_windows_steps:
      'Положите манифест в общую папку. Файл → Параметры → Центр управления безопасностью → Параметры центра управления безопасностью → Доверенные каталоги надстроек: добавьте сетевой путь папки, отметьте «Показывать в меню» и перезапустите Excel. Затем Главная → Надстройки → Другие надстройки → Общая папка.',
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
    addin_meaning: 'Описание',
    addin_may_lack: '{meaning} (необязательно)',
    addin_quote_about: 'Последнее значение инструмента.',
    addin_history_about:
      'Дневные значения инструмента, начиная с самых ранних: дата и значение в двух столбцах.',
    addin_archive_about:
      'Дневные строки фьючерсного контракта, сначала последние, под строкой заголовка; три месяца, если даты не указаны.',
    addin_symbol_about: 'Тикер, ISIN или номер, например ID:1001',
    addin_exchange_about: 'Биржа: её MIC или номер',
    addin_contract_about: 'Контракт: его код или номер',
    addin_from_about: 'Первый день: дата Excel или текст, например 2026-01-31',
    addin_to_about: 'Последний день, в том же формате',
    addin_notes: 'Полезно знать',
    addin_note_dates: 'Даты возвращаются как числа Excel: задайте ячейкам формат даты.',
    addin_note_separator:
      'Если ваш Excel разделяет аргументы точкой с запятой, пишите ; вместо запятых.',
    addin_note_refresh: 'Значения не обновляются сами: чтобы пересчитать все, нажмите Ctrl+Alt+F9.',
    addin_note_errors:
      '#ЗНАЧ! означает, что аргумент недопустим, например такой даты не существует. #Н/Д означает, что значения нет или у вашей учётной записи нет к нему доступа. Причину называет сообщение у ячейки.',
    addin_bond_about:
      'Условие или показатель облигации по последней цене или по заданной вами. Доходности и ставки — десятичные дроби, спреды и маржи — базисные пункты; цены, НКД, DV01 и требование — на 100 непогашенного номинала, outstanding — на 100 первоначального.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim или recovery',
    addin_settlement_about: 'Дата расчётов; по умолчанию — как у сделки, заключённой сегодня',
    addin_price_about: 'Чистая цена на 100; по умолчанию последняя рыночная',
    addin_workout_about:
      'Вариант погашения для доходности, дюрации, выпуклости, DV01 и спреда: maturity (погашение), worst (худший вариант), call (ближайший колл) или put (ближайшая оферта); по умолчанию maturity',
    addin_yield_about:
      'Доходность облигации по цене. Аргументы те же и в том же порядке, что у YIELD (ДОХОД) в Excel, поэтому достаточно добавить PARCURVE. перед именем; для облигации портала: код, цена и, при необходимости, дата расчётов.',
    addin_price_function_about:
      'Чистая цена облигации по доходности, на 100. Аргументы те же и в том же порядке, что у PRICE (ЦЕНА) в Excel; для облигации портала: код, доходность и, при необходимости, дата расчётов.',
    addin_settlement_or_symbol: 'Дата расчётов или код облигации портала',
    addin_maturity_or_given: 'Дата погашения; после кода — цена или доходность',
    addin_coupon_or_settlement: 'Годовая ставка купона, например 0,05; после кода — дата расчётов',
    addin_yield_price_about: 'Цена на 100',
    addin_price_yield_about: 'Доходность, например 0,045',
    addin_redemption_about: 'Цена погашения на 100; по умолчанию 100',
    addin_frequency_about: 'Купонов в год: 1, 2 или 4',
    addin_basis_about:
      'База расчёта дней как в Excel: 0 — 30/360 US, 1 — ACT/ACT, 2 — ACT/360, 3 — ACT/365, 4 — 30E/360; по умолчанию 0',
  },
  addin_pane: {
    addin_button_about: 'Введите токен, ищите инструменты и вставляйте функции.',
    addin_token: 'Ваш токен',
    addin_token_hint: 'Начинается с pcv_ и хранится только в этом Excel',
    addin_token_save: 'Сохранить и проверить',
    addin_token_forget: 'Забыть',
    addin_token_good: 'Токен работает.',
    addin_token_forgotten: 'Токен здесь больше не хранится.',
    addin_no_token: 'Сначала введите токен: откройте Parcurve на вкладке «Главная».',
    addin_no_values: 'Значений нет.',
    addin_search: 'Поиск',
    addin_search_hint: 'Название, тикер или ISIN',
    addin_find: 'Найти',
    addin_found_nothing: 'Ничего не найдено. Попробуйте другое название, тикер или ISIN.',
    addin_insert_quote: 'Вставить котировку',
    addin_insert_history: 'Вставить историю',
    addin_inserted: 'Вставлено: {formula}',
    addin_not_in_excel: 'Откройте эту панель в Excel, чтобы вставлять функции.',
    addin_unreachable: 'Сервер не отвечает. Повторите попытку позже.',
  },
};
