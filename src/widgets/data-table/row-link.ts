import type { MouseEvent } from 'react';
import { isOfHint } from '../locked-hint/locked-hint.tsx';

const CONTROLS = 'a, button, input, label, select, summary, textarea, [role=button], [tabindex]';

/**
 * For the mouse: a click anywhere on a row follows the link in its header cell, in another tab with
 * the usual modifier. Other controls of the row and selecting text keep working.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || event.button !== 0) return;
  if (!(target instanceof Element) || isOfHint(target)) return;
  // An element around the table can have the focus too.
  const control = target.closest(CONTROLS);
  if (control !== null && currentTarget.contains(control)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const link = currentTarget.querySelector('th a[href]');
  const keys = { ctrlKey, metaKey, shiftKey };
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, view: window, ...keys }),
  );
}
