/** A body as sent by an HTML form or a plain HTTP client. */
export class FormText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * The term in the body, still encoded: the whole body, or the value of its only pair if its name
   * is `term`. Undefined for other pairs, because the client means more than a term.
   */
  get term(): string | undefined {
    const { text } = this;
    if (!text.includes('=')) return text;
    return /^term=([^&=]*)$/.exec(text)?.[1];
  }
}

/** Undefined if the percent-encoding is broken. Some clients encode a space as a plus. */
export function decodeTerm(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
