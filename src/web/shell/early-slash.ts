declare global {
  interface Window {
    /** True if `/` was pressed and nothing has heard it yet; null once the search listens. */
    earlySlash?: boolean | null;
  }
}

export const WRITABLE = 'input, textarea, select, [contenteditable=true]';

/** Runs in the head of the page, before its scripts are there. */
export const KEEP_EARLY_SLASH = `addEventListener("keydown",e=>{
if(earlySlash===null||e.key!=="/"||e.ctrlKey||e.metaKey||e.altKey)return;
if(e.target instanceof Element&&e.target.closest("${WRITABLE}"))return;
e.preventDefault();earlySlash=true});var earlySlash=false`;

/** Whether `/` was pressed too early; from now on the search hears it itself. */
export function takeEarlySlash(): boolean {
  const isPressed = window.earlySlash === true;
  window.earlySlash = null;
  return isPressed;
}
