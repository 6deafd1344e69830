import { displayAmount, shareUnit } from '../../../domain/text/amount.ts';
import type { YearBar } from '../../../widgets/year-bars/year-bars-layout.ts';
import { YearBars } from '../../../widgets/year-bars/year-bars.tsx';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { PageTable } from '../../parts/page-table.tsx';
import { staleRow } from '../../parts/stale-row.ts';
import { latestPrice, useBondColumns } from '../../parts/bond-columns.tsx';
import shared from '../../parts/bond-parts.module.css';
import { SectionSource } from '../../parts/section-source.tsx';
import { Link } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { BondParts, BondSection } from './load-parts.ts';

type Issued = NonNullable<BondParts['issued']>;

/** The issuer's page lists all of them. */
const MAX_ROWS = 12;

/** The issuer's other bonds and its maturity profile. */
export function IssuerBondsSection({ bondId, parts }: BondSection) {
  const t = useLabels();
  const { issued, facts } = parts;
  const active = issued?.items.filter(({ status }) => status === 'active') ?? [];
  const rows = nearest(active, bondId);
  const { name, rating, ends, amount, price, change, duration, spread, distance, ...more } =
    useBondColumns(rows);
  if (!issued || !facts.issuer || active.length === 0) return null;
  const companyPath = `/company/${facts.issuer.id}/`;
  return (
    <section aria-labelledby="issuer-bonds" className={shared.section}>
      <div className={shared.heading}>
        <h2 id="issuer-bonds">{t('issued_title', { issuer: facts.issuer.name })}</h2>
        <Link to={companyPath}>{t('issued_company')}</Link>
      </div>
      <div className={joinClassNames(shared.two, shared.tableFirst)}>
        <div>
          <PageTable
            className={shared.dense}
            caption={t('issued_title', { issuer: facts.issuer.name })}
            hasRowLinks
            rows={rows}
            rowKey={({ id }) => id}
            rowProps={({ id, quote }) => ({
              ...staleRow(quote.isStale),
              ...(id === bondId && { className: shared.mine }),
            })}
            columns={[
              name,
              rating,
              ends,
              amount,
              price,
              { ...change, className: shared.spare },
              more.yield,
              { ...duration, title: t('part_dur') },
              parts.isOnCurve ? distance : spread,
            ]}
            link={RouterLink}
          />
          {issued.total > rows.length && (
            <p className={shared.source}>
              <Link to={companyPath}>{t('issued_more', { count: issued.total })}</Link>
            </p>
          )}
        </div>
        <FallingDue issued={issued} bondId={bondId} currency={facts.currency} />
      </div>
      <SectionSource
        asOf={latestPrice(rows)}
        sources={issued.sources}
        notes={[t('part_dur_note')]}
      />
    </section>
  );
}

/** The bonds around this one, which is always included. */
function nearest(bonds: Issued['items'], bondId: number): Issued['items'] {
  const own = Math.max(
    0,
    bonds.findIndex(({ id }) => id === bondId),
  );
  const from = Math.max(0, Math.min(own - MAX_ROWS / 2, bonds.length - MAX_ROWS));
  return bonds.slice(from, from + MAX_ROWS);
}

/** Only in the bond's own currency: amounts in different currencies don't add up. */
function FallingDue({
  issued,
  bondId,
  currency,
}: {
  issued: Issued;
  bondId: number;
  currency: string | null;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const due = issued.due.filter((part) => part.currency === currency);
  if (due.length === 0) return null;
  const bonds = new Set(due.map((part) => part.bondId)).size;
  const years = listYears(due).map((year) => {
    const parts = due.filter((part) => part.year === year);
    return { year, value: sum(parts), own: sum(parts.filter((part) => part.bondId === bondId)) };
  });
  const { unit, write } = shareUnit(
    years.map(({ value }) => value),
    lang,
  );
  const title = t('issued_due', { unit, currency: currency ?? '' });
  const bars = years.map(({ year, value, own }): YearBar => ({
    label: year === null ? t('issued_perpetual') : String(year),
    value,
    own,
    text: write(value),
    amount: displayAmount(String(value), lang, currency),
  }));
  return (
    <div>
      <h3>{title}</h3>
      <p className={shared.source}>{t('issued_due_note', { count: bonds })}</p>
      <YearBars name={title} bars={bars} />
    </div>
  );
}

function sum(parts: Issued['due']): number {
  return parts.reduce((total, { amount }) => total + Number(amount), 0);
}

/** All years from the first to the last, then perpetuals. */
function listYears(due: Issued['due']): (number | null)[] {
  const years = due.flatMap(({ year }) => (year === null ? [] : [year]));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const all =
    years.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return due.some(({ year }) => year === null) ? [...all, null] : all;
}
