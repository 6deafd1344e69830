import type { CalculationResult, WorkoutAnswer } from '../../../domain/bonds/calculate-bond.ts';
import { BOND_DECIMALS, displayRate, dv01Decimals } from '../../../domain/bonds/bond-decimals.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import { Facts, type Fact } from '../../parts/identifiers.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import type { YieldMove } from './bond-calculation.ts';
import css from './bond-calculator.module.css';
import type { Calculator } from './load-calculator.ts';

/** The amounts for a nominal; amortisers use the original nominal, as in their cash flow. */
export function Money({
  calculator: { currency, ratio, isAmortising },
  nominal,
  result,
}: {
  calculator: Calculator;
  nominal: string;
  result: CalculationResult;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const units = nominal === '' ? Number.NaN : Number(nominal);
  // Without the index ratio there are no amounts in money.
  const { indexRatio } = result.linker ?? { indexRatio: ratio ? Number.NaN : 1 };
  if (!(units > 0) || Number.isNaN(indexRatio)) return null;
  const outstanding = (units * result.outstanding) / 100;
  const amount = (percent: number) =>
    displayNumber(((outstanding * indexRatio * percent) / 100).toFixed(2), 2, lang);
  // For a small nominal, a basis point is worth less than a cent.
  const small = (percent: number) => {
    const value = (outstanding * indexRatio * percent) / 100;
    const digits = dv01Decimals([value], 2);
    return displayNumber(value.toFixed(digits), digits, lang);
  };
  const percentLeft = displayNumber(result.outstanding.toFixed(2), 2, lang);
  return (
    <Facts
      items={[
        ...(isAmortising
          ? [
              [
                t('calc_outstanding', { percent: percentLeft, currency }),
                displayNumber(outstanding.toFixed(2), 2, lang),
              ] as const,
            ]
          : []),
        ...(ratio ? [[ratio.title, displayNumber(indexRatio.toFixed(5), 5, lang)] as const] : []),
        [t('calc_pay', { currency }), <b key="pay">{amount(result.dirtyPrice)}</b>],
        [t('calc_accrued_money', { currency }), amount(result.accruedInterest)],
        [`${t('calc_dv01')}, ${currency}`, small(result.dv01)],
      ]}
    />
  );
}

export function Moves({
  moves,
  isIndex,
}: {
  moves: readonly YieldMove[];
  /** For floaters, the index shifts instead of the yield. */
  isIndex: boolean;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  return (
    <table className={css.moves}>
      <caption className={visually.hidden}>{t('calc_moves')}</caption>
      <thead>
        <tr>
          <th scope="row">{t(isIndex ? 'calc_move_index' : 'calc_move_bp')}</th>
          {moves.map(({ basisPoints }) => (
            <th key={basisPoints} scope="col">
              {displaySigned(String(basisPoints), 0, lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('calc_move_price')}</th>
          {moves.map(({ basisPoints, price }) => (
            <td key={basisPoints}>
              {price === null
                ? '–'
                : displayNumber(price.toFixed(BOND_DECIMALS.price), BOND_DECIMALS.price, lang)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

export function Figures({ result }: { result: CalculationResult }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const number = (value: number, digits: number) =>
    displayNumber(value.toFixed(digits), digits, lang);
  const percent = (rate: number) => number(100 * rate, BOND_DECIMALS.yield);
  const { worst, toMaturity, discountMargin, floater } = result;
  const dv01Digits = dv01Decimals([floater?.rateDv01, floater?.spreadDv01]);
  const facts: Fact[] = [
    [t('calc_accrued'), number(result.accruedInterest, 4)],
    [t('calc_dirty'), number(result.dirtyPrice, 4)],
    [t('calc_current'), percent(result.currentYield)],
    ...(discountMargin === undefined
      ? []
      : [[t('calc_margin'), number(10_000 * discountMargin, BOND_DECIMALS.spread)] as const]),
    [t('calc_macaulay'), number(result.macaulayDuration, BOND_DECIMALS.duration)],
    ...(floater
      ? ([
          [t('calc_rate_duration'), number(floater.rateDuration, BOND_DECIMALS.duration)],
          [t('calc_spread_duration'), number(floater.spreadDuration, BOND_DECIMALS.duration)],
          [t('calc_rate_dv01'), number(floater.rateDv01, dv01Digits)],
          [t('calc_spread_dv01'), number(floater.spreadDv01, dv01Digits)],
        ] as const)
      : [[t('calc_modified'), number(result.modifiedDuration, BOND_DECIMALS.duration)] as const]),
    [t('calc_convexity'), number(result.convexity, BOND_DECIMALS.convexity)],
  ];
  return (
    <>
      <Facts items={facts} />
      {worst && toMaturity && <Ends result={result} toMaturity={toMaturity} worst={worst} />}
    </>
  );
}

type End = Omit<WorkoutAnswer, 'date'>;

/** The figures at the price for each workout. */
function Ends({
  result,
  toMaturity,
  worst,
}: {
  result: CalculationResult;
  toMaturity: WorkoutAnswer;
  worst: WorkoutAnswer;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const ends = [toMaturity, result.yieldToCall, result.yieldToPut].filter(
    (end) => end !== undefined,
  );
  const number = (value: number, digits: number) =>
    displayNumber(value.toFixed(digits), digits, lang);
  const dv01Digits = dv01Decimals(ends.map(({ dv01 }) => dv01));
  const rows: readonly (readonly [title: string, write: (end: End) => string])[] = [
    [t('calc_yield'), (end) => displayRate('yield', (100 * end.yield).toFixed(3), lang)],
    [t('calc_macaulay'), (end) => number(end.macaulayDuration, BOND_DECIMALS.duration)],
    [t('calc_modified'), (end) => number(end.modifiedDuration, BOND_DECIMALS.duration)],
    [t('calc_convexity'), (end) => number(end.convexity, BOND_DECIMALS.convexity)],
    [t('calc_dv01_per'), (end) => number(end.dv01, dv01Digits)],
  ];
  return (
    <table className={css.moves}>
      <thead>
        <tr>
          <th scope="row">{t('calc_ends')}</th>
          {ends.map(({ kind }) => (
            <th key={kind} scope="col">
              {t(`calc_end_${kind}`)}
              {kind === worst.kind && <small className={css.worst}>{t('calc_end_worst')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('calc_end_date')}</th>
          {ends.map(({ kind, date }) => (
            <td key={kind}>{date === undefined ? '–' : dayText(date, lang)}</td>
          ))}
        </tr>
        {rows.map(([title, write]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {ends.map((end) => (
              <td key={end.kind}>{write(end)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
