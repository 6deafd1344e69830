import type { Texts } from './eng.ts';

export const ukr: Texts = {
  page: {
    conformance_title: 'Як перевіряються розрахунки',
    conformance_description:
      'З якими джерелами звірено показники облігацій цієї версії та наскільки вони збіглися.',
    conformance_lead:
      'Версія {version}, код розрахунків {digest}. Усі числа на цій сторінці записав тестовий прогін, що виконував звірення; жодного не внесено вручну.',
    conformance_total: '{agreeing} із {cases} значень збігаються в межах допуску.',
    conformance_official: 'Офіційні джерела',
    conformance_official_total:
      '{agreeing} із {cases} значень, опублікованих казначействами, біржами та центральними банками, збігаються в межах допуску.',
    conformance_official_rest:
      'Решта ({count}) пояснюється прогалинами або виправленнями в опублікованих даних; для кожного значення вказано причину.',
    conformance_reference: 'Еталонні розрахунки',
    conformance_conventions: 'Де відрізняються конвенції',
    conformance_conventions_lead:
      'Деякі функції Excel дотримуються власних конвенцій, здебільшого для нестандартних першого й останнього купонних періодів: такі рядки пораховано окремо й не порівняно. Будь-яка інша розбіжність має підпадати під вузьке правило щодо бази та дат рядка.',
    conformance_why: 'Розбіжності та причини',
    conformance_why_note: 'Одна розбіжність може мати кілька причин.',
    conformance_confirmed:
      'У кожному з {count} рядків незалежні формули, написані за опублікованими визначеннями без коду продукту, дають наше значення. Із зазначеними тут правилами вони дають значення Excel.',
    conformance_subject: 'Показник',
    conformance_cases: 'Випадки',
    conformance_agreeing: 'Збіги',
    conformance_tolerance: 'Допуск',
    conformance_worst: 'Найбільша різниця',
    conformance_relative: '{value} (відносна)',
    conformance_exceptions:
      '{count} {count, plural, one {виняток} few {винятки} many {винятків} other {винятку}}',
    conformance_at_most: 'не більше {value}',
    conformance_confirmed_of: 'Незалежні формули підтверджують наше значення в {count}.',
    conformance_for_example: 'Наприклад, {row}: опубліковано {published}, у нас {ours}.',
    conformance_refused: 'немає',
    conformance_aside: 'Інша конвенція: {count}',
    conformance_skipped: 'Не порівняно: {count}',
    conformance_rows: 'Завантажити рядки (CSV)',
    conformance_examples: 'Опубліковані приклади',
    conformance_example: 'Приклад',
    conformance_inputs: 'Вхідні дані',
    conformance_published: 'Опубліковано',
    conformance_ours: 'У нас',
    conformance_file: 'Завантажити таблицю (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Аукціони Казначейства США',
    conformance_origin_us_treasury: 'Офіційні результати за 2008–2017 роки, суспільне надбання.',
    conformance_source_quantlib: 'QuantLib 1.29, розрахункова бібліотека',
    conformance_origin_quantlib:
      'Відкрита бібліотека кількісних фінансів, запущена на 1000 реальних облігацій із різними датами й дохідностями; ліцензія типу BSD.',
    conformance_source_excel: 'Функції Microsoft Excel',
    conformance_origin_excel:
      'Результати, розраховані самим Excel і опубліковані у вигляді таблиць відкритим проєктом (Apache-2.0).',
    conformance_source_curves: 'Криві дохідності центральних банків',
    conformance_origin_curves:
      'Федеральна резервна система: параметри й ставки з 1961 року; Європейський центральний банк: ставки за 2006–2008 роки. Відкриті дані.',
    conformance_source_moex: 'Московська біржа',
    conformance_origin_moex:
      'Усі облігації станом на 15 лютого 2024 року з сервісу самої біржі; ліцензію не вказано.',
    conformance_source_ofz_auctions: 'Міністерство фінансів Росії',
    conformance_origin_ofz_auctions: 'Результати аукціонів за 2019–2024 роки; ліцензію не вказано.',
    conformance_source_german: 'Державні облігації Німеччини',
    conformance_origin_german: 'Ціни та НКД 15 облігацій за 65 днів 2009 року з пакета R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Ціна за дохідністю',
    conformance_figure_yield_from_price: 'Дохідність за ціною',
    conformance_figure_last_period_yield: 'Дохідність за ціною в останньому купонному періоді',
    conformance_figure_dirty_price: 'Брудна ціна',
    conformance_figure_accrued: 'НКД',
    conformance_figure_macaulay: 'Дюрація Маколея',
    conformance_figure_modified: 'Модифікована дюрація',
    conformance_figure_convexity: 'Опуклість',
    conformance_figure_basis_point: 'Вартість базисного пункту',
    conformance_figure_coupon_days: 'Дні та періоди купонів',
    conformance_figure_odd_first_price: 'Ціна з нестандартним першим купоном',
    conformance_figure_odd_last_price: 'Ціна з нестандартним останнім купоном',
    conformance_figure_simple_yield: 'Проста дохідність',
    conformance_figure_bill_price: 'Ціна казначейського векселя за дисконтною ставкою',
    conformance_figure_bill_yield: 'Дохідність казначейського векселя',
    conformance_figure_index_ratio: 'Коефіцієнт індексації',
    conformance_figure_reference_index: 'Денний референтний індекс',
    conformance_figure_money_price: 'Номінальна ціна з індексацією',
    conformance_figure_discount_margin: 'Дисконтна маржа облігації з плаваючим купоном за ціною',
    conformance_figure_zero_rates: 'Безкупонні ставки, %',
    conformance_figure_forward_rates: 'Форвардні ставки, %',
    conformance_figure_par_rates: 'Паритетні ставки, %',
    conformance_figure_fitted_rates: 'Ставки повторно побудованої кривої, %',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: якщо період починається в останній день лютого, кінцева дата 31-го числа вважається 30-м за послідовного застосування правил SIA; QuantLib робить так із 2025 року (запит на злиття 2243). Excel і QuantLib 1.29 залишають 31-ше.',
    conformance_reason_negative_time:
      'ACT/360 і ACT/365 наприкінці періоду: минуло понад 360/f або 365/f днів, тому в Excel час до наступного купона нульовий або від’ємний.',
    conformance_reason_last_period_days:
      'YIELD в останньому купонному періоді: Excel бере дні до погашення, а вони відрізняються від тривалості періоду за вирахуванням накопичених днів; його власна функція PRICE не повертає початкову ціну.',
    conformance_reason_year_average:
      'ACT/ACT без купонних періодів: Excel ділить на середню тривалість охоплених років, що не відповідає ні ISDA, ні ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: рік із 29 лютого має 366 днів (31 CFR 356); Excel бере 365, а для півроку — 182 дні.',
    conformance_reason_lost_month_end:
      'Кожну квазікупонну дату визначають від попередньої, тому кінець місяця втрачається: 31 серпня, 28 лютого, 28 серпня.',
    conformance_reason_whole_period_days:
      'ODDFPRICE із 30/360 US, довгий перший період: для купона Excel рахує квазікупонний період, що зачіпає кінець лютого, як повний, а для НКД — за днями. На дату купона результати розходяться.',
    conformance_reason_two_grids:
      'ODDFPRICE: до першого купона 28 лютого квазікупони припадають на кінець місяця, а після нього — на число дати погашення.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, довгий перший період: повні періоди відлічуються від місяця розрахунків — на один більше, якщо купони припадають на кінець місяця.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: періоди відлічуються назад від погашення, а залишок додається до останнього з них, ніби є його частиною.',
    conformance_reason_days_left_counted:
      'ODDLPRICE із 30/360 US наприкінці місяця: Excel рахує дні від дати розрахунків, як указано у формулі Microsoft. Ми беремо тривалість періоду за вирахуванням накопичених днів, як правило MSRB G-33 і функція PRICE самого Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE із 30/360 US: для купона Excel рахує кінець лютого й кожне 31-ше число як 30-те, а для НКД — ні.',
    conformance_reason_odd_first_days:
      'ODDFPRICE із ACT/360 і ACT/365: Excel вимірює нестандартні періоди й час як кількість днів, поділену на 360/f або 365/f, як указано у формулі Microsoft. У продукті такої конвенції немає.',
    conformance_reason_odd_last_days:
      'ODDLPRICE із ACT/360 і ACT/365: Excel натомість використовує ACT/ACT.',
    conformance_reason_below_limit:
      'Дохідність −200 % або нижча: тут відхиляється, бо жодна облігація так не оцінюється.',
    conformance_reason_rough_yield:
      'Excel шукає дохідність нижче 0 не до повної точності, а в межах 0,000000002; за знайденою дохідністю задана ціна не відновлюється.',
    conformance_reason_payments_unknown:
      'У файлі немає подальших купонів, погашень або курсів валют.',
    conformance_reason_coupon_unknown: 'Купона немає у списку біржі.',
    conformance_reason_index_derived:
      'Референтні індекси за серпень — листопад 2016 року: жоден доступний файл не містить індексу споживчих цін у первинній публікації. Їх виведено з цих чотирьох аукціонів, тому збіг був би забезпечений за побудовою.',
  },
  link: {
    conformance_link: 'Як перевіряються розрахунки',
  },
};
