import type { ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import { FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { Link } from '../../shell/link.tsx';

interface LinkFormProps {
  /** From the URL; the form sends it. */
  readonly token: string;
  readonly lead: ReactNode;
  readonly button: string;
  readonly children?: (failure: FormFailure | undefined) => ReactNode;
}

/** The form on the target page of a link with a token. Opening the page changes nothing. */
export function LinkForm({ token, lead, button, children }: LinkFormProps) {
  const failure = useActionData<FormFailure>();
  return (
    <>
      <p className={css.aside}>{lead}</p>
      <Form method="post" reloadDocument>
        <FormError failure={failure} />
        <input type="hidden" name="token" value={token} />
        {children?.(failure)}
        <SubmitButton>{button}</SubmitButton>
      </Form>
    </>
  );
}

/** For links that are used, expired or invalid: says so and offers the next step. */
export function VoidLink({ text, to, way }: { text: string; to: string; way: string }) {
  return (
    <>
      <p className={css.alert} role="alert">
        {text}
      </p>
      <p>
        <Link to={to}>{way}</Link>
      </p>
    </>
  );
}
