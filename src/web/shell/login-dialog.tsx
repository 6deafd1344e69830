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
 * The sign-in form on a page opened with a sign-in error. The server renders it open in the page;
 * with scripts it becomes modal, in the same place.
 */
export function LoginDialog() {
  const { loginForm, globals } = useShell();
  const { pathname, search } = useLocation();
  // That page has its own form, and signed-in viewers need none.
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
    // Not `close()`, which would be reported as closed by the user.
    element.open = false;
    element.showModal();
  }, []);
  const leave = () => {
    // Removes the error from the URL, so that a reload doesn't bring it back.
    history.replaceState(history.state, '', page);
    const focused = document.activeElement;
    // Nothing had the focus before, so reading continues with the content.
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
