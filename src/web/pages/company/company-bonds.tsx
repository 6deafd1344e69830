import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../market/page-table.tsx';
import { latestPrice, useBondColumns, type ListedBond } from '../../market/bond-columns.tsx';
import shared from '../../market/bond-parts.module.css';
import { SectionSource } from '../../market/section-source.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { CompanyBonds } from './load-bonds.ts';

/** The bonds of the issuer by maturity; those that are repaid are folded. */
export function CompanyBondTable({ companyId, data }: { companyId: number; data: CompanyBonds }) {
  const t = useLabels();
  const { items, total, sources } = data.bonds;
  const active = items.filter(({ status }) => status === 'active');
  const ended = items.filter(({ status }) => status !== 'active');
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
      {ended.length > 0 && (
        <details className={shared.fold}>
          <summary>{t('company_bonds_ended', { count: ended.length })}</summary>
          <Bonds rows={ended} caption={t('company_bonds_earlier')} />
        </details>
      )}
      {active.length > 0 && <Bonds rows={active} caption={t('company_bonds')} />}
      <SectionSource
        asOf={latestPrice(active)}
        sources={sources}
        notes={[total > active.length && t('company_more', { shown: active.length, total })]}
      />
    </section>
  );
}

function Bonds({ rows, caption }: { rows: readonly ListedBond[]; caption: string }) {
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
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[name, isin, rating, ends, amount, price, change, columns.yield, duration, spread]}
      link={RouterLink}
    />
  );
}
