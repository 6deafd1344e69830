import { useState } from 'react';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { NumberField } from '../../../widgets/number-field/number-field.tsx';
import { Segmented } from '../../../widgets/segmented/segmented.tsx';
import { PreservedParamsField } from '../../shell/link.tsx';
import { ViewLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { numberFieldTexts } from '../../texts/number-field-texts.ts';
import css from './kind-note.module.css';
import type { BillQuote } from '../../../domain/bonds/bill.ts';
import type { KindField, KindWords } from './load-kind.ts';

/** The notes and inputs of floaters, bills, linkers and bonds in default. */
export function KindNote({
  words,
  address,
  path,
}: {
  words: KindWords;
  /** The URL of this page with the bill in another quotation. */
  address: (quote: BillQuote) => string;
  path: string;
}) {
  const { notes, quotes, form } = words;
  return (
    <div className={css.kind}>
      {quotes && (
        <div className={css.quotes}>
          <span aria-hidden="true">{quotes.title}</span>
          <Segmented
            label={quotes.title}
            value={quotes.chosen}
            tabs={quotes.options.map(({ id, title }) => ({ id, ttl: title, href: address(id) }))}
            link={ViewLink}
          />
        </div>
      )}
      {form && (
        <form action={path} className={css.form}>
          <PreservedParamsField />
          {form.fields.map((field) => (
            <Field key={`${field.name} ${field.value}`} field={field} />
          ))}
          <Button type="submit" className={css.submit}>
            {form.submit}
          </Button>
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
