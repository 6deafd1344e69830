import { Button } from '../../widgets/button/button.tsx';
import css from './openid-form.module.css';

interface OpenIdFormProps {
  readonly text: string;
  /** Where to go on success. */
  readonly next: string;
  /** Where to report a failure. */
  readonly from: string;
}

/** A form rather than a link, so that no other site can start a sign-in. */
export function OpenIdForm({ text, next, from }: OpenIdFormProps) {
  return (
    <form method="post" action="/sign-in/openid/">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="from" value={from} />
      <Button type="submit" size="l" className={css.button}>
        {text}
      </Button>
    </form>
  );
}
