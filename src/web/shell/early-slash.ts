declare global {
  interface Window {
    /**
     * What was typed from `/` on while nothing heard it yet; false as long as that is nothing, null
     * once the search listens.
     */
    earlySlash?: string | false | null;
  }
}

export const WRITABLE = 'input, textarea, select, [contenteditable=true]';

/**
 * Runs in the head of the page, before its scripts are there. What is typed after `/` belongs to the
 * search, too.
 */
export const KEEP_EARLY_SLASH = `addEventListener("keydown",e=>{
let s=earlySlash,k=e.key;
if(s===null||e.ctrlKey||e.metaKey||e.altKey||e.isComposing)return;
if(e.target instanceof Element&&e.target.closest("${WRITABLE}"))return;
if(s===false){if(k!=="/")return;s=""}else if(k==="Escape")s=false;
else if(k==="Backspace")s=s.slice(0,-1);else if(k.length===1)s+=k;else return;
e.preventDefault();earlySlash=s});var earlySlash=false`;

/**
 * What was typed after a `/` that was pressed too early, or null without one; from now on the search
 * hears it itself.
 */
export function takeEarlySlash(): string | null {
  const typed = window.earlySlash;
  window.earlySlash = null;
  return typeof typed === 'string' ? typed : null;
}
