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
  /** The term that this answers: an older one until the newer has its answer. */
  readonly term: string;
  readonly items: readonly SearchItem[];
  readonly count: number;
  /** Said where there are matches but none to show. */
  readonly error: string | null;
}

export interface SearchType<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
}

/** What is known about a term so far. */
export interface SearchResults<Id extends string = string> {
  readonly term: string;
  /** The answers, older ones among them; a type without one is missing. */
  readonly byType: Readonly<Partial<Record<Id, TypeResult>>>;
  /** Types that could not answer. */
  readonly failed: readonly Id[];
  /** The question is so new that most answers are about to come. */
  readonly isEarly: boolean;
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
  /** What can be searched for: the first thing on a small screen. */
  readonly hint: string;
  readonly recent: string;
  readonly forget: string;
  readonly types: string;
  readonly results: string;
  readonly searching: string;
  /** Nothing of any type. */
  readonly nothing: string;
  /** Nothing of this type. */
  readonly notFound: string;
  /** `{count} in {type}`: where there is something instead. */
  readonly elsewhere: string;
  /** No type could answer; one could not; that one's tab. */
  readonly unavailable: string;
  readonly typeUnavailable: string;
  readonly noAnswer: string;
  readonly retry: string;
  /** `{count} results`: said to screen readers. */
  readonly found: (count: number) => string;
  readonly all: string;
  readonly keysMove: string;
  readonly keysOpen: string;
  readonly keysType: string;
  readonly keysClose: string;
}
