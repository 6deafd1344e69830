/** Jobs that fail in every possible way. */
export function runJob(job: string): string {
  switch (job) {
    case 'throw':
      throw new Error('as asked');
    case 'exit':
      return process.exit(1);
    case 'hang':
      for (;;);
    case 'fill': {
      const filled: string[][] = [];
      for (;;) filled.push(Array<string>(1_000_000).fill(job));
    }
    default:
      return job;
  }
}
