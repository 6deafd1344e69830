import type { ComponentPropsWithRef, ComponentType, MouseEvent } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** Renders a link: the browser's own, or one that navigates without a reload. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;

/** False if the visitor wants another tab or window, because the browser handles that click. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
