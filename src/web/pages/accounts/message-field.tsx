import { MAX_MESSAGE } from '../../../contracts/accounts/tickets.ts';
import { TextArea } from '../../../widgets/field/text-field.tsx';
import type { FormFailure } from '../../forms/form.tsx';
import { useLabels } from '../../shell/use-labels.ts';

interface MessageFieldProps {
  readonly label: string;
  readonly failure: FormFailure | undefined;
}

/** A multi-line message field. */
export function MessageField({ label, failure }: MessageFieldProps) {
  const t = useLabels();
  return (
    <TextArea
      label={label}
      name="text"
      size="l"
      rows={5}
      required
      maxLength={MAX_MESSAGE}
      defaultValue={failure?.typed['text']}
      error={failure?.error.field === 'body.text' ? t('ticket_text_invalid') : undefined}
    />
  );
}
