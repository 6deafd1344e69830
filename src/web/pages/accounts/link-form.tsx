import type { ReactNode } from 'react';
import { Form, useActionData } from 'react-router';
import { FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { Link } from '../../shell/link.tsx';

interface LinkFormProps {
  /** Of the address: it goes with the form. */
  readonly token: string;
  readonly lead: ReactNode;
  readonly button: string;
  readonly children?: (failure: FormFailure | undefined) => ReactNode;
}

/** What is done on the page of a link with a token. Opening the page has changed nothing. */
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

/** The link was used, is too old, or never was one: says so, and leads on. */
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
