import { DEMO_SOURCE } from './demo/market-writer.ts';

/** How this portal loads a source. */
export interface Loader {
  /** The job that reloads it; repeating it doesn't change existing data. */
  readonly job: string;
  /** Whether it is loaded daily after midnight, in the portal's time zone. */
  readonly isDaily: boolean;
}

/** The loaders by source code. Other sources are filled by other programs. */
export const LOADERS: ReadonlyMap<string, Loader> = new Map([
  [DEMO_SOURCE, { job: 'demo-days', isDaily: true }],
]);
