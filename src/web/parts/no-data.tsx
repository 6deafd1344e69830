import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import css from './no-data.module.css';

/** Shown instead of an empty list; operators also read what they can do. */
export function NoData({ text }: { text: string }) {
  const t = useLabels();
  const { operates, sources } = useShell();
  return (
    <div className={css.empty}>
      <p>{text}</p>
      {operates && sources.length === 0 && (
        <p>
          {t('no_data_operator', { command: 'npm run demo', importer: 'npm run import-curve' })}
        </p>
      )}
    </div>
  );
}
