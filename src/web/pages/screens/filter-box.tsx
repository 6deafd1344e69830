import { useEffect, useRef, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../../../widgets/button/button-class.ts';
import { keepInAnchor } from '../../../widgets/floating/keep-placed.ts';
import { whileWide } from '../../../widgets/media/use-media.ts';
import { closeOnLeave } from '../../../widgets/popover/popover.tsx';
import css from './filters.module.css';

const GAP_PX = 6;

/**
 * A button with the controls of a field: floating in the bar, unfolded in a phone's sheet. It is a
 * `details` element, so it also opens without scripts.
 */
export function FilterBox({
  button,
  align = 'start',
  look,
  className,
  children,
}: {
  button: ReactNode;
  /** The look of a button; without it, part of a chip. */
  look?: ButtonLook;
  align?: 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const floating = panel.current;
    if (!floating) return undefined;
    return whileWide(() => {
      const stop = closeOnLeave(details.current, (anchor) =>
        keepInAnchor(anchor, floating, { side: 'below', align, gap: GAP_PX }),
      );
      return () => {
        stop?.();
        floating.removeAttribute('style');
      };
    });
  }, [align]);
  return (
    <details ref={details} className={className} name="filter">
      <summary className={look ? buttonClass(look) : css.summary}>{button}</summary>
      <div ref={panel} className={css.float} data-align={align}>
        {children}
      </div>
    </details>
  );
}
