import { useEffect, useRef, type MouseEvent } from 'react';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { usePageNavigate } from '../../shell/link.tsx';

/**
 * The filters of a phone while they lie over the page: nothing else can be reached, Escape and Back
 * close them. They are a step of the history by their part of the address.
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

/** Everything of the page that is neither this element nor around it. */
function aroundElement(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter(
    (each): each is HTMLElement => each !== element && each instanceof HTMLElement,
  );
  return parent === document.body ? siblings : [...siblings, ...aroundElement(parent)];
}
