import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import type { LinkComponent } from '../link/link.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import css from './button.module.css';

interface Content extends ButtonLook {
  /** Before the text. */
  readonly icon?: ReactNode;
  /** Places it; doesn't change its look. */
  readonly className?: string | undefined;
}

export interface ButtonProps extends Content, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Its action is in progress: it keeps its width and the focus, and can't be pressed. */
  readonly isBusy?: boolean;
}

/** A button that doesn't submit by default; `type="submit"` submits its form. */
export function Button({
  kind,
  tone,
  size,
  icon,
  className,
  isBusy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClassNames(buttonClass({ kind, tone, size }), className)}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isBusy || isDisabled(rest) ? preventPress : onClick}
    >
      {icon}
      {children}
    </button>
  );
}

/** `aria-disabled` keeps the focus where `disabled` would lose it; presses do nothing. */
function isDisabled(props: { 'aria-disabled'?: unknown }): boolean {
  return String(props['aria-disabled']) === 'true';
}

function preventPress(event: MouseEvent): void {
  event.preventDefault();
}

export interface ButtonLinkProps extends Content, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  readonly href: string;
  /** Navigates without a reload. */
  readonly link?: LinkComponent;
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({
  kind,
  tone,
  size,
  icon,
  className,
  link: Link = 'a',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={joinClassNames(buttonClass({ kind, tone, size }), className)}>
      {icon}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  readonly icon: ReactNode;
  /** The name, for screen readers and as a tooltip. */
  readonly label: string;
}

/** A square button with an icon only. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      aria-label={label}
      className={joinClassNames(css.square, className)}
    >
      {icon}
    </Button>
  );
}
