/*
 * What `conformance/` writes and the page `/conformance/` reads: `results.json` of its feature.
 */

/** What a suite found, as the page `/conformance/` shows it. */
export interface SuiteReport {
  readonly id: string;
  readonly checks: readonly CheckReport[];
}

export interface CheckReport extends CheckRules {
  readonly compared: number;
  readonly agreeing: number;
  /** Figures that plain formulas, written apart from the product, give as well. */
  readonly confirmed: number;
  readonly largestDeviation: number;
  /** Figures that are known to be otherwise, by the rules that say why. */
  readonly exceptions: readonly ExceptionReport[];
  /** Rows whose source states that it calculates by another convention: not compared. */
  readonly conventions: readonly AsideReport[];
  /** Rows that could not be compared, by reason. */
  readonly skipped: readonly AsideReport[];
}

export interface ExceptionReport {
  /** Codes: the page has a sentence for each. */
  readonly reasons: readonly string[];
  readonly count: number;
  /** How many of ours the plain formulas confirm. */
  readonly confirmed: number;
  /** How far off the worst of them is: a reason excuses any size. */
  readonly largestDeviation: number;
  /** Which rows of the source they are: `12-17,24`. */
  readonly rows: string;
  readonly example: {
    readonly row: string;
    readonly expected: number;
    readonly ours: number | null;
  };
}

export interface AsideReport {
  readonly reason: string;
  readonly count: number;
  readonly rows: string;
}

export interface CheckRules {
  /** A name that the source has, such as a function of Excel. */
  readonly subject: string;
  /** A code: the page has words for it. */
  readonly what: string;
  readonly requirement: string;
  /** The file of the source whose rows are counted. */
  readonly file: string;
  /** How a deviation is measured, and the largest that passes. */
  readonly measure: 'absolute' | 'relative';
  readonly tolerance: number;
}
