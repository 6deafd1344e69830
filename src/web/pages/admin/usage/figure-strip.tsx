import { FIGURES, type Figure, type FigureDays } from '../../../../contracts/admin/usage.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { displayDay, displayNumber, displaySigned } from '../../../../domain/text/format.ts';
import type { Language } from '../../../../domain/text/language.ts';
import type { LabelKey } from '../../../../labels/label-keys.ts';
import { Bars, type Bar } from '../../../../widgets/bars/bars.tsx';
import { Change } from '../../../../widgets/change/change.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './figures-page.module.css';

const NAMES = {
  menuClicks: 'figures_menu_clicks',
  registrations: 'figures_registrations',
  signIns: 'figures_sign_ins',
  missedSearches: 'figures_missed',
  apiCalls: 'figures_api_calls',
} as const satisfies Record<Figure, LabelKey>;

/** More of these is neither good nor bad, so changes have no colour. */
const NEUTRAL: ReadonlySet<Figure> = new Set(['missedSearches']);

/** All figures side by side: total, change and a daily chart. */
export function FigureStrip({ days }: { days: FigureDays }) {
  return (
    <div className={css.strip}>
      {FIGURES.map((figure) => (
        <FigureCard key={figure} figure={figure} days={days} />
      ))}
    </div>
  );
}

function FigureCard({ figure, days }: { figure: Figure; days: FigureDays }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const name = t(NAMES[figure]);
  const bars = days.items.map((item): Bar => ({
    label: stepName(item.day, days.step, lang),
    value: item[figure],
    text: displayNumber(String(item[figure]), 0, lang),
  }));
  const most = bars.reduce((a, b) => (b.value > a.value ? b : a), bars[0]!);
  const summary =
    most.value === 0 ? t('figures_none') : t('figures_most', { count: most.text, day: most.label });
  return (
    <section className={css.figure}>
      <h2>{name}</h2>
      <p className={css.total}>{displayNumber(String(days.total[figure]), 0, lang)}</p>
      <ChangeLine figure={figure} days={days} />
      <Bars
        name={name}
        summary={summary}
        bars={bars}
        texts={{
          asTable: t('figures_as_table'),
          label: days.step === 'day' ? t('figures_day') : t('figures_month'),
          value: t('figures_number'),
        }}
      />
    </section>
  );
}

function ChangeLine({ figure, days }: { figure: Figure; days: FigureDays }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const [now, before] = [days.total[figure], days.before[figure]];
  const percent = before === 0 ? null : Math.round((100 * (now - before)) / before);
  const direction = percent === null || percent === 0 ? 'none' : percent > 0 ? 'up' : 'down';
  return (
    <p className={css.change}>
      {percent === null ? (
        '–'
      ) : (
        <Change
          direction={NEUTRAL.has(figure) ? 'none' : direction}
          text={`${displaySigned(String(percent), 0, lang)} %`}
        />
      )}
      <span>{t('figures_before', { count: displayNumber(String(before), 0, lang) })}</span>
    </p>
  );
}

/** `15 Nov 2026`, or without the day for a month. */
function stepName(iso: string, step: FigureDays['step'], language: Language): string {
  const day = displayDay(parseDay(iso)!, language);
  return step === 'day' ? day : day.replace(/^0?1[ ./]|\/01$/, '');
}
