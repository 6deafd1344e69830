import type { ReactNode } from 'react';
import { BUILT_IN_NAME } from '../../../domain/site/site-name.ts';
import { LockedGroup } from '../../../widgets/locked-hint/locked-group.tsx';
import { movingChange, movingValue } from '../../parts/moving-cell.tsx';
import { asOfShort, quoteTone } from '../../parts/quote-text.tsx';
import { PointsText, pointsTone, RateText } from '../../parts/rate-text.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { Home } from './home-page.tsx';
import css from './strip.module.css';

const INDEXES = 3;
const PAIRS = 3;
const YIELDS = 2;

/** The main quotes in a row. */
export function Strip({ home }: { home: Home }) {
  const t = useLabels();
  const { globals, timeZone, siteName } = useShell();
  const { pairs, indexes, yields, masked } = home;
  const shares = indexes.leading.filter(({ category }) => category === 'equity');
  const quoted = [...shares.slice(0, INDEXES), ...pairs.leading.slice(0, PAIRS)].map((row) => ({
    key: `i${row.id}`,
    href: `/indexes/${row.id}/`,
    name: 'ticker' in row ? row.ticker : withoutSite(row.name, siteName),
    title: row.name,
    unit: row.quote.unit,
    value: movingValue(row.quote),
    change: movingChange(row.quote, row.quote.change),
    changeUnit: '%',
    asOf: asOfShort(row.quote.asOf, globals.lang, timeZone),
    line: <Sparkline values={row.line} tone={quoteTone(row.quote, globals.lang)} />,
  }));
  const rates = yields.slice(0, YIELDS).map((row) => ({
    key: `c${row.curveId}`,
    href: `/curves/${row.curveId}/`,
    name: t('home_ten_years', { country: row.name }),
    title: undefined,
    unit: '%',
    value: <RateText rate={row.rate} />,
    change: <PointsText points={row.change} />,
    changeUnit: t('unit_bp'),
    asOf: asOfShort(row.day, globals.lang, timeZone),
    // A yield’s sparkline would reveal values to viewers without access.
    line: !masked && <Sparkline values={row.line} tone={pointsTone(row.change, globals.lang)} />,
  }));
  const items = [...quoted.slice(0, INDEXES), ...rates, ...quoted.slice(INDEXES)];
  return (
    <section className={css.strip} aria-label={t('home_strip')}>
      <LockedGroup>
        <ul>
          {items.map(({ key, ...item }) => (
            <Item key={key} {...item} isMasked={masked} />
          ))}
        </ul>
      </LockedGroup>
    </section>
  );
}

/** Without the portal’s own name, which would take room from the rest. */
function withoutSite(name: string, siteName: string): string {
  const own = [siteName, BUILT_IN_NAME].find((each) => name.startsWith(`${each} `));
  return own === undefined ? name : name.slice(own.length + 1);
}

function Item({
  href,
  name,
  title,
  unit,
  value,
  change,
  changeUnit,
  asOf,
  line,
  isMasked: isHidden,
}: {
  href: string;
  name: string;
  title: string | undefined;
  unit: string;
  value: ReactNode;
  change: ReactNode;
  changeUnit: string;
  asOf: string;
  line: ReactNode;
  isMasked: boolean;
}) {
  return (
    <li>
      <div className={css.name}>
        <Link to={href} title={title}>
          {name}
        </Link>
        <span>{unit}</span>
      </div>
      <div className={css.value}>{value}</div>
      <div className={css.change}>
        {!isHidden && (
          <>
            {change} {changeUnit}
          </>
        )}
      </div>
      <div className={css.line}>{line}</div>
      <div className={css.time}>{asOf}</div>
    </li>
  );
}
