import type { ComponentPropsWithRef, ComponentType, MouseEvent } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** What draws a link: the browser's own, or one that moves between pages without loading them. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;

/** False where the visitor wants another tab or window: that click belongs to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
