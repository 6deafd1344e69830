import { parseDay, weekdayFromDay } from '../../../domain/time/day.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { Link } from '../../shell/link.tsx';
import { PageSearch } from '../../shell/site-search.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Breadth } from './breadth.tsx';
import css from './home-head.module.css';
import type { Home } from './home-page.tsx';

/** The headline, the search and the counts of each kind. */
export function HomeHead({ home }: { home: Home }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  return (
    <div className={css.head}>
      <div className={css.lead}>
        <p className={css.date}>
          <time dateTime={home.today}>{weekdayText(home.today, t, lang)}</time>
          {home.headline.day !== null &&
            home.headline.day !== home.today &&
            ` · ${t('home_headline_of', { day: weekdayText(home.headline.day, t, lang) })}`}
        </p>
        <h1 className={css.headline}>{headlineText(home, t, lang)}</h1>
        <PageSearch />
        <Examples home={home} />
      </div>
      <Breadth home={home} />
    </div>
  );
}

/** `Fri 13 Nov 2026`. */
export function weekdayText(day: string, t: Translate, language: Language): string {
  return `${t(`home_weekday_${weekdayFromDay(parseDay(day)!) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`)} ${dayText(day, language)}`;
}

/** The direction of the market; for viewers without access, what the portal covers. */
function headlineText({ headline, counts }: Home, t: Translate, language: Language): string {
  const { yields, shares, leader, leaderChange } = headline;
  const parts = [
    ...(yields === null ? [] : [t(`home_yields_${yields}`)]),
    ...(shares === null ? [] : [t(`home_shares_${shares}`)]),
  ];
  if (parts.length === 0) return countsText(counts, t, language);
  const text = joinParts(parts, t);
  if (leader === null || leaderChange === null) return text;
  const change = displaySigned(leaderChange, 2, language);
  return t('home_headline_leader', { text, name: leader, change });
}

function countsText(counts: Home['counts'], t: Translate, language: Language): string {
  const write = (count: number) => ({ count, number: displayNumber(String(count), 0, language) });
  const parts = [
    ...(counts.bonds > 0 ? [t('home_has_bonds', write(counts.bonds))] : []),
    ...(counts.curves > 0 ? [t('home_has_curves', write(counts.curves))] : []),
    ...(counts.currencies > 0 ? [t('home_has_pairs', write(counts.currencies))] : []),
  ];
  return parts.length === 0 ? t('home_title') : joinParts(parts, t);
}

function joinParts(parts: readonly string[], t: Translate): string {
  return parts.reduce((first, second) => t('home_headline_pair', { first, second }));
}

/** Search suggestions that exist in the data. */
function Examples({ home }: { home: Home }) {
  const t = useLabels();
  const [pair] = home.pairs.leading;
  const [index] = home.indexes.leading;
  const [yielding] = home.yields;
  const [bond] = home.bonds.newest;
  const examples = [
    pair && { href: `/indexes/${pair.id}/`, text: pair.ticker },
    index && { href: `/indexes/${index.id}/`, text: index.name },
    yielding && {
      href: `/curves/${yielding.curveId}/`,
      text: t('home_ten_years', { country: yielding.name }),
    },
    bond && { href: `/bonds/${bond.id}/`, text: bond.name },
  ].filter((each) => each !== undefined);
  return (
    <p className={css.examples}>
      {t('home_try')}{' '}
      {examples.map(({ href, text }) => (
        <Link key={href} to={href}>
          {text}
        </Link>
      ))}
    </p>
  );
}
