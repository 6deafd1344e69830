import type { CalculationRefusal } from '../../../domain/bonds/calculate-bond.ts';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { DatePicker } from '../../../widgets/date-picker/date-picker.tsx';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { NumberField } from '../../../widgets/number-field/number-field.tsx';
import { unreadNumber } from '../../forms/reader-format.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { PreservedParamsField, Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { datePickerTexts } from '../../texts/date-picker-texts.ts';
import { numberFieldTexts } from '../../texts/number-field-texts.ts';
import type { CalculatorInput } from './bond-calculation.ts';
import css from './bond-calculator.module.css';
import { Figures, Money, Moves } from './calculator-results.tsx';
import { INPUT_REFUSALS } from './input-refusals.ts';
import type { Calculator } from './load-calculator.ts';
import type { CalculationState } from './use-calculation.ts';

/** Calculates price and yield from each other, and all figures that follow. */
export function BondCalculator({
  calculator,
  state: { input, outcome, moves, nextBusinessDay, change },
  path,
  kept,
}: {
  calculator: Calculator;
  state: CalculationState;
  path: string;
  /** The other query parameters to keep. */
  kept: Readonly<Record<string, string>>;
}) {
  const t = useLabels();
  const { result, refusal } = outcome;
  return (
    <section aria-labelledby="calculator" className={css.section}>
      <h2 id="calculator">
        {t('calc_title')}
        {calculator.to !== null && <small className={css.to}>{calculator.to}</small>}
      </h2>
      <InputForm
        path={path}
        kept={kept}
        priceLabel={t(calculator.isAmortising ? 'calc_price_left' : 'calc_price')}
        yieldLabel={calculator.yieldLabel}
        nominalLabel={t(calculator.isAmortising ? 'calc_nominal_original' : 'calc_nominal', {
          currency: calculator.currency,
        })}
        terms={calculator.terms}
        input={input}
        refusal={refusal}
        nextBusinessDay={nextBusinessDay}
        ratioNote={
          result?.assumptions.includes('index-ratio-unknown')
            ? calculator.ratio?.unknown
            : undefined
        }
        onChange={change}
        onReset={() => change(calculator.start)}
      />
      <div aria-live="polite">
        {result && (
          <>
            <Money calculator={calculator} nominal={input.nominal} result={result} />
            <Figures result={result} />
            {result.assumptions.map((assumption) => {
              const sentence = calculator.assumed[assumption];
              return sentence !== undefined && <p key={assumption}>{sentence}</p>;
            })}
            <Moves moves={moves} isIndex={result.discountMargin !== undefined} />
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
  readonly kept: Readonly<Record<string, string>>;
  readonly priceLabel: string;
  readonly yieldLabel: string;
  readonly nominalLabel: string;
  readonly terms: Calculator['terms'];
  readonly input: CalculatorInput;
  readonly refusal: CalculationRefusal | undefined;
  readonly nextBusinessDay: string | null;
  /** For linkers whose index ratio is unknown on the settlement date. */
  readonly ratioNote: string | undefined;
  readonly onChange: (changed: Partial<CalculatorInput>) => void;
  readonly onReset: () => void;
}

function InputForm(props: InputFormProps) {
  const { path, kept, terms, input, refusal, nextBusinessDay, ratioNote } = props;
  const { onChange, onReset } = props;
  const { priceLabel, yieldLabel, nominalLabel } = props;
  const t = useLabels();
  const isHydrated = useHydrated();
  const { lang } = useShell().globals;
  const isDay = parseDay(input.settlement) !== undefined;
  const maturity = parseDay(terms.maturityDate ?? '');
  const lastDay = maturity === undefined ? undefined : formatDay(maturity - 1);
  const languageTag = LANGUAGES[lang].tag;
  const refused = refusal && refusedField(refusal, input);
  const error = (name: FieldName) =>
    refusal && refused === name ? writeRefusal(refusal, t, lang) : undefined;
  const hints = [
    nextBusinessDay !== null && t('calc_closed', { day: dayText(nextBusinessDay, lang) }),
    ratioNote,
  ].filter((hint) => typeof hint === 'string');
  const number = (name: Exclude<FieldName, 'settlement'>, label: string) => (
    <NumberField
      name={name}
      label={label}
      languageTag={languageTag}
      texts={numberFieldTexts(t)}
      value={input[name]}
      typed={unreadNumber(input[name])}
      maxLength={24}
      error={error(name)}
      onChange={(value) => onChange(describeChange(name, value ?? NO_NUMBER))}
    />
  );
  return (
    <form action={`${path}#calculator`} className={css.form}>
      <PreservedParamsField />
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {number('price', priceLabel)}
      {number('yield', yieldLabel)}
      <DatePicker
        name="settlement"
        label={t('calc_settlement')}
        languageTag={languageTag}
        texts={datePickerTexts(t)}
        value={isDay ? input.settlement : null}
        {...(!isDay && { typed: input.settlement })}
        {...(terms.issueDate !== undefined && { min: terms.issueDate })}
        {...(lastDay !== undefined && { max: lastDay })}
        error={error('settlement') ?? ''}
        {...(hints.length > 0 && { hint: hints.join(' ') })}
        onChange={(day) => day !== null && onChange({ settlement: day })}
      />
      {number('nominal', nominalLabel)}
      {isHydrated ? (
        <Button className={css.reset} onClick={onReset}>
          {t('calc_again')}
        </Button>
      ) : (
        <span className={css.buttons}>
          <Button type="submit" name="by" value="price">
            {t('calc_from_price')}
          </Button>
          <Button type="submit" name="by" value="yield">
            {t('calc_from_yield')}
          </Button>
        </span>
      )}
    </form>
  );
}

/** The value used while a field is invalid. */
const NO_NUMBER = 'NaN';

type FieldName = 'price' | 'yield' | 'settlement' | 'nominal';

function describeChange(name: FieldName, value: string): Partial<CalculatorInput> {
  return name === 'price' || name === 'yield' ? { by: name, [name]: value } : { [name]: value };
}

/** The error of the field, with its limit if it has one. */
function writeRefusal(
  { field, reason, limit }: CalculationRefusal,
  t: Translate,
  language: Language,
): string {
  if (limit === undefined) return t(INPUT_REFUSALS[reason] ?? 'bond_refused_no_yield');
  const shown =
    field === 'yield'
      ? `${displayNumber(String(100 * limit), 0, language)} %`
      : displayNumber(String(limit), 0, language);
  return t(reason === 'too-low' ? 'bond_refused_least' : 'bond_refused_most', { limit: shown });
}

/** The terms are the bond's own, so only the settlement date can conflict with them. */
function refusedField({ field }: CalculationRefusal, { by }: CalculatorInput): string {
  return field === 'price' || field === 'yield' ? by : 'settlement';
}
