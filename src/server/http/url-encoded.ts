/** Undefined where the percent-encoding is broken. Some clients write a space as a plus. */
export function decodeTerm(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
