import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  states: {
    graph_period_start_incorrect: 'Дата початку періоду пізніша за дату його завершення.',
    no_graph_data: 'Немає даних за цей період.',
    chart_loading: 'Завантаження графіка…',
    chart_slow: 'Завантаження триває довше, ніж зазвичай…',
    chart_failed: 'Не вдалося завантажити графік.',
    chart_gone: 'Цього ряду даних більше немає.',
    chart_locked: 'Графіки цін облігацій і ставок видно лише за наявності доступу.',
    chart_returns: 'Графік з’явиться сам.',
    chart_retry: 'Спробувати ще раз',
    chart_engine_failed:
      'Не вдалося завантажити інтерактивний графік; показано статичне зображення.',
  },
  tools: {
    chart_font_smaller: 'Дрібніший текст',
    chart_font_larger: 'Більший текст',
    chart_settings: 'Налаштування графіка',
    chart_show_logo: 'Показати логотип',
    chart_trend: 'Тренд',
    trend_not_selected: 'Без тренду',
    trend_linear: 'Лінійний',
    trend_logarithmic: 'Логарифмічний',
    trend_exponential: 'Експоненційний',
    trend_too_few_points: '{name}: для тренду потрібно щонайменше дві точки.',
    trend_same_time: '{name}: усі точки розташовані в одному місці, тренд не визначено.',
    trend_not_positive:
      '{name}: експоненційний тренд визначено, лише якщо всі значення більші за нуль.',
    trend_not_positive_x:
      '{name}: логарифмічний тренд визначено, лише якщо всі значення дюрації більші за нуль.',
    trend_needs_values: '{name}: для цього тренду потрібні значення, а без доступу вони приховані.',
    chart_export: 'Експорт',
    chart_print: 'Друк',
    chart_export_failed: 'Не вдалося створити файл.',
    chart_demo_data: 'Демодані: показники на цьому зображенні вигадані.',
    chart_exporting: 'Створення файлу…',
    chart_zoom_in: 'Збільшити масштаб',
    chart_zoom_out: 'Зменшити масштаб',
    chart_zoom_reset: 'Показати все',
    chart_period: 'Період',
  },
  legend: {
    chart_legend: 'Легенда',
    legend_show: 'Показати: {name}',
    legend_hide: 'Приховати: {name}',
    legend_remove: 'Вилучити: {name}',
  },
  map: {
    map_labels: 'Підписи',
    map_all_labels: 'Усі підписи',
    map_duration: 'Дюрація до найгіршого, років',
    map_yield: 'Дохідність до найгіршого, %',
    map_delete_mode: 'Вилучення точок',
    map_remove_selected: 'Вилучити вибрані ({count})',
    map_close_delete_mode: 'Готово',
    map_point: '{name}: дюрація {duration}, дохідність {yield}, до найгіршого',
    map_summary:
      'Карта, точок: {count}; дюрація до найгіршого від {minDuration} до {maxDuration}, дохідність до найгіршого від {minYield} до {maxYield}.',
    map_summary_empty: 'Карта без точок.',
    map_outside:
      'Поза шкалою: {count} {count, plural, one {точка} few {точки} many {точок} other {точки}}, позначено трикутниками біля краю.',
    map_longest: 'Найбільша дюрація: {name}, {duration}.',
    map_table_name: 'Назва',
  },
  reading: {
    chart_summary_rose:
      '{name}: з {begin} до {end} зростання на {change} (з {first} до {last}). {range}',
    chart_summary_fell:
      '{name}: з {begin} до {end} зниження на {change} (з {first} до {last}). {range}',
    chart_summary_unchanged: '{name}: з {begin} до {end} без змін, {last}. {range}',
    chart_summary_single: '{name}: {last} {when}, єдине значення.',
    chart_summary_range:
      'Максимум {high} {highWhen}, мінімум {low} {lowWhen}, {count} {count, plural, one {значення} few {значення} many {значень} other {значення}}.',
    chart_masked_rose: '{name}: з {begin} до {end} зростання; для значень потрібен доступ.',
    chart_masked_fell: '{name}: з {begin} до {end} зниження; для значень потрібен доступ.',
    chart_masked_unchanged: '{name}: з {begin} до {end} без змін; для значень потрібен доступ.',
    chart_masked_single: '{name}: одне значення {when}, для нього потрібен доступ.',
    chart_on_day: '({date})',
    chart_at_time: '(о {time})',
    chart_change: 'Зміна {begin} – {end}',
    chart_basis_points: '{value} б.\u00a0п.',
    chart_previous_close: 'Попереднє закриття',
    chart_plot: '{name}, графік',
    chart_keys:
      'Клавіші зі стрілками переміщують по точках, плюс і мінус змінюють масштаб, 0 показує все.',
    chart_point: '{date}: {value}',
    chart_point_of: '{name}, {date}: {value}',
    chart_data_table: 'Таблиця даних',
    chart_date: 'Дата',
    chart_value: 'Значення',
    chart_masked_value: '*** потрібен доступ',
  },
};
