import { mostCommon } from '../../../domain/time/figure-day.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import css from './breadth.module.css';
import type { Home } from './home-page.tsx';

const LISTS = [
  { kind: 'bonds', href: '/bonds/' },
  { kind: 'stocks', href: '/stocks/' },
  { kind: 'etf', href: '/etf/' },
  { kind: 'indexes', href: '/indexes/' },
  { kind: 'currencies', href: '/currencies/' },
  { kind: 'curves', href: '/curves/' },
  { kind: 'company', href: '/company/' },
] as const;

/** The number of instruments of each kind, and how many rose and fell. */
export function Breadth({ home: { counts, breadth, masked } }: { home: Home }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const write = (count: number) => displayNumber(String(count), 0, lang);
  const moves = new Map(breadth.map((row) => [row.kind as string, row]));
  const day = mostCommon(breadth.map((row) => row.day)) ?? null;
  const heading = masked ? t('home_kind') : dayText(day, lang);
  const shown = LISTS.filter(({ kind }) => (masked ? counts[kind] > 0 : moves.has(kind)));
  return (
    <table className={css.table}>
      <caption className={visually.hidden}>{masked ? t('home_lists') : heading}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('home_total')}</th>
          {!masked && (
            <>
              <th scope="col">{t('home_up')}</th>
              <th scope="col">
                <span className={visually.hidden}>{t('home_share')}</span>
              </th>
              <th scope="col">{t('home_down')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ kind, href }) => (
          <tr key={kind}>
            <th scope="row">
              <Link to={href}>{t(`home_of_${kind}`)}</Link>
              <OtherDay row={moves.get(kind)} day={day} />
            </th>
            <td className={css.total}>{write(counts[kind])}</td>
            {!masked && <Moves row={moves.get(kind)!} write={write} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Counts of another date than the column’s are dated individually. */
function OtherDay({ row, day }: { row: Home['breadth'][number] | undefined; day: string | null }) {
  const { lang } = useShell().globals;
  return row && row.day !== day && <small className={css.day}>{dayText(row.day, lang)}</small>;
}

function Moves({
  row: { rising, unchanged, falling },
  write,
}: {
  row: Home['breadth'][number];
  write: (count: number) => string;
}) {
  const t = useLabels();
  const all = rising + unchanged + falling || 1;
  const up = percent(rising / all);
  const down = percent(falling / all);
  return (
    <>
      <td className={css.up}>{write(rising)}</td>
      <td className={css.share}>
        <svg
          width="100%"
          height="8"
          role="img"
          aria-label={`${t('home_unchanged')}: ${write(unchanged)}`}
        >
          <rect className={css.level} width="100%" height="8" />
          <rect className={css.rising} width={`${up}%`} height="8" />
          <rect className={css.falling} x={`${100 - down}%`} width={`${down}%`} height="8" />
        </svg>
      </td>
      <td className={css.down}>{write(falling)}</td>
    </>
  );
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
