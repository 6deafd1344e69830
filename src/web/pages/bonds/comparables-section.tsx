import { BOND_DECIMALS } from '../../../domain/bonds/bond-decimals.ts';
import { seriesColor } from '../../../widgets/chart/palette.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { PageTable } from '../../parts/page-table.tsx';
import { staleRow } from '../../parts/stale-row.ts';
import { latestPrice, useBondColumns } from '../../parts/bond-columns.tsx';
import { BondMap } from '../../parts/bond-map.tsx';
import shared from '../../parts/bond-parts.module.css';
import { FigureValue, figureNumber } from '../../parts/figure-value.tsx';
import { gradeText } from '../../parts/grade-text.ts';
import { SectionSource } from '../../parts/section-source.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './bond-parts.module.css';
import { BAR_PX, measureBars } from './difference-bars.ts';
import type { BondParts, BondSection } from './load-parts.ts';

type Comparables = BondParts['comparables'];
type Peer = Comparables['items'][number];

const MAP_HEIGHT = 320;
const OWN_COLOR = '#1b6fa8';
const ISSUER_COLOR = seriesColor({}, 0);
const PEER_COLOR = seriesColor({}, 4);

/** Similar bonds, as a table and on a map with the curve. */
export function ComparablesSection({ bondId, parts }: BondSection) {
  const t = useLabels();
  const { comparables, facts, issued } = parts;
  const { items, curves, sources } = comparables;
  const choice = useChoiceText(comparables.choice);
  if (items.length < 2) return null;
  const issuerId = facts.issuer?.id ?? null;
  const isOwn = ({ id }: { id: number }) => id === bondId;
  const siblings = issued?.items.filter(
    (bond) => !isOwn(bond) && bond.status === 'active' && bond.currency === facts.currency,
  );
  return (
    <section aria-labelledby="comparables" className={shared.section}>
      <div className={shared.heading}>
        <h2 id="comparables">{t('peer_title')}</h2>
        <p>{choice}</p>
      </div>
      <div className={joinClassNames(shared.two, shared.tableFirst)}>
        <div>
          <PeerTable items={items} bondId={bondId} isOnCurve={parts.isOnCurve} />
        </div>
        <BondMap
          name={t('peer_map')}
          height={MAP_HEIGHT}
          curves={curves}
          groups={[
            { id: 'own', name: t('peer_own'), color: OWN_COLOR, bonds: items.filter(isOwn) },
            {
              id: 'issuer',
              name: t('peer_issuer'),
              color: ISSUER_COLOR,
              bonds: siblings ?? [],
            },
            {
              id: 'peers',
              name: t('peer_peers'),
              color: PEER_COLOR,
              bonds: items.filter((bond) => !isOwn(bond) && bond.issuerId !== issuerId),
            },
          ]}
        />
      </div>
      <SectionSource
        asOf={latestPrice(items)}
        sources={sources}
        notes={[
          ...curves.map(({ country, currency }) => t('peer_spread', { country, currency })),
          t('part_dur_note'),
        ]}
      />
    </section>
  );
}

/** The criteria of the search: `EUR, BB+ to A−, maturing 2030–2038`. */
function useChoiceText({
  currency,
  category,
  bestGrade,
  worstGrade,
  ...span
}: Comparables['choice']) {
  const t = useLabels();
  const { maturesFrom, maturesTo } = span;
  return [
    currency,
    category === 'government' ? t('peer_government') : t('peer_corporate'),
    worstGrade &&
      bestGrade &&
      t('peer_grades', { worst: gradeText(worstGrade), best: gradeText(bestGrade) }),
    maturesFrom &&
      maturesTo &&
      t('peer_maturity', { from: maturesFrom.slice(0, 4), to: maturesTo.slice(0, 4) }),
  ]
    .filter(Boolean)
    .join(', ');
}

interface PeerTableProps {
  readonly items: readonly Peer[];
  readonly bondId: number;
  readonly isOnCurve: boolean;
}

function PeerTable({ items, bondId, isOnCurve }: PeerTableProps) {
  const t = useLabels();
  const columns = useBondColumns(items);
  const digits = isOnCurve ? BOND_DECIMALS.distance : BOND_DECIMALS.spread;
  const lengths = measureBars(
    items.map((peer) => peer.difference),
    digits,
  );
  const bars = new Map(items.map(({ id }, i) => [id, lengths[i] ?? 0]));
  const difference: ListColumn<Peer> = {
    field: 'difference',
    title: t('peer_difference'),
    kind: 'number',
    isWide: true,
    className: css.this,
    render: (peer) =>
      peer.id === bondId ? (
        t('peer_this')
      ) : (
        <span className={css.difference}>
          {figureNumber(peer.difference) !== undefined && (
            <DifferenceBar length={bars.get(peer.id) ?? 0} />
          )}
          <FigureValue value={peer.difference} digits={digits} isSigned />
        </span>
      ),
  };
  const { name, rating, ends, price, duration, spread, distance } = columns;
  return (
    <PageTable
      className={shared.dense}
      caption={t('peer_title')}
      hasRowLinks
      rows={items}
      rowKey={({ id }) => id}
      rowProps={({ id, quote }) => ({
        ...staleRow(quote.isStale),
        ...(id === bondId && { className: shared.mine }),
      })}
      columns={[
        name,
        rating,
        ends,
        price,
        columns.yield,
        { ...duration, title: t('part_dur') },
        isOnCurve ? distance : spread,
        difference,
      ]}
      link={RouterLink}
    />
  );
}

/** The zero line is at the same place in every row; bars extend to either side. */
function DifferenceBar({ length }: { length: number }) {
  const isWider = length > 0;
  return (
    <svg className={css.bar} width={2 * BAR_PX} height="18" aria-hidden="true">
      <path className={css.zero} d={`M${BAR_PX} 0v18`} />
      {length !== 0 && (
        <rect
          className={isWider ? css.wider : css.tighter}
          x={isWider ? BAR_PX : BAR_PX + length}
          y="4"
          width={Math.abs(length)}
          height="10"
        />
      )}
    </svg>
  );
}
