import { data, Outlet, useRouteError, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../page-context.ts';
import { UnlockProvider } from '../market/locked-value.tsx';
import { ErrorPage } from '../shell/error-page.tsx';

/** What the server did not take is told in the place of the page. */
export function loader({ context }: LoaderFunctionArgs): null {
  const { refusal } = context.get(pageContext);
  if (refusal) throw data(refusal.error, { status: refusal.status });
  return null;
}

/** Only a document can be refused so: moves between pages need not ask. */
export function shouldRevalidate(): boolean {
  return false;
}

/**
 * Catches what goes wrong in a page, below the root: the root's loader, which brings the shell, is
 * not asked again for a form that was refused at the root itself.
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
