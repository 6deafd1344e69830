import { displayAmount } from '../../../domain/text/amount.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Block } from './block.tsx';
import { weekdayText } from './home-head.tsx';
import type { Home } from './home-page.tsx';
import { usePanels } from './use-panels.tsx';
import css from './week-block.module.css';

type Day = Home['week']['days'][number];
type Item = Day['items'][number];

/** Further ones are folded. */
const FIRST = 4;

/** Bond payments, calls and puts of the next five business days. */
export function WeekBlock({ week, sources }: { week: Home['week']; sources: readonly string[] }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { strip, content } = usePanels(
    t('home_week'),
    week.days.map((day) => ({
      id: day.day,
      title: weekdayText(day.day, t, lang).replace(/[\s/.]*\d{4}\/?/, ''),
      content: <DayColumn day={day} />,
    })),
    { isForPhones: true, className: css.days },
  );
  if (week.days.every(({ count }) => count === 0)) return null;
  return (
    <Block
      width="three"
      title={t('home_week')}
      href="/bonds/?sort=maturity"
      all={t('home_of_bonds')}
      tools={strip}
      sources={sources}
      notes={[
        week.among === null
          ? t('home_week_note_all')
          : t('home_week_note', { count: displayNumber(String(week.among), 0, lang) }),
      ]}
    >
      {content}
    </Block>
  );
}

function DayColumn({ day: { day, count, items } }: { day: Day }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const later = items.slice(FIRST);
  return (
    <div className={css.day}>
      <h3>
        <time dateTime={day}>{weekdayText(day, t, lang)}</time>
        <span>{count > 0 && displayNumber(String(count), 0, lang)}</span>
      </h3>
      {items.length === 0 && <p className={css.none}>{t('home_week_none')}</p>}
      <Items items={items.slice(0, FIRST)} />
      {later.length > 0 && (
        <details className={css.more}>
          <summary>{t('home_week_more', { count: later.length })}</summary>
          <Items items={later} />
        </details>
      )}
    </div>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const figure = ({ kind, percent, amount, currency }: Item): string => {
    if (kind === 'maturity') {
      return amount === null ? '' : displayAmount(amount, lang, currency);
    }
    if (percent === null) return '';
    const text = displayNumber(percent, 3, lang);
    return kind === 'coupon' ? `${text} %` : t('home_week_at', { price: text });
  };
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <div className={css.kind}>
            <span>{t(`home_week_${item.kind}`)}</span>
            <span>{figure(item)}</span>
          </div>
          <Link to={`/bonds/${item.id}/`}>{item.name}</Link>
        </li>
      ))}
    </ul>
  );
}
