import { use, useRef, type ComponentPropsWithoutRef, type FocusEvent } from 'react';
import { FloatingHint } from '../locked-hint/floating-hint.tsx';
import { toHintText } from '../locked-hint/hint-state.ts';
import { LockIcon } from '../locked-hint/lock-icon.tsx';
import { UnlockContext } from '../locked-hint/unlock.ts';
import { useHint } from '../locked-hint/use-hint.ts';
import { useTarget } from '../locked-hint/use-target.ts';

interface LockedTabProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  readonly text: string;
  readonly lock: string | undefined;
}

/** A tab the viewer may not open. It keeps its place, and leads to what unlocks it. */
export function LockedTab({ text, lock, onFocus, ...rest }: LockedTabProps) {
  const unlock = use(UnlockContext);
  const place = useRef<HTMLAnchorElement>(null);
  const hint = useHint();
  const target = useTarget(hint);
  const content = (
    <span>
      <LockIcon size={12} className={lock} /> {text}
    </span>
  );
  if (!unlock) {
    return (
      <button type="button" {...(rest as object)} aria-disabled="true">
        {content}
      </button>
    );
  }
  return (
    <>
      <a
        {...rest}
        data-hint-target
        ref={place}
        href={unlock.href}
        aria-label={`${text}. ${toHintText(unlock.text)}`}
        onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
          onFocus?.(event);
          target.focus(event);
        }}
        onBlur={target.blur}
        onPointerEnter={hint.enter}
        onPointerLeave={hint.leave}
        onPointerDown={target.press}
        onClick={target.click}
      >
        {content}
      </a>
      {hint.isOpen && <FloatingHint place={place} unlock={unlock} onDismiss={hint.dismiss} />}
    </>
  );
}
