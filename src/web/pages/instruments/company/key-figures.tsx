import { Fragment, type ReactNode } from 'react';
import { displayNumber } from '../../../../domain/text/format.ts';
import { AmountText } from '../../../parts/amount-text.tsx';
import { FigureValue } from '../../../parts/figure-value.tsx';
import { GradeValue } from '../../../parts/grade-value.tsx';
import { KeyStrip, type KeyFigure } from '../../../parts/key-strip.tsx';
import type { InstrumentHistory } from '../../../parts/load-instrument-history.ts';
import { dayText, QuoteChange, QuoteValue } from '../../../parts/quote-text.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { plainRate } from './bond-label.ts';
import { nextToMature, type CurrencyDebt } from './company-debt.ts';
import type { CompanyBonds } from './load-bonds.ts';

/** Amounts of further currencies are in the table of the debt profile. */
const MAX_AMOUNTS = 2;
const NO_BREAK_SPACE = '\u00a0';

interface KeyFiguresProps {
  readonly data: CompanyBonds;
  readonly debt: readonly CurrencyDebt[];
  readonly history: InstrumentHistory | null;
  readonly today: string;
}

/** The issuer at a glance: debt, rating and share. */
export function KeyFigures(props: KeyFiguresProps) {
  const t = useLabels();
  const debt = useDebtFigures(props);
  const { issuer } = props.data.ratings.composite;
  const { history } = props;
  const rating: KeyFigure | null = issuer && {
    id: 'rating',
    title: t('part_rating'),
    value: <GradeValue grade={issuer.grade} />,
    note: t('rating_composite'),
  };
  const share: KeyFigure | null =
    history?.section === 'stocks' ? shareFigure(t('company_key_share'), history.instrument) : null;
  const figures = [...debt, rating, share].filter((figure) => figure !== null);
  return <KeyStrip name={t('company_key')} figures={figures} />;
}

/** Of an issuer with outstanding bonds; averages are those of its main currency. */
function useDebtFigures({ data, debt, today }: KeyFiguresProps): KeyFigure[] {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { items, total } = data.bonds;
  const active = items.filter(({ status }) => status === 'active');
  const [main] = debt;
  if (!main) return [];
  const weighted = t('company_key_weighted', { currency: main.currency });
  const next = nextToMature(active, today);
  // The sum of the most important bonds isn't the sum of all.
  const amounts = total === active.length && <Amounts debt={debt.slice(0, MAX_AMOUNTS)} />;
  return [
    {
      id: 'bonds',
      title: t('company_key_bonds'),
      value: displayNumber(String(total), 0, lang),
      note: amounts,
    },
    {
      id: 'yield',
      title: t('company_key_yield'),
      value: withUnit(<FigureValue value={main.yield} figure="yield" />, '%'),
      note: weighted,
    },
    ...(main.yearsToMaturity === null
      ? []
      : [
          {
            id: 'maturity',
            title: t('company_key_maturity'),
            value: t('company_key_years', {
              years: displayNumber(main.yearsToMaturity, 1, lang),
            }),
            note: weighted,
          },
        ]),
    ...(next ? [{ ...nextFigure(next), title: t('company_key_next') }] : []),
  ];

  function nextFigure({ maturesOn, amount, currency, couponType, couponRate }: (typeof active)[0]) {
    const coupon =
      couponType === 'fixed' && couponRate !== null && `${plainRate(couponRate, lang)}%`;
    return {
      id: 'next',
      value: dayText(maturesOn, lang),
      note: (
        <>
          {amount !== null && <AmountText value={amount} currency={currency} />}
          {amount !== null && coupon && ', '}
          {coupon}
        </>
      ),
    };
  }
}

function Amounts({ debt }: { debt: readonly CurrencyDebt[] }) {
  return debt.map(({ amount, currency }, i) => (
    <Fragment key={currency}>
      {i > 0 && ' · '}
      <AmountText value={amount} currency={currency} />
    </Fragment>
  ));
}

function shareFigure(title: string, { quote }: InstrumentHistory['instrument']): KeyFigure {
  return {
    id: 'share',
    title,
    value: withUnit(<QuoteValue quote={quote} />, quote.unit),
    note: <QuoteChange quote={quote} />,
  };
}

function withUnit(value: ReactNode, unit: string): ReactNode {
  return (
    <>
      {value}
      <small>
        {NO_BREAK_SPACE}
        {unit}
      </small>
    </>
  );
}
