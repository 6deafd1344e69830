import type { Texts } from './eng.ts';

export const ukr: Texts = {
  page: {
    conformance_title: 'Як перевірено числа',
    conformance_description:
      'З чим звірено математику облігацій цієї версії та наскільки вона збіглася.',
    conformance_lead:
      'Версія {version}, математика {digest}. Усі числа на цій сторінці записав тестовий прогін, який їх звіряв; жодного не внесено вручну.',
    conformance_total: 'У межах допуску збігаються {agreeing} із {cases} значень.',
    conformance_official: 'Офіційні джерела',
    conformance_official_total:
      'Із {cases} значень, опублікованих казначействами, біржами та центральними банками, {agreeing} збігаються в межах допуску.',
    conformance_official_rest:
      'Решта розбіжностей ({count}) спричинена прогалинами або виправленнями в самих опублікованих даних; для кожної вказано причину.',
    conformance_reference: 'Еталонні розрахунки',
    conformance_conventions: 'Де розходяться конвенції',
    conformance_conventions_lead:
      'Деякі функції Excel мають власні конвенції, здебільшого для нестандартних першого та останнього купонних періодів: такі рядки пораховано окремо й не звірено. Будь-яка інша розбіжність має підпадати під вузьке правило про базис і дати рядка.',
    conformance_why: 'Що відрізняється й чому',
    conformance_why_note: 'Одне значення може мати кілька причин.',
    conformance_confirmed:
      'У кожному з {count} рядків прості формули, написані за опублікованими визначеннями без коду продукту, дають наше значення. З названими правилами вони дають значення Excel.',
    conformance_subject: 'Що звірено',
    conformance_cases: 'Випадків',
    conformance_agreeing: 'Збіглися',
    conformance_tolerance: 'Допуск',
    conformance_worst: 'Найбільша відмінність',
    conformance_relative: '{value} від величини',
    conformance_exceptions:
      '{count} {count, plural, one {виняток} few {винятки} many {винятків} other {винятку}}',
    conformance_at_most: 'не більше {value}',
    conformance_confirmed_of: 'Прості формули підтверджують наше значення в {count}.',
    conformance_for_example: 'Наприклад, {row}: опубліковано {published}, у нас {ours}.',
    conformance_refused: 'немає',
    conformance_aside: 'Інша конвенція: {count}',
    conformance_skipped: 'Не звірено: {count}',
    conformance_rows: 'Рядки (CSV)',
    conformance_examples: 'Опубліковані приклади',
    conformance_example: 'Приклад',
    conformance_inputs: 'Дано',
    conformance_published: 'Опубліковано',
    conformance_ours: 'У нас',
    conformance_file: 'Таблиця файлом (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Аукціони Казначейства США',
    conformance_origin_us_treasury: 'Офіційні підсумки 2008–2017 років, суспільне надбання.',
    conformance_source_quantlib: 'QuantLib 1.29, розрахункова бібліотека',
    conformance_origin_quantlib:
      'Відкрита бібліотека банків, запущена на 1000 справжніх облігацій з іншими датами й дохідностями; ліцензія типу BSD.',
    conformance_source_excel: 'Функції Microsoft Excel',
    conformance_origin_excel:
      'Результати, які обчислив сам Excel, із таблиць відкритого проєкту (Apache-2.0).',
    conformance_source_curves: 'Криві центральних банків',
    conformance_origin_curves:
      'Федеральна резервна система, параметри й ставки з 1961 року; Європейський центральний банк, ставки 2006–2008 років. Відкриті дані.',
    conformance_source_moex: 'Московська біржа',
    conformance_origin_moex:
      'Усі облігації на 15 лютого 2024 року із сервісу самої біржі; ліцензію не вказано.',
    conformance_source_ofz_auctions: 'Міністерство фінансів Росії',
    conformance_origin_ofz_auctions: 'Підсумки аукціонів 2019–2024 років; ліцензію не вказано.',
    conformance_source_german: 'Облігації Німеччини',
    conformance_origin_german:
      'Ціни й накопичений дохід 15 облігацій за 65 днів 2009 року з пакета R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Ціна за дохідністю',
    conformance_figure_yield_from_price: 'Дохідність за ціною',
    conformance_figure_last_period_yield: 'Дохідність за ціною в останньому купонному періоді',
    conformance_figure_dirty_price: 'Ціна з накопиченим доходом',
    conformance_figure_accrued: 'Накопичений дохід',
    conformance_figure_macaulay: 'Дюрація Маколея',
    conformance_figure_modified: 'Модифікована дюрація',
    conformance_figure_convexity: 'Опуклість',
    conformance_figure_basis_point: 'Вартість базисного пункту',
    conformance_figure_coupon_days: 'Дні та періоди купонів',
    conformance_figure_odd_first_price: 'Ціна з нестандартним першим купоном',
    conformance_figure_odd_last_price: 'Ціна з нестандартним останнім купоном',
    conformance_figure_simple_yield: 'Проста дохідність',
    conformance_figure_bill_price: 'Ціна векселя за дисконтом',
    conformance_figure_bill_yield: 'Дохідність векселя',
    conformance_figure_index_ratio: 'Індексний коефіцієнт',
    conformance_figure_reference_index: 'Базовий індекс на день',
    conformance_figure_money_price: 'Ціна в грошах з урахуванням індексу',
    conformance_figure_discount_margin: 'Дисконтна маржа флоатера за ціною',
    conformance_figure_zero_rates: 'Ставки безкупонної кривої, у відсотках',
    conformance_figure_forward_rates: 'Форвардні ставки, у відсотках',
    conformance_figure_par_rates: 'Ставки за номіналом, у відсотках',
    conformance_figure_fitted_rates: 'Ставки заново побудованої кривої, у відсотках',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: після останнього дня лютого 31-ше рахується 30-м за правилами SIA в їхньому порядку; QuantLib робить так із 2025 року (запит на злиття 2243). Excel і QuantLib 1.29 лишають 31-ше.',
    conformance_reason_negative_time:
      'ACT/360 і ACT/365 наприкінці періоду: минуло понад 360/f або 365/f днів, і час до наступного купона для Excel дорівнює 0 або від’ємний.',
    conformance_reason_last_period_days:
      'YIELD в останньому купонному періоді: Excel бере дні до погашення, які не дорівнюють періоду без накопичених днів; його ж PRICE не повертає ціну.',
    conformance_reason_year_average:
      'ACT/ACT без купонних періодів: Excel ділить на середню довжину зачеплених років, що не є ні ISDA, ні ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: у році з 29 лютого 366 днів (31 CFR 356); Excel бере 365, а півроку за 182 дні.',
    conformance_reason_lost_month_end:
      'Квазікупонні дати відлічуються одна від одної та втрачають кінець місяця: 31 серпня, 28 лютого, 28 серпня.',
    conformance_reason_whole_period_days:
      'ODDFPRICE з 30/360 US, довгий перший період: квазіперіод, що зачіпає кінець лютого, у купоні Excel рахується цілим, а в накопиченому доході — за днями. У день купона вони розходяться.',
    conformance_reason_two_grids:
      'ODDFPRICE: до першого купона 28 лютого квазікупони стоять наприкінці місяця, після нього — у день погашення.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, довгий перший період: цілі періоди рахуються від місяця розрахунків, на один більше, якщо купони наприкінці місяця.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: періоди рахуються назад від погашення, а решта додається до останнього, ніби це його частина.',
    conformance_reason_days_left_counted:
      'ODDLPRICE з 30/360 US біля кінця місяця: Excel рахує дні від дати розрахунків, як у формулі Microsoft. Ми беремо період без накопичених днів, як правило MSRB G-33 і PRICE самого Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE з 30/360 US: у купоні Excel рахує кінець лютого та кожне 31-ше 30-м, а в накопиченому доході — ні.',
    conformance_reason_odd_first_days:
      'ODDFPRICE з ACT/360 і ACT/365: Excel вимірює нестандартні періоди й час у днях до 360/f і 365/f, як у формулі Microsoft. Такої конвенції в продукті немає.',
    conformance_reason_odd_last_days:
      'ODDLPRICE з ACT/360 і ACT/365: замість них Excel бере ACT/ACT.',
    conformance_reason_below_limit:
      'Дохідність −200 % і нижче: тут відхиляється, бо жодну облігацію так не оцінюють.',
    conformance_reason_rough_yield:
      'Пошук дохідності нижче 0 в Excel зупиняється перед останніми знаками, у межах 0,000000002; за його дохідності ціна не дорівнює заданій.',
    conformance_reason_payments_unknown:
      'Наступних купонів, погашень або курсів валют немає у файлі.',
    conformance_reason_coupon_unknown: 'Купона немає у списку біржі.',
    conformance_reason_index_derived:
      'Довідкові індекси серпня — листопада 2016 року: первісно опублікованих значень індексу цін немає в жодному доступному файлі. Їх виведено з цих чотирьох аукціонів, тож вони збіглися б за побудовою.',
  },
  link: {
    conformance_link: 'Як перевірено числа',
  },
};
