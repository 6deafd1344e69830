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
    udf_figure_worst: 'Найгірша дохідність (YTW)',
    udf_figure_duration: 'Модифікована дюрація до погашення',
    udf_figure_accrued: 'НКД',
    udf_figure_spread: 'Спред до погашення',
    udf_figure_worst_duration: 'Модифікована дюрація за YTW',
    udf_figure_worst_spread: 'Спред за YTW',
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
    openbb_history_about: 'Щоденні ціни закриття інструмента, від останніх.',
    openbb_chart: 'Графік',
    openbb_chart_about: 'Графік будь-якого інструмента цього порталу.',
    openbb_archive: 'Архів ф’ючерсів',
    openbb_archive_about: 'Щоденні дані ф’ючерсного контракту за строками виконання, від останніх.',
    openbb_figure: 'Показник',
    openbb_worst: 'Найгірша дохідність, %',
    openbb_spread: 'Спред, б. п.',
    openbb_years: 'Роки',
    openbb_rate: 'Ставка, %',
    openbb_change_bp: 'Зміна, б. п.',
    openbb_bond: 'Облігація: показники',
    openbb_bond_about: 'Ціна, дохідності, дюрації та спред облігації за останньою ціною.',
    openbb_bond_flows: 'Облігація: грошові потоки',
    openbb_bond_flows_about: 'Купони й погашення облігації на 100 початкового номіналу.',
    openbb_bond_workouts: 'Облігація: варіанти погашення',
    openbb_bond_workouts_about:
      'Дохідність і дюрації облігації до погашення, найближчого відкликання та найближчої оферти.',
    openbb_calculator_about:
      'Дохідність за ціною або ціна за дохідністю, а також НКД, дюрації, опуклість і DV01.',
    openbb_curve_about:
      'Паритетні, безкупонні або форвардні ставки кривої держоблігацій на будь-яку дату.',
    openbb_app_about:
      'Індекси, валютні пари, облігації, криві дохідності, графіки та архів ф’ючерсів цього порталу.',
  },
  addin: {
    addin_title: 'Надбудова Excel',
    addin_description: 'Котирування, щоденна історія та архів ф’ючерсів як функції Excel.',
    addin_lead:
      'Додавайте дані порталу у свої таблиці за допомогою функцій Excel. Надбудова використовує ваш токен API, тому показує те, що доступно вашому обліковому запису.',
    addin_manifest: 'Завантажити маніфест',
    addin_make_token: 'Створити токен',
    addin_install: 'Встановлення',
    addin_https:
      'Excel завантажує надбудови лише через HTTPS, тому порталу потрібна URL-адреса HTTPS.',
    addin_web: 'Excel у браузері',
    addin_web_steps:
      'Основне → Надбудови → Інші надбудови → Мої надбудови → Передати мою надбудову: виберіть маніфест.',
    addin_windows: 'Excel для Windows',
    addin_windows_steps:
      'Покладіть маніфест у спільну папку. Файл → Параметри → Центр безпеки та конфіденційності → Параметри центру → Довірені каталоги надбудов: додайте мережевий шлях папки, позначте «Показувати в меню» і перезапустіть Excel. Потім Основне → Надбудови → Інші надбудови → Спільна папка.',
    addin_mac: 'Excel для Mac',
    addin_mac_steps:
      'Покладіть маніфест у цю папку й перезапустіть Excel. Потім Основне → Надбудови.',
    addin_company: 'Для всієї організації в Microsoft 365',
    addin_company_steps:
      'Центр адміністрування Microsoft 365 → Параметри → Інтегровані програми → Передати власні програми: виберіть маніфест.',
    addin_first: 'Перші кроки',
    addin_first_steps:
      'Створіть токен, відкрийте Parcurve на вкладці «Основне» в Excel, вставте токен і збережіть його. Потім введіть функцію в клітинку.',
    addin_functions: 'Функції',
    addin_parameter: 'Параметр',
    addin_meaning: 'Опис',
    addin_may_lack: '{meaning} (необов’язково)',
    addin_quote_about: 'Останнє значення інструмента.',
    addin_history_about:
      'Щоденні значення інструмента, від найраніших, у двох стовпцях: дата й значення.',
    addin_archive_about:
      'Щоденні рядки ф’ючерсного контракту, від останніх, під рядком заголовків; три місяці, якщо дат не вказано.',
    addin_symbol_about: 'Тикер, ISIN або ID, наприклад ID:1001',
    addin_exchange_about: 'MIC або ID біржі',
    addin_contract_about: 'Код або ID контракту',
    addin_from_about: 'Перший день: дата Excel або текст, наприклад 2026-01-31',
    addin_to_about: 'Останній день у тому самому форматі',
    addin_notes: 'Варто знати',
    addin_note_dates: 'Дати повертаються як порядкові числа Excel: задайте клітинкам формат дати.',
    addin_note_separator:
      'Якщо ваш Excel розділяє аргументи крапкою з комою, використовуйте ; замість ком.',
    addin_note_refresh:
      'Значення не оновлюються самі: щоб перерахувати всі, натисніть Ctrl+Alt+F9.',
    addin_note_errors:
      '#VALUE! означає недійсний аргумент, наприклад неіснуючу дату. #N/A означає, що значення немає або ваш обліковий запис не має до нього доступу. Причину вказано в повідомленні біля клітинки.',
    addin_bond_about:
      'Умова або показник облігації за останньою або заданою вами ціною. Дохідності й ставки — десяткові дроби, спреди й маржі — базисні пункти; ціни, НКД, DV01 і вимога — на 100 непогашеного номіналу; outstanding — на 100 початкового номіналу.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim або recovery',
    addin_settlement_about: 'Дата розрахунків; за замовчуванням — для сьогоднішньої угоди',
    addin_price_about: 'Чиста ціна на 100; за замовчуванням — остання ринкова',
    addin_workout_about:
      'Варіант погашення для дохідності, дюрацій, опуклості, DV01 і спреду: maturity (погашення), worst (найгірший), call (найближче відкликання) або put (найближча оферта); за замовчуванням — погашення',
    addin_yield_about:
      'Дохідність облігації за ціною. Ті самі аргументи в тому самому порядку, що й у YIELD в Excel, тож досить додати PARCURVE. перед назвою; для облігації порталу: символ, ціна і, за потреби, дата розрахунків.',
    addin_price_function_about:
      'Чиста ціна облігації за дохідністю, на 100. Ті самі аргументи в тому самому порядку, що й у PRICE в Excel; для облігації порталу: символ, дохідність і, за потреби, дата розрахунків.',
    addin_settlement_or_symbol: 'Дата розрахунків або символ облігації порталу',
    addin_maturity_or_given: 'Дата погашення; після символу — ціна або дохідність',
    addin_coupon_or_settlement:
      'Річна купонна ставка, наприклад 0,05; після символу — дата розрахунків',
    addin_yield_price_about: 'Ціна на 100',
    addin_price_yield_about: 'Дохідність, наприклад 0,045',
    addin_redemption_about: 'Вартість погашення на 100; за замовчуванням — 100',
    addin_frequency_about: 'Купонів на рік: 1, 2 або 4',
    addin_basis_about:
      'База розрахунку днів, як в Excel: 0 — 30/360 US, 1 — ACT/ACT, 2 — ACT/360, 3 — ACT/365, 4 — 30E/360; за замовчуванням — 0',
  },
  addin_pane: {
    addin_button_about: 'Введіть токен, шукайте інструменти та вставляйте функції.',
    addin_token: 'Ваш токен',
    addin_token_hint: 'Починається з pcv_ і зберігається лише в цьому Excel',
    addin_token_save: 'Зберегти й перевірити',
    addin_token_forget: 'Видалити',
    addin_token_good: 'Токен працює.',
    addin_token_forgotten: 'Токен тут більше не зберігається.',
    addin_no_token: 'Спершу введіть токен: відкрийте Parcurve на вкладці «Основне».',
    addin_no_values: 'Значень немає.',
    addin_search: 'Пошук',
    addin_search_hint: 'Назва, тикер або ISIN',
    addin_find: 'Знайти',
    addin_found_nothing: 'Нічого не знайдено. Спробуйте іншу назву, тикер або ISIN.',
    addin_insert_quote: 'Вставити котирування',
    addin_insert_history: 'Вставити історію',
    addin_inserted: 'Вставлено: {formula}',
    addin_not_in_excel: 'Відкрийте цю панель в Excel, щоб вставляти функції.',
    addin_unreachable: 'Сервер не відповідає. Спробуйте пізніше.',
  },
};
