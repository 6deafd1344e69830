import type { LabelDetails, LabelText } from '../../../../contracts/admin/label-editing.ts';
import { fillText, textPlaces, type FillValues } from '../../../../domain/text/fill-text.ts';
import {
  checkLabel,
  isRefusal,
  MAX_LABEL,
  type LabelProblem,
} from '../../../../domain/text/label-checks.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { pluralForms } from '../../../../domain/text/plural-forms.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { TextArea } from '../../../../widgets/field/text-field.tsx';
import css from './labels-page.module.css';

interface LabelFieldProps {
  readonly label: LabelDetails;
  readonly field: LabelText;
  readonly text: string;
  /** What another operator has saved in the meantime. */
  readonly newer: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The text in one language with its notes. */
export function LabelField({ label, field, text, newer, onChange }: LabelFieldProps) {
  const t = useLabels();
  const { language, builtIn, isChanged, marks } = field;
  const english = language === 'eng' ? builtIn : label.english;
  const problems = checkLabel(text, { language, builtIn, english });
  const refusals = problems.filter(isRefusal);
  return (
    <>
      <TextArea
        id={`text-${language}`}
        className={css.field}
        label={
          <>
            <code>{language}</code> {LANGUAGES[language].own}
            <Variables english={english} text={text} />
          </>
        }
        name={`text_${language}`}
        lang={LANGUAGES[language].tag}
        rows={Math.min(6, Math.max(1, Math.ceil(text.length / 26)))}
        maxLength={MAX_LABEL}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        error={refusals.length > 0 && <Problems problems={refusals} />}
        hint={
          <div className={css.notes}>
            <Problems problems={problems.filter((problem) => !isRefusal(problem))} />
            {newer !== undefined && (
              <div className={css.newer}>
                <p>{t('texts_meanwhile', { text: newer })}</p>
                <Checkbox label={t('texts_take')} name={`take_${language}`} />
              </div>
            )}
            <Preview field={field} text={text} />
            {isChanged && <p>{t('texts_built_in', { text: builtIn })}</p>}
            {marks.includes('older') && (
              <Checkbox label={t('texts_reviewed')} name={`reviewed_${language}`} />
            )}
            {field.changedAt !== null && (
              <Button type="submit" kind="text" size="s" name="reset" value={language}>
                {t('texts_reset')}
              </Button>
            )}
          </div>
        }
      />
      <input type="hidden" name={`version_${language}`} value={field.version} />
    </>
  );
}

function Problems({ problems }: { problems: readonly LabelProblem[] }) {
  return problems.map((problem) => (
    <Problem key={`${problem.kind}-${problem.name}`} problem={problem} />
  ));
}

/** The variables of the label. Missing ones are struck out and listed below the text. */
function Variables({ english, text }: { english: string; text: string }) {
  const names = [...new Set((textPlaces(english) ?? []).map(({ name }) => name))];
  const has = new Set((textPlaces(text) ?? []).map(({ name }) => name));
  if (names.length === 0) return null;
  return (
    <span className={css.variables}>
      {names.map((name) => (
        <code key={name} className={has.has(name) ? css.variable : css.lacking}>
          {`{${name}}`}
        </code>
      ))}
    </span>
  );
}

function Problem({ problem }: { problem: LabelProblem }) {
  const t = useLabels();
  const { kind, name } = problem;
  if (kind === 'lost')
    return <p className={css.warning}>{t('texts_warn_lost', { name: `{${name}}` })}</p>;
  if (kind === 'plural') return <p className={css.warning}>{t('texts_warn_plural', { name })}</p>;
  return (
    <p>
      {t(`texts_reason_${kind}`)} {name !== '' && <code>{`{${name}}`}</code>}
    </p>
  );
}

/** The text as readers see it, with variables marked and once for each plural form. */
function Preview({ field, text }: { field: LabelText; text: string }) {
  const t = useLabels();
  const { language } = field;
  const places = textPlaces(text) ?? [];
  if (places.length === 0) return null;
  const hasForms = places.some(({ forms }) => forms !== null);
  const forms = pluralForms(language);
  const shown = hasForms ? forms.map(({ samples }) => samples[0]!) : [1];
  return (
    <div className={css.preview}>
      {hasForms && (
        <p>
          {t('texts_forms', {
            forms: forms.map(({ form, samples }) => `${form} (${samples.join(', ')})`).join(' · '),
          })}
        </p>
      )}
      <p>{t('texts_reads')}:</p>
      <ul lang={LANGUAGES[language].tag}>
        {shown.map((count) => (
          <li key={count}>{fillText(text, sampleValues(places, count), language)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Counts get a number, other variables their name in angle quotes. */
function sampleValues(places: readonly { name: string }[], count: number): FillValues {
  return Object.fromEntries(
    places.map(({ name }) => [name, name === 'count' ? count : `‹${name}›`]),
  );
}
