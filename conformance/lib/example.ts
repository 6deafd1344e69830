/** A worked example that somebody has published. */
export interface Example {
  readonly id: string;
  /** Where it is published, as it is called there. */
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
