import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { asOfText } from './quote-text.tsx';
import css from './bond-parts.module.css';

type Note = string | false | null | undefined;
const NO_NOTES: readonly Note[] = [];

/** The footer of a section: its date, its sources, and further notes. */
export function SectionSource({
  asOf,
  sources,
  notes = NO_NOTES,
}: {
  asOf?: string | null;
  sources: readonly string[];
  notes?: readonly Note[];
}) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const parts = [
    asOf && asOfText(asOf, globals.lang, timeZone),
    sources.length > 0 && t('index_source', { source: sources.join(', ') }),
    ...notes,
  ];
  return <p className={css.source}>{parts.filter(Boolean).join(' · ')}</p>;
}
