import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AUTH_ERROR_PARAMETER } from '../../contracts/accounts/auth-error.ts';
import type { LoginForm } from '../../contracts/core/page.ts';
import { Button } from '../../widgets/button/button.tsx';
import { TextField } from '../../widgets/field/text-field.tsx';
import { AuthError } from './auth-error.tsx';
import { usePreservedParams } from './link.tsx';
import css from './login-dialog.module.css';
import { OpenIdForm } from './openid-form.tsx';
import { useShell } from './use-shell.ts';

const SIGN_IN = '/sign-in/';

/**
 * The form to sign in, on a page that carries the error of a sign-in. It stands open in the page as
 * the server sends it; with scripts it becomes modal, at the same place.
 */
export function LoginDialog() {
  const { loginForm, globals } = useShell();
  const { pathname, search } = useLocation();
  // That page has the form itself, and whoever is signed in needs none.
  if (!loginForm || globals.userLoggedIn || pathname === SIGN_IN) return null;
  const query = new URLSearchParams(search);
  query.delete(AUTH_ERROR_PARAMETER);
  const page = query.size > 0 ? `${pathname}?${query}` : pathname;
  return <Dialog form={loginForm} page={page} />;
}

function Dialog({ form, page }: { form: LoginForm; page: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const kept = usePreservedParams();
  const { texts } = form;
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open || element.matches(':modal')) return;
    // Not `close()`, which would tell that somebody has closed it.
    element.open = false;
    element.showModal();
  }, []);
  const leave = () => {
    // The address no longer carries the error, so that it does not come back with a reload.
    history.replaceState(history.state, '', page);
    const focused = document.activeElement;
    // Nothing had the focus before it, so reading goes on with the content.
    if (focused === document.body || dialog.current?.contains(focused)) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
  };
  return (
    <dialog
      ref={dialog}
      open
      className={css.dialog}
      aria-labelledby="login-title"
      aria-describedby="auth-error"
      onClose={leave}
    >
      <h2 id="login-title">{texts.title}</h2>
      <AuthError form={form} />
      <form
        method="post"
        action={kept(`${SIGN_IN}?${new URLSearchParams({ next: page })}`)}
        className={css.form}
      >
        <TextField
          label={texts.email}
          size="l"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
        />
        <TextField
          label={texts.password}
          size="l"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
        <Button type="submit" kind="primary" size="l">
          {texts.submit}
        </Button>
      </form>
      {form.openId !== null && <OpenIdForm text={form.openId} next={page} from={page} />}
      <div className={css.ways}>
        <a href={kept('/reset/')}>{texts.forgotten}</a>
        <form method="dialog">
          <Button type="submit" kind="quiet">
            {texts.close}
          </Button>
        </form>
      </div>
    </dialog>
  );
}
