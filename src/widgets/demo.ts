import type { ReactNode } from 'react';

/** Tells the gallery what a widget emitted; tests read it there. */
export type Emit = (event: string, detail?: unknown) => void;

/** One state of a widget, ready to be looked at and to be tested. */
export interface DemoState {
  /** Short and stable: it is the state's address in the gallery, e.g. `row-limit`. */
  readonly name: string;
  /** What there is to see. */
  readonly about: string;
  /** Shown beside the widget; functions are left out. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly render: (emit: Emit) => ReactNode;
}

/** What `*.demo.tsx` exports as `demo`. */
export interface WidgetDemo {
  /** As the folder: `data-table`. */
  readonly name: string;
  readonly states: readonly DemoState[];
}
