import type { LoadProgress } from '../../loaders/load-progress.ts';

const BAR_WIDTH = 24;
const TITLE_WIDTH = 16;
const SECONDS_WIDTH = 8;
const CLEAR_LINE = '\r\u001b[2K';

interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

interface ReportOptions {
  /** Prints errors and what `announce` gets, no steps. */
  readonly isQuiet?: boolean;
  readonly out?: Output;
  readonly now?: () => number;
}

interface Step {
  readonly title: string;
  readonly begin: number;
  percent: number | null;
}

/**
 * Reports startup: one line for each finished step that had work to do. On a terminal, a last line
 * shows the steps in progress and is rewritten in place; a log only gets finished steps.
 */
export class StartReport {
  readonly #out: Output;
  readonly #isQuiet: boolean;
  readonly #now: () => number;
  readonly #running = new Set<Step>();
  readonly #finished = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor({ isQuiet = false, out = process.stdout, now = Date.now }: ReportOptions = {}) {
    this.#out = out;
    this.#isQuiet = isQuiet;
    this.#now = now;
  }

  /**
   * Runs a step and prints how long it took. A step without work prints nothing; unless `hadWork`
   * decides, a step had work if it reported progress.
   */
  async step<T>(
    title: string,
    run: (onProgress: LoadProgress) => Promise<T>,
    hadWork?: (result: T) => boolean,
  ): Promise<T> {
    const step: Step = { title, begin: this.#now(), percent: null };
    this.#running.add(step);
    this.#showRunning();
    try {
      const result = await run((done, total) => {
        step.percent = total === 0 ? 100 : Math.floor((100 * Math.min(done, total)) / total);
        this.#showRunning();
      });
      if (hadWork ? hadWork(result) : step.percent !== null) this.#finish(step);
      return result;
    } finally {
      this.#running.delete(step);
      this.#showRunning();
    }
  }

  /** Whether this step had work to do. */
  hasFinished(title: string): boolean {
    return this.#finished.has(title);
  }

  /** Prints a line; omitted in quiet mode. */
  say(text: string): void {
    if (!this.#isQuiet) this.announce(text);
  }

  /** Prints a line, also in quiet mode. */
  announce(text: string): void {
    this.clear();
    this.#out.write(`${text}\n`);
  }

  /** Removes the line of running steps, so that other output starts on an empty line. */
  clear(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#out.isTTY && !this.#isQuiet && !this.#hasEnded) this.#out.write(CLEAR_LINE);
  }

  /** Stops showing running steps, because startup has failed or was interrupted. */
  end(): void {
    this.clear();
    this.#hasEnded = true;
  }

  #finish({ title, begin }: Step): void {
    this.#finished.add(title);
    if (this.#hasEnded) return;
    const seconds = ((this.#now() - begin) / 1000).toFixed(1);
    this.say(`${title.padEnd(TITLE_WIDTH)}${seconds.padStart(SECONDS_WIDTH)} s`);
  }

  #showRunning(): void {
    if (!this.#out.isTTY || this.#isQuiet || this.#hasEnded) return;
    if (this.#running.size === 0) {
      this.clear();
      return;
    }
    this.#timer ??= setInterval(() => this.#showRunning(), 1000).unref();
    const text = [...this.#running].map((step) => this.#describe(step)).join('   ');
    this.#out.write(CLEAR_LINE + text.slice(0, (this.#out.columns || 80) - 1));
  }

  #describe({ title, begin, percent }: Step): string {
    if (percent === null) return `${title} ${Math.round((this.#now() - begin) / 1000)} s`;
    const filled = Math.round((BAR_WIDTH * percent) / 100);
    return `${title} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${percent} %`;
  }
}
