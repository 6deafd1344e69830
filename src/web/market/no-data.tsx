import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import css from './no-data.module.css';

/** In the place of a list without rows; who runs the portal reads what can be done. */
export function NoData({ text }: { text: string }) {
  const t = useLabels();
  const { operates, sources } = useShell();
  return (
    <div className={css.empty}>
      <p>{text}</p>
      {operates && sources.length === 0 && (
        <p>{t('no_data_operator', { command: 'npm run demo' })}</p>
      )}
    </div>
  );
}
