import css from './popover.module.css';

/** For a list of links and buttons that fills a popover. */
export function popoverListClass(): string {
  return css.list ?? '';
}
