import { useState } from 'react';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { NumberField } from '../../../widgets/number-field/number-field.tsx';
import { PreservedParamsField } from '../../shell/link.tsx';
import { ViewLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { numberFieldTexts } from '../../texts/number-field-texts.ts';
import css from './kind-note.module.css';
import type { BillQuote } from '../../../domain/bonds/bill.ts';
import type { KindField, KindWords } from './load-kind.ts';

/** What a floater, a bill, a linker or a bond in default adds to its figures. */
export function KindNote({
  words,
  address,
  path,
}: {
  words: KindWords;
  /** The address of this page with a bill quoted another way. */
  address: (quote: BillQuote) => string;
  path: string;
}) {
  const { notes, quotes, form } = words;
  return (
    <div className={css.kind}>
      {quotes && (
        <nav className={css.quotes} aria-label={quotes.title}>
          <span aria-hidden="true">{quotes.title}</span>
          <ul>
            {quotes.options.map(({ id, title }) => (
              <li key={id}>
                <ViewLink
                  href={address(id)}
                  aria-current={id === quotes.chosen ? 'true' : undefined}
                >
                  {title}
                </ViewLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {form && (
        <form action={path} className={css.form}>
          <PreservedParamsField />
          {form.fields.map((field) => (
            <Field key={`${field.name} ${field.value}`} field={field} />
          ))}
          <button type="submit">{form.submit}</button>
        </form>
      )}
      <p className={css.notes}>{notes.join(' ')}</p>
    </div>
  );
}

function Field({ field: { name, label, value, typed, error } }: { field: KindField }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const [current, setCurrent] = useState(value);
  return (
    <NumberField
      name={name}
      label={label}
      languageTag={LANGUAGES[lang].tag}
      texts={numberFieldTexts(t)}
      value={current}
      typed={typed}
      maxLength={12}
      error={current === value ? error : undefined}
      onChange={(next) => setCurrent(next ?? '')}
    />
  );
}
