/** One suggestion. */
export interface SearchItem {
  readonly id: number;
  /** Safe HTML, the match in `mark`. */
  readonly ttl: string;
  readonly ticker: readonly string[];
  /** Empty for what is traded; else `matured` and the like, in the reader's language. */
  readonly status: string;
}

/** What was found of one type. */
export interface TypeResult {
  readonly items: readonly SearchItem[];
  readonly count: number;
  /** Said where there are matches but none to show. */
  readonly error: string | null;
}

export interface SearchType<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
}

/** What was found for a term; a type whose answer is not there yet is missing. */
export interface SearchResults<Id extends string = string> {
  readonly term: string;
  readonly byType: Readonly<Partial<Record<Id, TypeResult>>>;
  readonly isComplete: boolean;
}

/** What was chosen, by the specification's names. */
export interface SearchChoice<Id extends string = string> {
  readonly type: Id;
  readonly id: number;
  readonly title: string;
  readonly formId: string | undefined;
}

export interface SearchTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly types: string;
  readonly results: string;
  readonly searching: string;
  /** Nothing of any type. */
  readonly nothing: string;
  /** Nothing of this type. */
  readonly notFound: string;
  /** `{count} results`: said to screen readers. */
  readonly found: string;
  readonly all: string;
  readonly keysMove: string;
  readonly keysOpen: string;
  readonly keysType: string;
  readonly keysClose: string;
}
