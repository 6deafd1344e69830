import { useEffect, useRef } from 'react';
import visually from '../visually-hidden/visually-hidden.module.css';
import { toPlainText } from './alert-html.ts';
import type { Alert, AlertQueue } from './alert-queue.ts';

/** Long enough for every screen reader to notice it; after that it is only in the box. */
const ANNOUNCED_MS = 5000;

export interface AnnouncerProps {
  readonly queue: AlertQueue;
  readonly kindNames: Readonly<Record<Alert['kind'], string>>;
  /** Everything waits for a pause, even errors. */
  readonly isPolite?: boolean;
}

/**
 * Announces each alert once: errors at once, others when the screen reader pauses. Screen readers
 * only announce changes to regions they already know, so both regions are always in the document.
 * The visible alerts are one list, newest last.
 */
export function Announcer({ queue, kindNames, isPolite = false }: AnnouncerProps) {
  const urgent = useRef<HTMLDivElement>(null);
  const calm = useRef<HTMLDivElement>(null);
  const saidSerial = useRef(0);
  useEffect(() => {
    for (const { alert, serial } of queue.items) {
      if (serial <= saidSerial.current) continue;
      saidSerial.current = serial;
      const region = alert.kind === 'error' && !isPolite ? urgent.current : calm.current;
      if (region) announceText(region, `${kindNames[alert.kind]}: ${alertText(alert)}`);
    }
  }, [queue.items, kindNames, isPolite]);
  if (isPolite) return <div ref={calm} className={visually.hidden} aria-live="polite" />;
  return (
    <>
      <div ref={urgent} className={visually.hidden} role="alert" aria-atomic="false" />
      <div ref={calm} className={visually.hidden} role="status" aria-atomic="false" />
    </>
  );
}

function alertText(alert: Alert): string {
  return 'text' in alert ? alert.text : toPlainText(alert.html);
}

/**
 * Changes the DOM outside React, so that an announcement lasts for its full time, whatever happens
 * to its alert.
 */
function announceText(region: HTMLElement, text: string): void {
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), ANNOUNCED_MS);
}
