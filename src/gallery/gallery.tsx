import { useCallback, useState } from 'react';
import type { DemoState, DemoWords, WidgetDemo } from '../widgets/demo.ts';
import css from './gallery.module.css';

const MODULES = import.meta.glob<{ demo: WidgetDemo }>('../widgets/**/*.demo.tsx', { eager: true });

/** Every widget that has a demo, by name. */
export const DEMOS: readonly WidgetDemo[] = Object.values(MODULES)
  .map(({ demo }) => demo)
  .toSorted((a, b) => a.name.localeCompare(b.name));

export interface GalleryTexts {
  readonly props: string;
  readonly events: string;
  readonly noEvents: string;
}

interface StateProps {
  readonly texts: GalleryTexts;
  readonly words: DemoWords;
  /** Prefixes the states' ids where several widgets share a page. */
  readonly idPrefix?: string;
}

/**
 * The states of one widget, all or only those named, each with its props and the events it emits.
 */
export function WidgetStates({
  demo,
  states,
  ...rest
}: StateProps & { readonly demo: WidgetDemo; readonly states?: readonly string[] }) {
  return demo.states
    .filter(({ name }) => states?.includes(name) ?? true)
    .map((state) => <State key={state.name} state={state} {...rest} />);
}

function State({ state, texts, words, idPrefix = '' }: StateProps & { readonly state: DemoState }) {
  const id = idPrefix + state.name;
  const [events, setEvents] = useState<readonly string[]>([]);
  const emit = useCallback((event: string, detail?: unknown) => {
    const line = detail === undefined ? event : `${event} ${JSON.stringify(detail)}`;
    setEvents((earlier) => [...earlier, line].slice(-20));
  }, []);
  return (
    <section id={id} className={css.state} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <a href={`#${id}`}>{state.name}</a>
      </h3>
      <p className={css.about}>{state.about}</p>
      <div className={css.widget} data-widget>
        {state.render(emit, words)}
      </div>
      <details className={css.props}>
        <summary>{texts.props}</summary>
        <pre>{JSON.stringify(state.props, shorten, 2)}</pre>
      </details>
      <div className={css.events}>
        <strong>{texts.events}</strong>
        <ol data-events>
          {events.map((line, i) => (
            // Lines are only ever added and may repeat.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{line}</li>
          ))}
        </ol>
        {events.length === 0 && <span>{texts.noEvents}</span>}
      </div>
    </section>
  );
}

const SHOWN_ITEMS = 5;

/** Only the first items of long lists are shown. */
function shorten(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value.length <= SHOWN_ITEMS) return value;
  return [...value.slice(0, SHOWN_ITEMS), `… ${value.length - SHOWN_ITEMS} more`];
}
