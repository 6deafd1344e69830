import { useLayoutEffect, useRef } from 'react';
import type { CalculationRefusal, CalculationResult } from '../../../domain/bond/calculate-bond.ts';
import { displayNumber, displaySigned } from '../../../domain/format.ts';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { Facts, type Fact } from '../../market/identifiers.tsx';
import { dayText } from '../../market/quote-text.tsx';
import { KeptField, Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { CalculatorInput, YieldMove } from './bond-calculation.ts';
import css from './bond-calculator.module.css';
import { INPUT_REFUSALS } from './input-refusals.ts';
import type { Calculator } from './load-calculator.ts';
import { readNumber } from './read-number.ts';
import type { CalculationState } from './use-calculation.ts';

/** Price and yield of a bond from each other, and what follows from both. */
export function BondCalculator({
  calculator,
  state: { input, outcome, moves, change },
  path,
}: {
  calculator: Calculator;
  state: CalculationState;
  path: string;
}) {
  const t = useLabels();
  const { result, refusal } = outcome;
  return (
    <section aria-labelledby="calculator" className={css.section}>
      <h2 id="calculator">{t('calc_title')}</h2>
      <InputForm
        path={path}
        currency={calculator.currency}
        input={input}
        refusal={refusal}
        onChange={change}
        onReset={() => change(calculator.start)}
      />
      <div aria-live="polite">
        {result && (
          <>
            <Money calculator={calculator} nominal={input.nominal} result={result} />
            <Figures result={result} />
            <Moves moves={moves} />
          </>
        )}
      </div>
      <p className={css.note}>
        {calculator.notes.figures} <Link to="/conformance/">{t('conformance_link')}</Link>
      </p>
    </section>
  );
}

interface InputFormProps {
  readonly path: string;
  readonly currency: string;
  readonly input: CalculatorInput;
  readonly refusal: CalculationRefusal | undefined;
  readonly onChange: (changed: Partial<CalculatorInput>) => void;
  readonly onReset: () => void;
}

function InputForm({ path, currency, input, refusal, onChange, onReset }: InputFormProps) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const form = useTypedBefore(input, onChange);
  const field = (name: FieldName, label: string) => {
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
          onChange={({ currentTarget: { value } }) => onChange(describeChange(name, value))}
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
    <form ref={form} action={`${path}#calculator`} className={css.form}>
      <KeptField />
      {field('price', t('calc_price'))}
      {field('yield', t('calc_yield'))}
      {field('settlement', t('calc_settlement'))}
      {field('nominal', t('calc_nominal', { currency }))}
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

type FieldName = 'price' | 'yield' | 'settlement' | 'nominal';

function describeChange(name: FieldName, value: string): Partial<CalculatorInput> {
  return name === 'price' || name === 'yield' ? { by: name, [name]: value } : { [name]: value };
}

/** What was typed before scripts took the page over is in the fields and nowhere else: read there. */
function useTypedBefore(
  input: CalculatorInput,
  onChange: (changed: Partial<CalculatorInput>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const fields = form.current?.elements;
    for (const name of ['settlement', 'nominal', 'price', 'yield'] as const) {
      const field = fields?.namedItem(name);
      if (!(field instanceof HTMLInputElement) || field.value === input[name]) continue;
      onChange(describeChange(name, field.value));
      // Two of them would contradict each other.
      if (name === 'price') break;
    }
    // Only what stood there at the very beginning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return form;
}

/** The terms are the bond's own: what does not go with them is the day. */
function refusedField({ field }: CalculationRefusal, { by }: CalculatorInput): string {
  return field === 'price' || field === 'yield' ? by : 'settlement';
}

/** What a buyer of the nominal pays. */
function Money({
  calculator: { currency, indexRatio },
  nominal,
  result,
}: {
  calculator: Calculator;
  nominal: string;
  result: CalculationResult;
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const units = readNumber(nominal) ?? Number.NaN;
  if (!(units > 0)) return null;
  const amount = (percent: number) =>
    displayNumber(((units * indexRatio * percent) / 100).toFixed(2), 2, lang);
  return (
    <Facts
      items={[
        [t('calc_pay', { currency }), <b key="pay">{amount(result.dirtyPrice)}</b>],
        [t('calc_accrued_money', { currency }), amount(result.accruedInterest)],
      ]}
    />
  );
}

function Moves({ moves }: { moves: readonly YieldMove[] }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  return (
    <table className={css.moves}>
      <caption className={css.hidden}>{t('calc_moves')}</caption>
      <thead>
        <tr>
          <th scope="row">{t('calc_move_bp')}</th>
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
              {price === null ? '–' : displayNumber(price.toFixed(3), 3, lang)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
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
