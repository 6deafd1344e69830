import type { LoginForm } from '../../contracts/core/page.ts';
import css from './auth-error.module.css';

/** Why a sign-in through a provider failed: our message, and the provider's as plain text. */
export function AuthError({ form: { error, detail } }: { form: LoginForm }) {
  return (
    <div id="auth-error" className={css.error} role="alert">
      <p>{error}</p>
      {detail !== null && <p className={css.detail}>{detail}</p>}
    </div>
  );
}
