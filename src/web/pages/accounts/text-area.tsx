import { MAX_MESSAGE } from '../../../contracts/accounts/tickets.ts';
import { useLabels } from '../../shell/use-labels.ts';
import type { FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import ownCss from './tickets-page.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly failure: FormFailure | undefined;
}

/** The text of a message, in several lines. */
export function TextArea({ label, failure }: TextAreaProps) {
  const t = useLabels();
  const isRefused = failure?.error.field === 'body.text';
  return (
    <label className={css.field}>
      <span>{label}</span>
      <textarea
        className={ownCss.text}
        name="text"
        rows={5}
        required
        maxLength={MAX_MESSAGE}
        defaultValue={failure?.typed['text']}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? 'text-note' : undefined}
      />
      {isRefused && (
        <span id="text-note" className={css.refused}>
          {t('ticket_text_invalid')}
        </span>
      )}
    </label>
  );
}
