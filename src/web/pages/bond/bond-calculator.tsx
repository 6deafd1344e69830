import { useLayoutEffect, useRef } from 'react';
import type { CalculationRefusal } from '../../../domain/bond/calculate-bond.ts';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { KeptField, Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { CalculatorInput } from './bond-calculation.ts';
import css from './bond-calculator.module.css';
import { Figures, Money, Moves } from './calculator-results.tsx';
import { INPUT_REFUSALS } from './input-refusals.ts';
import type { Calculator } from './load-calculator.ts';
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
            <Figures result={result} maturity={calculator.terms.maturityDate} />
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
