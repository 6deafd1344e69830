import { Form } from 'react-router';
import { MAX_REASON, type ListedRequest } from '../../../../contracts/admin/operator-requests.ts';
import { isLanguage, LANGUAGES } from '../../../../domain/text/language.ts';
import { localDate } from '../../../../domain/time/time-zone.ts';
import { DateField } from '../../../forms/date-field.tsx';
import type { FormFailure } from '../../../forms/form.tsx';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { requestAddress, type PageState } from './address.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextArea } from '../../../../widgets/field/text-field.tsx';
import css from './requests-page.module.css';

interface DecisionFormProps {
  readonly request: ListedRequest;
  readonly state: PageState;
  readonly nowMs: number;
  readonly failure: FormFailure | undefined;
}

/** End date and message to the user, with a button to grant and one to refuse. */
export function DecisionForm({ request, state, nowMs, failure }: DecisionFormProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { timeZone } = useShell();
  const { id, account, tariff } = request;
  const field = failure?.error.field ?? '';
  const isDayRefused = field === 'body.endsAt';
  const isTextRefused = field === 'body.reason' || field === 'body.message';
  const language = isLanguage(account.language) ? account.language : 'eng';
  const inOneYear = addYear(localDate(nowMs / 1000, timeZone));
  return (
    <Form
      method="post"
      action={kept(requestAddress(state, id))}
      reloadDocument
      className={css.decision}
      aria-label={t('requests_decide_named', { tariff: tariff.name, email: account.email })}
    >
      {request.comment !== null && <p className={css.comment}>“{request.comment}”</p>}
      <DateField
        name="until"
        label={t('requests_grant_until', { tariff: tariff.name })}
        value={failure?.typed['until'] ?? inOneYear}
        min={dayText(localDate(nowMs / 1000, timeZone))}
        error={isDayRefused ? t('requests_day_invalid') : undefined}
        hint={t('requests_no_end')}
      />
      <TextArea
        label={t('requests_message', { language: LANGUAGES[language].own })}
        name="message"
        rows={2}
        maxLength={MAX_REASON}
        defaultValue={failure?.typed['message']}
        hint={isTextRefused ? undefined : t('requests_message_note')}
        error={isTextRefused && t('requests_reason_needed')}
      />
      <div className={css.acts}>
        <Button type="submit" name="act" value="grant" kind="primary">
          {t('requests_grant')}
        </Button>
        <Button type="submit" name="act" value="refuse" tone="danger">
          {t('requests_refuse')}
        </Button>
      </div>
    </Form>
  );
}

function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function addYear(date: Date): string {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return dayText(later);
}
