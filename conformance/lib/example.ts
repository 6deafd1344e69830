/** A published worked example. */
export interface Example {
  readonly id: string;
  /** The title of the publication. */
  readonly source: string;
  readonly inputs: Readonly<Record<string, string | number>>;
  readonly what: string;
  readonly expected: number;
  /** Published decimals. */
  readonly decimals: number;
  readonly calculate: () => number;
}

export interface ExampleReport extends Omit<Example, 'calculate'> {
  readonly ours: number;
}

export function reportExample({ calculate, ...example }: Example): ExampleReport {
  return { ...example, ours: Number(calculate().toFixed(example.decimals + 2)) };
}
