import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Controls that only work with scripts; `otherwise` stands in their place until then. Only this
 * part is drawn again after hydration, not what is around it.
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
