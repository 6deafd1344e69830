declare global {
  interface Window {
    /**
     * What was typed after `/` before the search was ready; false while nothing was, null once the
     * search listens.
     */
    earlySlash?: string | false | null;
  }
}

export const WRITABLE = 'input, textarea, select, [contenteditable=true]';

/**
 * Runs in the head of the page, before its scripts have loaded. What is typed after `/` also
 * belongs to the search.
 */
export const KEEP_EARLY_SLASH = `addEventListener("keydown",e=>{
let s=earlySlash,k=e.key;
if(s===null||e.ctrlKey||e.metaKey||e.altKey||e.isComposing)return;
if(e.target instanceof Element&&e.target.closest("${WRITABLE}"))return;
if(s===false){if(k!=="/")return;s=""}else if(k==="Escape")s=false;
else if(k==="Backspace")s=s.slice(0,-1);else if(k.length===1)s+=k;else return;
e.preventDefault();earlySlash=s});var earlySlash=false`;

/**
 * Returns what was typed after a `/` pressed too early, or null; from now on the search handles
 * keys itself.
 */
export function takeEarlySlash(): string | null {
  const typed = window.earlySlash;
  window.earlySlash = null;
  return typeof typed === 'string' ? typed : null;
}
