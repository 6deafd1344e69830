import { data, Outlet, useRouteError, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { UnlockProvider } from '../../parts/locked-value.tsx';
import { ErrorPage } from '../../shell/error-page.tsx';

/** Shows an error response of the server instead of the page. */
export function loader({ context }: LoaderFunctionArgs): null {
  const { refusal } = context.get(pageContext);
  if (refusal) throw data(refusal.error, { status: refusal.status });
  return null;
}

/** Only a whole document can fail like this, so navigation needn't check. */
export function shouldRevalidate(): boolean {
  return false;
}

/**
 * Catches errors of pages below the root, so that the root's loader, which provides the shell,
 * isn't called again for a form rejected at the root.
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
