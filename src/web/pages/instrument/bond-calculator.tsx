import type { CalculationRefusal, CalculationResult } from '../../../domain/bond/calculate-bond.ts';
import { displayNumber } from '../../../domain/format.ts';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { Facts, type Fact } from '../../market/identifiers.tsx';
import { dayText } from '../../market/quote-text.tsx';
import { KeptField, Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { CalculatorInput } from './bond-calculation.ts';
import css from './bond-calculator.module.css';
import { CashFlows } from './cash-flows.tsx';
import { INPUT_REFUSALS } from './input-refusals.ts';
import type { Calculator } from './load-calculator.ts';
import { useCalculation } from './use-calculation.ts';

/** Price and yield of a bond from each other, and what follows from both; then its payments. */
export function BondCalculator({ calculator, path }: { calculator: Calculator; path: string }) {
  const t = useLabels();
  const { input, outcome, change } = useCalculation(calculator);
  const { result, refusal } = outcome;
  return (
    <>
      <section aria-labelledby="calculator" className={css.section}>
        <h2 id="calculator">{t('calc_title')}</h2>
        <div className={css.columns}>
          <InputForm
            path={path}
            input={input}
            refusal={refusal}
            onChange={change}
            onReset={() => change(calculator.start)}
          />
          <div aria-live="polite">{result && <Figures result={result} />}</div>
        </div>
        <p className={css.note}>
          {calculator.notes.figures} <Link to="/conformance/">{t('conformance_link')}</Link>
        </p>
      </section>
      {result && <CashFlows flows={result.cashFlows} note={calculator.notes.flows} />}
    </>
  );
}

interface InputFormProps {
  readonly path: string;
  readonly input: CalculatorInput;
  readonly refusal: CalculationRefusal | undefined;
  readonly onChange: (changed: Partial<CalculatorInput>) => void;
  readonly onReset: () => void;
}

function InputForm({ path, input, refusal, onChange, onReset }: InputFormProps) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const field = (name: 'price' | 'yield' | 'settlement', label: string) => {
    const text =
      refusal && refusedField(refusal, input) === name
        ? t(INPUT_REFUSALS[refusal.reason] ?? 'bond_refused_no_yield')
        : null;
    return (
      <label className={css.field}>
        {label}
        <input
          name={name}
          type={name === 'settlement' ? 'date' : 'text'}
          inputMode={name === 'settlement' ? undefined : 'decimal'}
          maxLength={24}
          autoComplete="off"
          value={input[name]}
          aria-invalid={text === null ? undefined : true}
          aria-describedby={text === null ? undefined : `calculator-${name}`}
          onChange={({ currentTarget: { value } }) =>
            onChange(name === 'settlement' ? { settlement: value } : { by: name, [name]: value })
          }
        />
        {text !== null && (
          <span id={`calculator-${name}`} role="alert" className={css.refused}>
            {text}
          </span>
        )}
      </label>
    );
  };
  return (
    <form action={`${path}#calculator`} className={css.form}>
      <KeptField />
      {field('price', t('calc_price'))}
      {field('yield', t('calc_yield'))}
      {field('settlement', t('calc_settlement'))}
      {isHydrated ? (
        <button type="button" className={css.button} onClick={onReset}>
          {t('calc_again')}
        </button>
      ) : (
        <span className={css.buttons}>
          <button type="submit" name="by" value="price" className={css.button}>
            {t('calc_from_price')}
          </button>
          <button type="submit" name="by" value="yield" className={css.button}>
            {t('calc_from_yield')}
          </button>
        </span>
      )}
    </form>
  );
}

/** The terms are the bond's own: what does not go with them is the day. */
function refusedField({ field }: CalculationRefusal, { by }: CalculatorInput): string {
  return field === 'price' || field === 'yield' ? by : 'settlement';
}

function Figures({ result }: { result: CalculationResult }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const number = (value: number, digits: number) =>
    displayNumber(value.toFixed(digits), digits, lang);
  const percent = (rate: number) => number(100 * rate, 3);
  const { yieldToCall: call, yieldToPut: put, yieldToWorst: worst, discountMargin } = result;
  const until = (date: string | undefined) => (date === undefined ? '–' : dayText(date, lang));
  const facts: Fact[] = [
    [t('calc_accrued'), number(result.accruedInterest, 4)],
    [t('calc_dirty'), number(result.dirtyPrice, 4)],
    [t('calc_current'), percent(result.currentYield)],
    ...(call ? [[t('calc_call', { date: until(call.date) }), percent(call.yield)] as const] : []),
    ...(put ? [[t('calc_put', { date: until(put.date) }), percent(put.yield)] as const] : []),
    ...(worst === undefined ? [] : [[t('calc_worst'), percent(worst)] as const]),
    ...(discountMargin === undefined
      ? []
      : [[t('calc_margin'), number(10_000 * discountMargin, 1)] as const]),
    [t('calc_macaulay'), number(result.macaulayDuration, 3)],
    [t('calc_modified'), number(result.modifiedDuration, 3)],
    [t('calc_convexity'), number(result.convexity, 2)],
    [t('calc_dv01'), number(result.dv01, 5)],
  ];
  return <Facts items={facts} />;
}
