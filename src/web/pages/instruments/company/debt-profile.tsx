import { displayAmount, shareUnit } from '../../../../domain/text/amount.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { YearBars } from '../../../../widgets/year-bars/year-bars.tsx';
import { AmountText } from '../../../parts/amount-text.tsx';
import shared from '../../../parts/bond-parts.module.css';
import { FigureValue } from '../../../parts/figure-value.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { SectionSource } from '../../../parts/section-source.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { dueByYear, type CurrencyDebt } from './company-debt.ts';
import css from './company-page.module.css';
import type { CompanyBonds } from './load-bonds.ts';

/** A single maturity needs no picture: the table has all currencies. */
const MIN_BONDS = 2;
const MAX_PICTURES = 2;
const COUPON_DECIMALS = 2;

/** What falls due in which year, and what the issuer owes in each currency. */
export function DebtProfile({ data, debt }: { data: CompanyBonds; debt: readonly CurrencyDebt[] }) {
  const t = useLabels();
  const { due, sources, total } = data.bonds;
  const shown = debt.reduce((sum, { count }) => sum + count, 0);
  if (debt.length === 0) return null;
  const pictures = debt.filter(({ count }) => count >= MIN_BONDS).slice(0, MAX_PICTURES);
  return (
    <section aria-labelledby="debt" className={shared.section}>
      <h2 id="debt">{t('company_debt')}</h2>
      <div className={css.debt}>
        {pictures.length > 0 && (
          <div className={css.maturities}>
            {pictures.map(({ currency }) => (
              <Maturities key={currency} currency={currency} due={due} />
            ))}
          </div>
        )}
        <CurrencyTable debt={debt} />
      </div>
      <SectionSource
        sources={sources}
        notes={[t('company_debt_note'), total > shown && t('company_more', { shown, total })]}
      />
    </section>
  );
}

function Maturities({ currency, due }: { currency: string; due: CompanyBonds['bonds']['due'] }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const years = dueByYear(due, currency);
  const { unit, write } = shareUnit(
    years.map(({ amount }) => amount),
    lang,
  );
  const title = t('issued_due', { unit, currency });
  const bars = years.map(({ year, amount }) => ({
    label: year === null ? t('issued_perpetual') : String(year),
    value: amount,
    text: write(amount),
    amount: displayAmount(String(amount), lang, currency),
  }));
  return (
    <div>
      <h3>{title}</h3>
      <YearBars name={title} bars={bars} />
    </div>
  );
}

function CurrencyTable({ debt }: { debt: readonly CurrencyDebt[] }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const number = { kind: 'number', sortable: false } as const;
  const columns: ListColumn<CurrencyDebt>[] = [
    {
      field: 'currency',
      title: t('index_currency'),
      isRowHeader: true,
      render: (row) => row.currency,
    },
    { ...number, field: 'count', title: t('company_bonds'), render: ({ count }) => count },
    {
      ...number,
      field: 'amount',
      title: t('company_debt_amount'),
      render: ({ amount, currency }) => <AmountText value={amount} currency={currency} />,
    },
    {
      ...number,
      field: 'coupon',
      title: t('company_debt_coupon'),
      unit: '%',
      render: ({ coupon }) =>
        coupon === null ? '–' : displayNumber(coupon, COUPON_DECIMALS, lang),
    },
    {
      ...number,
      field: 'yield',
      title: t('company_debt_yield'),
      unit: '%',
      render: (row) => <FigureValue value={row.yield} figure="yield" />,
    },
  ];
  return (
    <PageTable
      className={css.currencies}
      caption={t('company_debt')}
      columns={columns}
      rows={debt}
      rowKey={({ currency }) => currency}
      link={RouterLink}
    />
  );
}
