import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import css from './error-page.module.css';
import { Link } from './link.tsx';
import { UnreachablePage } from './unreachable-page.tsx';
import { isLostModule, isUnreachable, readEnvelope } from './unreachable.ts';
import { useLabels } from './use-labels.ts';
import { useShell } from './use-shell.ts';

/** Says what went wrong and what to do next; never shows a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useLabels();
  const { siteName } = useShell();
  const requestId = useRouteLoaderData<typeof loader>('root')?.requestId ?? '';
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isUnreachable(error)) {
    return <UnreachablePage address={pathname + search} isLost={isLostModule(error)} />;
  }
  const envelope = readEnvelope(error);
  const [title, text] =
    status === 404
      ? [t('not_found_title'), t('not_found_text')]
      : status >= 500
        ? [t('server_error_title'), t('server_error_text', { id: envelope.requestId ?? requestId })]
        : [t('refused_title'), envelope.message ?? t('error_invalid_field')];
  return (
    <section className={css.error}>
      <title>{`${title} – ${siteName}`}</title>
      <p className={css.status}>{status}</p>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <p className={css.ways}>
        {status === 401 && (
          <Link to={`/sign-in/?next=${encodeURIComponent(pathname + search)}`}>{t('sign_in')}</Link>
        )}
        <Link to="/">{t('back_to_start')}</Link>
        {status >= 500 && <a href={pathname + search}>{t('try_again')}</a>}
      </p>
    </section>
  );
}
