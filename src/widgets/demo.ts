import type { ReactNode } from 'react';
import type { AlertTexts } from './alerts/alert-box.tsx';
import type { BrushTexts } from './brush-histogram/brush-histogram.tsx';
import type { ChartTexts } from './chart/chart-types.ts';
import type { ChoiceListTexts } from './choice-list/choice-list.tsx';
import type { ColumnChooserTexts } from './column-chooser/column-chooser.tsx';
import type { TableTexts } from './data-table/table-types.ts';
import type { DatePickerTexts } from './date-picker/texts.ts';
import type { LinkComponent } from './link/link.ts';
import type { NumberFieldTexts } from './number-field/texts.ts';
import type { PagingTexts } from './paging/paging.tsx';
import type { SearchTexts } from './search-box/search-types.ts';
import type { SelectTexts } from './select/choice.tsx';

/** Reports to the gallery what a widget emitted; tests read it there. */
export type Emit = (event: string, detail?: unknown) => void;

/** The page's texts in its language: `texts` of the widgets, by folder. */
export interface DemoWords {
  readonly languageTag: string;
  readonly timeZone: string;
  /** Navigates without a reload. */
  readonly link: LinkComponent;
  /** The query of the URL, which may choose a state. */
  readonly query: string;
  readonly alerts: AlertTexts;
  readonly 'brush-histogram': BrushTexts;
  readonly chart: ChartTexts;
  readonly 'choice-list': ChoiceListTexts;
  readonly 'column-chooser': ColumnChooserTexts;
  readonly 'data-table': TableTexts;
  readonly 'date-picker': DatePickerTexts;
  readonly 'number-field': NumberFieldTexts;
  readonly paging: PagingTexts;
  readonly 'search-box': SearchTexts;
  readonly select: SelectTexts;
}

/** A state of a widget, for the gallery and tests. */
export interface DemoState {
  /** Short and stable, because it is part of the gallery's URL, such as `row-limit`. */
  readonly name: string;
  /** What to look at. */
  readonly about: string;
  /** Shown beside the widget; functions are left out. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly render: (emit: Emit, words: DemoWords) => ReactNode;
}

/** What `*.demo.tsx` exports as `demo`. */
export interface WidgetDemo {
  /** The folder: `data-table`. */
  readonly name: string;
  readonly states: readonly DemoState[];
}
