/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a page: those it shows, and how they reach the browser. */
export interface PageTexts {
  readonly texts: Texts;
  /** Sent within the page. */
  readonly inline: Texts;
  /** The address of the file that has the others; null where there are none. */
  readonly file: string | null;
}
