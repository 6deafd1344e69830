import type { ReactNode } from 'react';
import type { LinkComponent } from '../link/link.ts';

/** One suggestion. */
export interface SearchItem {
  readonly id: number;
  /** Safe HTML with the match in `mark`. */
  readonly ttl: string;
  readonly ticker: readonly string[];
  /** Empty if it is traded; else `matured` and so on, in the reader's language. */
  readonly status: string;
  /** A one-line description; empty if nothing is known. */
  readonly about: string;
}

/** The results of one type. */
export interface TypeResult {
  /** The term of this response; an older one until the newer response arrives. */
  readonly term: string;
  readonly items: readonly SearchItem[];
  readonly count: number;
  /** Why there are matches but no items. */
  readonly error: string | null;
  /** ISINs of a pasted list that weren't found anywhere. */
  readonly unknownIsins: readonly string[];
}

export interface SearchType<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
}

/** What is known about a term so far. */
export interface SearchResults<Id extends string = string> {
  readonly term: string;
  /** The responses, also older ones; a type without any is missing. */
  readonly byType: Readonly<Partial<Record<Id, TypeResult>>>;
  /** Types that failed. */
  readonly failed: readonly Id[];
  /** True while the request is new and most responses are outstanding. */
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
  /** What can be searched; shown first on a small screen. */
  readonly hint: string;
  readonly recent: string;
  readonly forget: string;
  readonly types: string;
  readonly results: string;
  readonly searching: string;
  /** No results of any type. */
  readonly nothing: string;
  /** No results of this type. */
  readonly notFound: string;
  /** `Not found: {isins}`. */
  readonly unknownIsins: string;
  /** `{count} in {type}`: where there are results instead. */
  readonly elsewhere: string;
  /** The texts for: all types failed; one failed; that one's tab. */
  readonly unavailable: string;
  readonly typeUnavailable: string;
  readonly noAnswer: string;
  readonly retry: string;
  /** `{count} results`, for screen readers. */
  readonly found: (count: number) => string;
  readonly all: string;
  readonly keysMove: string;
  readonly keysOpen: string;
  readonly keysType: string;
  readonly keysClose: string;
}

export interface SearchBoxProps<Id extends string> {
  readonly types: readonly SearchType<Id>[];
  /** The results for the last term; null while nothing is searched. */
  readonly results: SearchResults<Id> | null;
  /** The type that was chosen last; the owner remembers it. */
  readonly rememberedType: string | null;
  /** The URL of an item's page; without it a choice is only reported. */
  readonly itemHref?: (type: Id, id: number) => string;
  /** The URL of all results for a term. */
  readonly allHref: (term: string, type: Id) => string;
  /** The form's URL without scripts. */
  readonly action: string;
  readonly formId?: string;
  /** Its name if a page has several searches. */
  readonly name?: string;
  readonly defaultValue?: string;
  /** Submitted with the term without scripts. */
  readonly hiddenField?: ReactNode;
  /** Covers a small screen while open, and first shows what can be searched. */
  readonly isSheet?: boolean;
  /** Earlier terms, latest first; shown if the box is a sheet. */
  readonly recentTerms?: readonly string[];
  readonly texts: SearchTexts;
  readonly link?: LinkComponent;
  /** 300 ms after the last key; null if the term is too short. */
  readonly onTerm: (term: string | null) => void;
  readonly onType: (type: Id) => void;
  readonly onChoose: (choice: SearchChoice<Id>) => void;
  /** Enter without a choice, or all results. */
  readonly onSubmit: (term: string, type: Id) => void;
  /** Repeats the requests of failed types. */
  readonly onRetry: () => void;
  readonly onForget?: () => void;
  readonly onClose?: () => void;
}
