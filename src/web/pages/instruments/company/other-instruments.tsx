import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { SECTIONS, type getCompany } from '../../../../contracts/instruments/instruments.ts';
import { BOND_DECIMALS } from '../../../../domain/bonds/bond-decimals.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import {
  asOfText,
  mostDecimals,
  QuoteChangeNumber,
  QuoteValue,
} from '../../../parts/quote-text.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './company-page.module.css';

export type Issued = Answer<typeof getCompany>['instruments'][number];

/** Instruments of the issuer that its page shows nowhere else. */
export function OtherInstruments({ items }: { items: readonly Issued[] }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const rows = items.map((item) =>
    item.section === 'bonds'
      ? { ...item, quote: { ...item.quote, decimals: BOND_DECIMALS.price } }
      : item,
  );
  const alignTo = mostDecimals(rows.map(({ quote }) => quote));
  const columns: ListColumn<Issued>[] = [
    {
      field: 'name',
      title: t('company_instrument'),
      value: ({ section, id, name, status }) => ({
        text: name,
        href: `/${section}/${id}/`,
        note: status === 'active' ? undefined : t(`instrument_status_${status}`),
      }),
    },
    {
      field: 'type',
      title: t('company_type'),
      isWide: true,
      value: ({ section }) => t(`instrument_kind_${SECTIONS[section]}`),
    },
    {
      field: 'isin',
      title: t('index_isin'),
      isWide: true,
      render: ({ isin }) => <code>{isin}</code>,
    },
    {
      field: 'value',
      title: t('index_last_value'),
      kind: 'number',
      render: ({ quote }) => <QuoteValue quote={quote} alignTo={alignTo} />,
    },
    {
      field: 'unit',
      title: t('index_unit'),
      isTitleUnseen: true,
      className: css.unit,
      render: ({ quote }) => quote.unit,
    },
    {
      field: 'change',
      title: t('index_change'),
      unit: '%',
      kind: 'number',
      render: ({ quote }) => <QuoteChangeNumber quote={quote} />,
    },
    {
      field: 'date',
      title: t('chart_date'),
      kind: 'number',
      isWide: true,
      value: ({ quote }) => asOfText(quote.asOf, globals.lang, timeZone),
    },
  ];
  return (
    <PageTable
      caption={t('company_instruments')}
      hasRowLinks
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      link={RouterLink}
    />
  );
}
