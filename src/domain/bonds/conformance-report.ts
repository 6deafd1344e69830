/* The format of `results.json`, which `conformance/` writes and the page `/conformance/` reads. */

/** The results of a suite, as the page `/conformance/` shows them. */
export interface SuiteReport {
  readonly id: string;
  readonly checks: readonly CheckReport[];
}

export interface CheckReport extends CheckRules {
  readonly compared: number;
  readonly agreeing: number;
  /** Figures that plain formulas, written independently of the product, reproduce. */
  readonly confirmed: number;
  readonly largestDeviation: number;
  /** Figures with known deviations, grouped by the rules that explain them. */
  readonly exceptions: readonly ExceptionReport[];
  /** Rows not compared because their source states a different convention. */
  readonly conventions: readonly AsideReport[];
  /** Rows that could not be compared, by reason. */
  readonly skipped: readonly AsideReport[];
}

export interface ExceptionReport {
  /** Codes: the page has a sentence for each. */
  readonly reasons: readonly string[];
  readonly count: number;
  /** Our figures that the plain formulas confirm. */
  readonly confirmed: number;
  /** The largest deviation among them: a reason excuses any size. */
  readonly largestDeviation: number;
  /** The affected rows of the source: `12-17,24`. */
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
  /** A name in the source, such as an Excel function. */
  readonly subject: string;
  /** A code: the page has a text for it. */
  readonly what: string;
  readonly requirement: string;
  /** The file of the source whose rows are counted. */
  readonly file: string;
  /** How a deviation is measured, and the largest accepted one. */
  readonly measure: 'absolute' | 'relative';
  readonly tolerance: number;
}
