/** A body as an HTML form or a plain HTTP client sends it. */
export class FormText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * The term that it holds, still encoded: all of it, or the value of its only pair where that is
   * called `term`. Undefined for other pairs: whoever sends them means more than a term.
   */
  get term(): string | undefined {
    const { text } = this;
    if (!text.includes('=')) return text;
    return /^term=([^&=]*)$/.exec(text)?.[1];
  }
}

/** Undefined where the percent-encoding is broken. Some clients write a space as a plus. */
export function decodeTerm(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
