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
  /** Figures that are known to be otherwise, by reason. */
  readonly exceptions: readonly ExceptionReport[];
  /** Rows of the source that could not be compared, by reason. */
  readonly skipped: readonly SkippedReport[];
}

export interface ExceptionReport {
  /** Codes: the page has a sentence for each. */
  readonly reasons: readonly string[];
  readonly count: number;
  /** How far off the worst of them is: a reason excuses any size. */
  readonly largestDeviation: number;
}

export interface SkippedReport {
  readonly reason: string;
  readonly count: number;
}

export interface CheckRules {
  /** A name that the source has, such as a function of Excel. */
  readonly subject: string;
  /** A code: the page has words for it. */
  readonly what: string;
  readonly requirement: string;
  /** How a deviation is measured, and the largest that passes. */
  readonly measure: 'absolute' | 'relative';
  readonly tolerance: number;
}

/** Counts what agrees, and keeps what does so without a known reason not to. */
export class Tally {
  readonly #rules: CheckRules;
  readonly #exceptions = new Map<string, ExceptionReport>();
  readonly unexplained: string[] = [];
  #compared = 0;
  readonly #skipped = new Map<string, number>();
  #agreeing = 0;
  #confirmed = 0;
  #largest = 0;

  constructor(rules: CheckRules) {
    this.#rules = rules;
  }

  /** `explain` is asked only if the figures differ: it names the reason, if there is one. */
  compare(
    actual: number,
    expected: number,
    describe: () => string,
    explain: () => readonly string[] | undefined = () => undefined,
  ): void {
    this.#compared += 1;
    const deviation = this.#deviation(actual, expected);
    if (deviation <= this.#rules.tolerance) {
      this.#agreeing += 1;
      this.#largest = Math.max(this.#largest, deviation);
      return;
    }
    const reasons = explain();
    if (reasons === undefined) this.unexplained.push(`${describe()}: ${actual}, not ${expected}`);
    else this.#addException(reasons, deviation);
  }

  /** A second way to the same figure, which shares nothing with the first, must agree with it. */
  confirm(isConfirmed: boolean, describe: () => string): void {
    if (isConfirmed) this.#confirmed += 1;
    else this.unexplained.push(`${describe()}: plain formulas give another figure`);
  }

  /** A row that cannot be compared. */
  skip(reason: string): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  report(): CheckReport {
    return {
      ...this.#rules,
      compared: this.#compared,
      agreeing: this.#agreeing,
      confirmed: this.#confirmed,
      largestDeviation: this.#largest,
      exceptions: [...this.#exceptions.values()].toSorted((a, b) => b.count - a.count),
      skipped: [...this.#skipped].map(([reason, count]) => ({ reason, count })),
    };
  }

  /** A figure that is refused has no size. */
  #addException(reasons: readonly string[], deviation: number): void {
    const key = reasons.join();
    const { count, largestDeviation } = this.#exceptions.get(key) ?? {
      count: 0,
      largestDeviation: 0,
    };
    const largest = Math.max(largestDeviation, Number.isFinite(deviation) ? deviation : 0);
    this.#exceptions.set(key, { reasons, count: count + 1, largestDeviation: largest });
  }

  /** Figures are published with 13 digits or so; around 0 a relative deviation says nothing. */
  #deviation(actual: number, expected: number): number {
    const difference = Math.abs(actual - expected);
    if (this.#rules.measure === 'absolute') return difference;
    return difference / Math.max(Math.abs(expected), 1e-3);
  }
}
