import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printedAt: Date | null = null;

function set(isPrinting: boolean): void {
  printedAt = isPrinting ? (printedAt ?? new Date()) : null;
}

function follow(tell: () => void): () => void {
  const paper = window.matchMedia('print');
  // After the listener has returned, the browser lays out the pages to print.
  const change = (isPrinting: boolean) => {
    set(isPrinting);
    flushSync(tell);
  };
  const begin = () => change(true);
  const look = () => change(paper.matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', look);
  paper.addEventListener('change', look);
  set(paper.matches);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', look);
    paper.removeEventListener('change', look);
  };
}

/** The time of printing while the page is being printed; print-only elements render in time. */
export function usePrinting(): Date | null {
  return useSyncExternalStore(
    follow,
    () => printedAt,
    () => null,
  );
}
