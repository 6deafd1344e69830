/** A body as an HTML form or a plain HTTP client sends it. */
export class FormText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * The term in it, still encoded: the whole body, or the value of its only pair if that is called
   * `term`. Undefined for other pairs, because their sender means more than a term.
   */
  get term(): string | undefined {
    const { text } = this;
    if (!text.includes('=')) return text;
    return /^term=([^&=]*)$/.exec(text)?.[1];
  }
}

/** Undefined if the percent-encoding is broken. Some clients write a space as a plus. */
export function decodeTerm(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
