import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Controls that only work with scripts; `otherwise` is rendered until then. Only this part renders
 * again after hydration, not its surroundings.
 */
export function WithScripts({
  otherwise = null,
  children,
}: {
  otherwise?: ReactNode;
  children?: ReactNode;
}) {
  return useHydrated() ? children : otherwise;
}
