import type { BondGroup } from '../../../parts/bond-map.tsx';
import { FigureValue, figureNumber } from '../../../parts/figure-value.tsx';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { bondLabel } from './bond-label.ts';
import css from './company-page.module.css';

/** At either end; of more bonds than twice this, those in between are only counted. */
const SHOWN = 5;
const BAR_WIDTH = 100;

/** The bonds of the map from the widest to the tightest spread over their curve. */
export function SpreadList({ groups }: { groups: readonly BondGroup[] }) {
  const t = useLabels();
  const rows = groups
    .flatMap(({ bonds, color }) =>
      bonds.flatMap((bond) => {
        const spread = figureNumber(bond.spread);
        // As printed: bars of equal numbers have equal lengths.
        return spread === undefined ? [] : [{ bond, color, spread: Math.round(spread) }];
      }),
    )
    .toSorted((a, b) => b.spread - a.spread);
  if (rows.length < 2) return null;
  const hidden = rows.length > 2 * SHOWN + 1 ? rows.length - 2 * SHOWN : 0;
  const place = barPlaces(rows.map(({ spread }) => spread));
  const toItem = (row: (typeof rows)[number]) => (
    <SpreadItem key={row.bond.id} {...row} place={place} />
  );
  const cut = hidden > 0 ? SHOWN : rows.length;
  return (
    <div className={css.spreads}>
      <h3>{t('company_spreads')}</h3>
      <ul aria-label={t('company_spreads')}>
        {rows.slice(0, cut).map(toItem)}
        {hidden > 0 && (
          <li className={css.between}>{t('company_spreads_between', { count: hidden })}</li>
        )}
        {rows.slice(cut + hidden).map(toItem)}
      </ul>
    </div>
  );
}

function SpreadItem({
  bond,
  color,
  spread,
  place,
}: {
  bond: BondGroup['bonds'][number];
  color: string | undefined;
  spread: number;
  place: ReturnType<typeof barPlaces>;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  return (
    <li>
      <Link to={`/bonds/${bond.id}/`} title={bond.name}>
        {bondLabel(bond, t('issued_perpetual'), lang)}
      </Link>
      <svg width={BAR_WIDTH} height="8" aria-hidden="true">
        <rect {...place(spread)} height="8" fill={color} />
      </svg>
      <span>
        <FigureValue value={bond.spread} figure="spread" />
      </span>
    </li>
  );
}

/** Bars begin at one line, which is at the left unless a spread is negative. */
function barPlaces(spreads: readonly number[]) {
  const low = Math.min(0, ...spreads);
  const scale = BAR_WIDTH / Math.max(1, Math.max(0, ...spreads) - low);
  return (spread: number) => ({
    x: scale * (Math.min(0, spread) - low),
    width: scale * Math.abs(spread),
  });
}
