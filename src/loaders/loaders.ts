import { DEMO_SOURCE } from './demo/market-writer.ts';

/** How a source is loaded by this portal. */
export interface Loader {
  /** The job that loads it once more; repeating it changes nothing that is there. */
  readonly job: string;
  /** Whether it is loaded each day after midnight, in the portal's zone. */
  readonly isDaily: boolean;
}

/** The loaders by the code of their source. A source that is not here is filled by other programs. */
export const LOADERS: ReadonlyMap<string, Loader> = new Map([
  [DEMO_SOURCE, { job: 'demo-days', isDaily: true }],
]);
