/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a page, and how they reach the browser. */
export interface PageTexts {
  readonly texts: Texts;
  /** Sent within the page. */
  readonly inline: Texts;
  /** The URL of the file with the other texts; null if there are none. */
  readonly file: string | null;
}
