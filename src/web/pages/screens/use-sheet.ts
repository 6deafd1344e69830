import { useEffect, useRef, type MouseEvent } from 'react';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { usePageNavigate } from '../../shell/link.tsx';

/**
 * The filters on a phone while they cover the page: nothing else is reachable, and Escape and Back
 * close them. The hash in the URL makes them a history entry.
 */
export function useSheet(isOpen: boolean, address: string) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = usePageNavigate();
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => navigate(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const sheet = ref.current;
    if (!isOpen || !sheet) return undefined;
    const opener = document.activeElement;
    const others = aroundElement(sheet).filter((element) => !element.inert);
    for (const element of others) element.inert = true;
    sheet.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave.current();
    };
    sheet.addEventListener('keydown', press);
    return () => {
      sheet.removeEventListener('keydown', press);
      for (const element of others) element.inert = false;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return {
    ref,
    close: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      leave.current();
    },
  };
}

/** Everything on the page that neither is this element nor contains it. */
function aroundElement(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter(
    (each): each is HTMLElement => each !== element && each instanceof HTMLElement,
  );
  return parent === document.body ? siblings : [...siblings, ...aroundElement(parent)];
}
