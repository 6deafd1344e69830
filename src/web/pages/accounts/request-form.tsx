import type { ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import type { Tariff } from '../../../contracts/accounts/tariffs.ts';
import type { FormFailure } from '../../forms/form.tsx';
import { usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { Tariffs } from './access-strip.tsx';
import { Button } from '../../../widgets/button/button.tsx';
import { TextArea } from '../../../widgets/field/text-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { Dialog, DialogActions } from '../../../widgets/dialog/dialog.tsx';
import { useDialog } from '../../../widgets/dialog/use-dialog.ts';
import { type ButtonLook } from '../../../widgets/button/button-class.ts';
import css from './request-form.module.css';

interface RequestFormProps {
  readonly tariff: Tariff;
  readonly tariffs: Tariffs;
  readonly look: ButtonLook;
  readonly label?: string;
  /** The text of the button that opens it. */
  readonly children: ReactNode;
}

/** A button that opens a form over the page, also without scripts. */
export function RequestForm(props: RequestFormProps) {
  const { tariff, tariffs, look, label, children } = props;
  const t = useLabels();
  const kept = usePreservedParams();
  const dialog = useDialog();
  const isMore = tariff.owned !== null;
  const typed = useTyped(tariff.id);
  return (
    <>
      <Button {...dialog.opener} {...look} aria-label={label}>
        {children}
      </Button>
      <Dialog
        dialog={dialog}
        title={t(isMore ? 'request_extend_named' : 'request_ask_named', { tariff: tariff.name })}
        lead={t('request_lead')}
      >
        <Form method="post" action={kept('/profile/access/')} reloadDocument className={css.form}>
          <input type="hidden" name="tariff" value={tariff.id} />
          {isMore && <input type="hidden" name="expand" value="1" />}
          {!isMore && tariffs.contactPersons.length > 0 && (
            <SelectField
              isWide
              label={t('request_contact')}
              name="contactPersonId"
              value={typed['contactPersonId'] ?? '0'}
              options={[
                { id: '0', text: t('request_anyone') },
                ...tariffs.contactPersons.map(({ id, name }) => ({ id: String(id), text: name })),
              ]}
            />
          )}
          <TextArea
            label={t('request_comment')}
            name="comment"
            maxLength={500}
            defaultValue={typed['comment']}
          />
          <DialogActions dialog={dialog} cancelText={t('request_cancel')}>
            <Button type="submit" kind="primary">
              {t('request_send')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}

/** The rejected input for this tariff. */
function useTyped(tariffId: number): FormFailure['typed'] {
  const result = useActionData<Partial<FormFailure>>();
  return result?.typed?.['tariff'] === String(tariffId) ? result.typed : {};
}
