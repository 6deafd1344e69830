import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  states: {
    graph_period_start_incorrect: 'Дата начала периода позже даты его окончания.',
    no_graph_data: 'Нет данных за этот период.',
    chart_loading: 'Загрузка графика…',
    chart_slow: 'Загрузка идёт дольше обычного…',
    chart_failed: 'Не удалось загрузить график.',
    chart_gone: 'Этого ряда данных больше нет.',
    chart_locked: 'Графики цен облигаций и ставок видны только при наличии доступа.',
    chart_returns: 'График появится сам.',
    chart_retry: 'Повторить',
    chart_engine_failed:
      'Не удалось загрузить интерактивный график; показано статичное изображение.',
  },
  tools: {
    chart_font_smaller: 'Текст мельче',
    chart_font_larger: 'Текст крупнее',
    chart_settings: 'Настройки графика',
    chart_show_logo: 'Показать логотип',
    chart_trend: 'Тренд',
    trend_not_selected: 'Без тренда',
    trend_linear: 'Линейный',
    trend_logarithmic: 'Логарифмический',
    trend_exponential: 'Экспоненциальный',
    trend_too_few_points: '{name}: для тренда нужно не менее двух точек.',
    trend_same_time: '{name}: все точки находятся в одном месте, тренд не определён.',
    trend_not_positive:
      '{name}: экспоненциальный тренд определён, только если все значения больше нуля.',
    trend_not_positive_x:
      '{name}: логарифмический тренд определён, только если все значения дюрации больше нуля.',
    trend_needs_values: '{name}: для этого тренда нужны значения, а без доступа они скрыты.',
    chart_export: 'Экспорт',
    chart_print: 'Печать',
    chart_export_failed: 'Не удалось создать файл.',
    chart_demo_data: 'Демоданные: показатели на этом изображении вымышлены.',
    chart_exporting: 'Создание файла…',
    chart_zoom_in: 'Увеличить масштаб',
    chart_zoom_out: 'Уменьшить масштаб',
    chart_zoom_reset: 'Показать всё',
    chart_period: 'Период',
  },
  legend: {
    chart_legend: 'Легенда',
    legend_show: 'Показать: {name}',
    legend_hide: 'Скрыть: {name}',
    legend_remove: 'Удалить: {name}',
  },
  map: {
    map_labels: 'Подписи',
    map_all_labels: 'Все подписи',
    map_duration: 'Дюрация к худшему, лет',
    map_yield: 'Доходность к худшему, %',
    map_delete_mode: 'Удаление точек',
    map_remove_selected: 'Удалить выбранные ({count})',
    map_close_delete_mode: 'Готово',
    map_point: '{name}: дюрация {duration}, доходность {yield}, к худшему',
    map_summary:
      'Карта, точек: {count}; дюрация к худшему от {minDuration} до {maxDuration}, доходность к худшему от {minYield} до {maxYield}.',
    map_summary_empty: 'Карта без точек.',
    map_outside:
      'Вне шкалы: {count} {count, plural, one {точка} few {точки} many {точек} other {точки}}, отмечены треугольниками у края.',
    map_longest: 'Самая большая дюрация: {name}, {duration}.',
    map_table_name: 'Название',
  },
  reading: {
    chart_summary_rose:
      '{name}: с {begin} по {end} рост на {change} (с {first} до {last}). {range}',
    chart_summary_fell:
      '{name}: с {begin} по {end} снижение на {change} (с {first} до {last}). {range}',
    chart_summary_unchanged: '{name}: с {begin} по {end} без изменений, {last}. {range}',
    chart_summary_single: '{name}: {last} {when}, единственное значение.',
    chart_summary_range:
      'Максимум {high} {highWhen}, минимум {low} {lowWhen}, {count} {count, plural, one {значение} few {значения} many {значений} other {значения}}.',
    chart_masked_rose: '{name}: с {begin} по {end} рост; для значений нужен доступ.',
    chart_masked_fell: '{name}: с {begin} по {end} снижение; для значений нужен доступ.',
    chart_masked_unchanged: '{name}: с {begin} по {end} без изменений; для значений нужен доступ.',
    chart_masked_single: '{name}: одно значение {when}, для него нужен доступ.',
    chart_on_day: '({date})',
    chart_at_time: '(в {time})',
    chart_change: 'Изменение {begin} – {end}',
    chart_basis_points: '{value} б.\u00a0п.',
    chart_previous_close: 'Предыдущее закрытие',
    chart_plot: '{name}, график',
    chart_keys:
      'Клавиши со стрелками перемещают по точкам, плюс и минус меняют масштаб, 0 показывает всё.',
    chart_point: '{date}: {value}',
    chart_point_of: '{name}, {date}: {value}',
    chart_data_table: 'Таблица данных',
    chart_date: 'Дата',
    chart_value: 'Значение',
    chart_masked_value: '*** нужен доступ',
  },
};
