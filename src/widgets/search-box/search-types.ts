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
  /** What it is, in a line; empty if nothing is known. */
  readonly about: string;
}

/** What was found of one type. */
export interface TypeResult {
  /** The term of this answer; an older one until the answer to the newer one comes. */
  readonly term: string;
  readonly items: readonly SearchItem[];
  readonly count: number;
  /** The reason if there are matches but none to show. */
  readonly error: string | null;
  /** ISINs of a pasted list that were found nowhere. */
  readonly unknownIsins: readonly string[];
}

export interface SearchType<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
}

/** What is known about a term so far. */
export interface SearchResults<Id extends string = string> {
  readonly term: string;
  /** The answers, also older ones; a type without any is missing. */
  readonly byType: Readonly<Partial<Record<Id, TypeResult>>>;
  /** Types that could not answer. */
  readonly failed: readonly Id[];
  /** True while the question is so new that most answers are still coming. */
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
  /** Nothing of any type. */
  readonly nothing: string;
  /** Nothing of this type. */
  readonly notFound: string;
  /** `Not found: {isins}`. */
  readonly unknownIsins: string;
  /** `{count} in {type}`: where there are results instead. */
  readonly elsewhere: string;
  /** The texts for: no type could answer; one could not; the tab of that one. */
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
  /** What was found for the last term; null while nothing is searched. */
  readonly results: SearchResults<Id> | null;
  /** The type that was chosen last; the owner remembers it. */
  readonly rememberedType: string | null;
  /** The address of the page of an item; without it a choice is only emitted. */
  readonly itemHref?: (type: Id, id: number) => string;
  /** The address of all results of a term. */
  readonly allHref: (term: string, type: Id) => string;
  /** The address of the form without scripts. */
  readonly action: string;
  readonly formId?: string;
  /** Its name among several searches of a page. */
  readonly name?: string;
  readonly defaultValue?: string;
  /** Sent with the term if there are no scripts. */
  readonly hiddenField?: ReactNode;
  /** Covers a small screen while it is open, and first says there what can be searched. */
  readonly isSheet?: boolean;
  /** Earlier terms, the latest first; shown where the box is a sheet. */
  readonly recentTerms?: readonly string[];
  readonly texts: SearchTexts;
  readonly link?: LinkComponent;
  /** 300 ms after the last key; null if the term is too short. */
  readonly onTerm: (term: string | null) => void;
  readonly onType: (type: Id) => void;
  readonly onChoose: (choice: SearchChoice<Id>) => void;
  /** Enter without a choice, or all results. */
  readonly onSubmit: (term: string, type: Id) => void;
  /** Asks the types again that could not answer. */
  readonly onRetry: () => void;
  readonly onForget?: () => void;
  readonly onClose?: () => void;
}
