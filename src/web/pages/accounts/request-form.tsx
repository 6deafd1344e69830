import type { ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import type { Tariff } from '../../../contracts/accounts/tariffs.ts';
import type { FormFailure } from '../../forms/form.tsx';
import { usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { Tariffs } from './access-strip.tsx';
import css from './request-form.module.css';

interface RequestFormProps {
  readonly tariff: Tariff;
  readonly tariffs: Tariffs;
  /** Tells two forms for the same tariff apart. */
  readonly place: string;
  readonly look: string | undefined;
  readonly label?: string;
  /** The text of the button that opens it. */
  readonly children: ReactNode;
}

/** A button and the form that it opens over the page. The browser opens it, also without scripts. */
export function RequestForm(props: RequestFormProps) {
  const { tariff, tariffs, place, look, label, children } = props;
  const t = useLabels();
  const kept = usePreservedParams();
  const id = `ask-${place}-${tariff.id}`;
  const isMore = tariff.owned !== null;
  const typed = useTyped(tariff.id);
  return (
    <>
      <button type="button" className={look} popoverTarget={id} aria-label={label}>
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={css.card}
      >
        <Form method="post" action={kept('/profile/access/')} reloadDocument className={css.form}>
          <h2 id={`${id}-title`}>
            {t(isMore ? 'request_extend_named' : 'request_ask_named', { tariff: tariff.name })}
          </h2>
          <p>{t('request_lead')}</p>
          <input type="hidden" name="tariff" value={tariff.id} />
          {isMore && <input type="hidden" name="expand" value="1" />}
          {!isMore && tariffs.contactPersons.length > 0 && (
            <label>
              <span>{t('request_contact')}</span>
              <select name="contactPersonId" defaultValue={typed['contactPersonId'] ?? '0'}>
                <option value="0">{t('request_anyone')}</option>
                {tariffs.contactPersons.map((person) => (
                  <option key={person.id} value={person.id}>
                    {person.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            <span>{t('request_comment')}</span>
            <textarea name="comment" rows={3} maxLength={500} defaultValue={typed['comment']} />
          </label>
          <div className={css.ends}>
            <button type="button" popoverTarget={id} popoverTargetAction="hide">
              {t('request_cancel')}
            </button>
            <button type="submit" className={css.send}>
              {t('request_send')}
            </button>
          </div>
        </Form>
      </div>
    </>
  );
}

/** What was written for this tariff and refused. */
function useTyped(tariffId: number): FormFailure['typed'] {
  const result = useActionData<Partial<FormFailure>>();
  return result?.typed?.['tariff'] === String(tariffId) ? result.typed : {};
}
