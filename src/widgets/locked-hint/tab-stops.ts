/** The locked values of a group, and which of them is the tab stop: the first one in the page. */
export class TabStops {
  readonly #members = new Set<string>();
  readonly #listeners = new Set<() => void>();
  /** The first one registered, while nothing is in the document yet (always, on the server). */
  #claimant: string | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isStop(id: string): boolean {
    const [first] = this.#members;
    return id === (first ?? (this.#claimant ??= id));
  }

  /** Returns a function that removes it; then the next one is the tab stop. */
  join(id: string): () => void {
    this.#change(() => this.#members.add(id));
    return () =>
      this.#change(() => {
        this.#members.delete(id);
        this.#claimant = undefined;
      });
  }

  #change(step: () => void): void {
    const [before] = this.#members;
    step();
    const [after] = this.#members;
    if (before === after) return;
    for (const listener of this.#listeners) listener();
  }
}
