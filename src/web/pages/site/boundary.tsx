import { data, Outlet, useRouteError, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { UnlockProvider } from '../../parts/locked-value.tsx';
import { ErrorPage } from '../../shell/error-page.tsx';

/** Shows a refusal of the server instead of the page. */
export function loader({ context }: LoaderFunctionArgs): null {
  const { refusal } = context.get(pageContext);
  if (refusal) throw data(refusal.error, { status: refusal.status });
  return null;
}

/** Only a whole document can be refused like this, so moves between pages need not check. */
export function shouldRevalidate(): boolean {
  return false;
}

/**
 * Catches errors of a page below the root, so that the root's loader, which brings the shell, is
 * not called again for a form that was refused at the root.
 */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

export default function Boundary() {
  return (
    <UnlockProvider>
      <Outlet />
    </UnlockProvider>
  );
}
