import { Outlet, useRouteError } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';

/**
 * Catches what goes wrong in a page, below the root: the root's loader, which brings the frame, is
 * not asked again for a form that was refused at the root itself.
 */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

export default function Boundary() {
  return <Outlet />;
}
