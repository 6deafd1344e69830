import type { Texts } from './eng.ts';

export const ukr: Texts = {
  udf: {
    udf_all: 'Усі',
    udf_bond: 'Облігації',
    udf_stock: 'Акції',
    udf_etf: 'Фонди (ETF)',
    udf_index: 'Індекси',
    udf_forex: 'Валютні пари',
    udf_curve: 'Криві дохідності',
    udf_figure_yield: 'Дохідність до погашення',
    udf_figure_worst: 'Найгірша дохідність',
    udf_figure_duration: 'Модифікована дюрація до погашення',
    udf_figure_accrued: 'Накопичений дохід',
    udf_figure_spread: 'Спред до погашення',
    udf_figure_worst_duration: 'Модифікована дюрація до найгіршого',
    udf_figure_worst_spread: 'Спред до найгіршого',
  },
  openbb: {
    openbb_ticker: 'Тикер',
    openbb_name: 'Назва',
    openbb_value: 'Значення',
    openbb_change: 'Зміна',
    openbb_change_percent: 'Зміна, %',
    openbb_unit: 'Одиниця',
    openbb_as_of: 'Станом на',
    openbb_symbol: 'Тикер або ISIN',
    openbb_indexes: 'Індекси',
    openbb_indexes_about: 'Індекси з останніми значеннями та змінами.',
    openbb_currencies: 'Валютні пари',
    openbb_currencies_about: 'Валютні пари з останніми значеннями та змінами.',
    openbb_history: 'Історія',
    openbb_history_about: 'Щоденні закриття інструмента, спершу останні.',
    openbb_chart: 'Графік',
    openbb_chart_about: 'Графік будь-якого інструмента цього порталу.',
    openbb_archive: 'Архів ф’ючерсів',
    openbb_archive_about:
      'Щоденні рядки ф’ючерсного контракту за строками виконання, спершу останні.',
    openbb_figure: 'Показник',
    openbb_worst: 'Дохідність до найгіршої дати, %',
    openbb_spread: 'Спред, б. п.',
    openbb_years: 'Роки',
    openbb_rate: 'Ставка, %',
    openbb_change_bp: 'Зміна, б. п.',
    openbb_bond: 'Облігація: показники',
    openbb_bond_about: 'Ціна, дохідності, дюрації та спред облігації за останньою ціною.',
    openbb_bond_flows: 'Облігація: грошовий потік',
    openbb_bond_flows_about: 'Купони та погашення облігації на 100 початкового номіналу.',
    openbb_bond_workouts: 'Облігація: варіанти погашення',
    openbb_bond_workouts_about:
      'Дохідність і дюрації облігації до погашення, найближчого колу та путу.',
    openbb_calculator_about:
      'Дохідність за ціною або ціна за дохідністю, НКД, дюрації, опуклість і DV01.',
    openbb_curve_about:
      'Номінальні, безкупонні або форвардні ставки державної кривої на будь-який день.',
    openbb_app_about:
      'Індекси, валютні пари, облігації, криві дохідності, графіки та архів ф’ючерсів цього порталу.',
  },
  addin: {
    addin_title: 'Надбудова Excel',
    addin_description: 'Котирування, денна історія та архів ф’ючерсів як функції Excel.',
    addin_lead:
      'Значення цього порталу у ваших таблицях за допомогою функцій. Вони читаються з токеном вашого облікового запису й показують те, що йому доступно.',
    addin_manifest: 'Завантажити маніфест',
    addin_make_token: 'Створити токен',
    addin_install: 'Встановлення',
    addin_https: 'Excel завантажує надбудови лише через HTTPS: порталу потрібна адреса https.',
    addin_web: 'Excel у браузері',
    addin_web_steps:
      'Основне → Надбудови → Інші надбудови → Мої надбудови → Передати мою надбудову: виберіть маніфест.',
    addin_windows: 'Excel для Windows',
    addin_windows_steps:
      'Покладіть маніфест у спільну папку. Файл → Параметри → Центр безпеки та конфіденційності → Параметри центру → Довірені каталоги надбудов: додайте мережевий шлях папки, позначте «Показувати в меню» і перезапустіть Excel. Потім Основне → Надбудови → Інші надбудови → Спільна папка.',
    addin_mac: 'Excel для Mac',
    addin_mac_steps:
      'Покладіть маніфест у цю папку й перезапустіть Excel. Потім Основне → Надбудови.',
    addin_company: 'Для всіх у Microsoft 365',
    addin_company_steps:
      'Центр адміністрування Microsoft 365 → Параметри → Інтегровані програми → Передати власні програми: виберіть маніфест.',
    addin_first: 'Перші кроки',
    addin_first_steps:
      'Створіть токен, відкрийте Parcurve на вкладці «Основне» в Excel, вставте токен і збережіть його. Потім введіть функцію в клітинку.',
    addin_functions: 'Функції',
    addin_parameter: 'Параметр',
    addin_meaning: 'Зміст',
    addin_may_lack: '{meaning} (можна не вказувати)',
    addin_quote_about: 'Останнє значення інструмента.',
    addin_history_about:
      'Денні значення інструмента, починаючи з найраніших: дата й значення у двох стовпцях.',
    addin_archive_about:
      'Денні рядки ф’ючерсного контракту, починаючи з останніх, під заголовком; три місяці, якщо дні не вказано.',
    addin_symbol_about: 'Тикер, ISIN або номер, наприклад ID:1001',
    addin_exchange_about: 'Біржа: її MIC або номер',
    addin_contract_about: 'Контракт: його код або номер',
    addin_from_about: 'Перший день: дата Excel або текст, наприклад 2026-01-31',
    addin_to_about: 'Останній день, так само',
    addin_notes: 'Варто знати',
    addin_note_dates: 'Дні надходять як числа Excel: задайте їхнім клітинкам формат дати.',
    addin_note_separator:
      'Якщо ваш Excel розділяє аргументи крапкою з комою, пишіть ; замість ком.',
    addin_note_refresh:
      'Значення лишаються такими, як були обчислені; Ctrl+Alt+F9 запитує їх усі знову.',
    addin_note_errors:
      '#VALUE! — те, що не можна прочитати, наприклад неіснуючий день. #N/A — те, чого немає або що недоступно вашому обліковому запису. Причину називає повідомлення біля клітинки.',
    addin_bond_about:
      'Умова або показник облігації: за її останньою ціною або за заданою вами. Дохідності та ставки — десяткові дроби, спреди й маржі — у базисних пунктах; ціни, НКД, DV01 і вимога — на 100 непогашеного номіналу, outstanding — на 100 початкового.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim або recovery',
    addin_settlement_about: 'День розрахунків; без нього — як для угоди сьогодні',
    addin_price_about: 'Чиста ціна на 100; без неї — остання ринкова',
    addin_workout_about:
      'До якої дати рахуються дохідність, дюрація, опуклість, DV01 і спред: maturity (погашення), worst (найгірший варіант), call (найближче відкликання) або put (найближча оферта); якщо не вказано — до погашення',
    addin_yield_about:
      'Дохідність облігації за ціною. Аргументи ті самі й у тому самому порядку, що у YIELD в Excel, тож досить додати PARCURVE. перед назвою; для облігації порталу: символ, ціна і, за бажання, день розрахунків.',
    addin_price_function_about:
      'Ціна облігації за дохідністю, на 100 і без накопиченого доходу. Аргументи ті самі й у тому самому порядку, що у PRICE в Excel; для облігації порталу: символ, дохідність і, за бажання, день розрахунків.',
    addin_settlement_or_symbol: 'День розрахунків; або символ облігації порталу',
    addin_maturity_or_given: 'День погашення; після символу — ціна або дохідність',
    addin_coupon_or_settlement: 'Річний купон, наприклад 0,05; після символу — день розрахунків',
    addin_yield_price_about: 'Ціна на 100',
    addin_price_yield_about: 'Дохідність, наприклад 0,045',
    addin_redemption_about: 'Погашення на 100; без нього — 100',
    addin_frequency_about: 'Купонів на рік: 1, 2 або 4',
    addin_basis_about:
      'Лічба днів як в Excel: 0 — 30/360 US, 1 — ACT/ACT, 2 — ACT/360, 3 — ACT/365, 4 — 30E/360; без неї 0',
  },
  addin_pane: {
    addin_button_about: 'Введіть токен, шукайте інструменти та вставляйте функції.',
    addin_token: 'Ваш токен',
    addin_token_hint: 'Починається з pcv_ і лишається в цьому Excel',
    addin_token_save: 'Зберегти й перевірити',
    addin_token_forget: 'Забути',
    addin_token_good: 'Токен працює.',
    addin_token_forgotten: 'Токен тут більше не зберігається.',
    addin_no_token: 'Спершу введіть токен: Parcurve на вкладці «Основне».',
    addin_no_values: 'Для цього немає значень.',
    addin_search: 'Пошук',
    addin_search_hint: 'Назва, тикер або ISIN',
    addin_find: 'Знайти',
    addin_found_nothing: 'Нічого не знайдено.',
    addin_insert_quote: 'Вставити котирування',
    addin_insert_history: 'Вставити історію',
    addin_inserted: 'Вставлено: {formula}',
    addin_not_in_excel: 'Відкрийте цю панель в Excel, щоб вставляти функції.',
    addin_unreachable: 'Сервер не відповідає. Спробуйте пізніше.',
  },
};
