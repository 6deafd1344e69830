/** Copies a text to the clipboard; false if the browser doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Undefined without TLS, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return copySelection(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/**
 * The old way, which needs no secure origin: selects the text in a field and copies the selection.
 */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
