import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { staleRow } from '../../../parts/stale-row.ts';
import { latestPrice, useBondColumns, type ListedBond } from '../../../parts/bond-columns.tsx';
import shared from '../../../parts/bond-parts.module.css';
import { SectionSource } from '../../../parts/section-source.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import type { CompanyBonds } from './load-bonds.ts';

const FOLDS = { active: undefined, matured: 'earlier', withdrawn: 'extra' } as const;

/** The bonds of the issuer by maturity; those that are repaid or withdrawn are folded. */
export function CompanyBondTable({ companyId, data }: { companyId: number; data: CompanyBonds }) {
  const t = useLabels();
  const { items, total, sources } = data.bonds;
  const active = items.filter(({ status }) => status === 'active');
  const file = (format: string) => `/api/company/${companyId}/bonds/?format=${format}`;
  return (
    <section aria-labelledby="bonds" className={shared.section}>
      <div className={shared.heading}>
        <h2 id="bonds">{t('company_bonds')}</h2>
        <p className={shared.links}>
          <a href={file('xlsx')} download>
            XLSX
          </a>
          <a href={file('csv')} download>
            CSV
          </a>
        </p>
      </div>
      {items.length > 0 && <Bonds rows={items} />}
      <SectionSource
        asOf={latestPrice(active)}
        sources={sources}
        notes={[total > active.length && t('company_more', { shown: active.length, total })]}
      />
    </section>
  );
}

function Bonds({ rows }: { rows: readonly ListedBond[] }) {
  const t = useLabels();
  const columns = useBondColumns(rows);
  const isin: ListColumn<ListedBond> = {
    field: 'isin',
    title: t('index_isin'),
    isWide: true,
    render: (row) => <code>{row.isin}</code>,
  };
  const { name, rating, ends, amount, price, change, duration, spread } = columns;
  return (
    <PageTable
      className={shared.dense}
      caption={t('company_bonds')}
      texts={{
        show_earlier: t('company_bonds_earlier'),
        show_extra: t('company_bonds_withdrawn'),
      }}
      hasRowLinks
      rows={rows}
      traits={({ status }) => ({ fold: FOLDS[status] })}
      rowKey={({ id }) => id}
      rowProps={({ quote }) => staleRow(quote.isStale)}
      columns={[name, isin, rating, ends, amount, price, change, columns.yield, duration, spread]}
      link={RouterLink}
    />
  );
}
