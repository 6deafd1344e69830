import { useLabels } from '../shell/use-labels.ts';
import css from './hidden-notice.module.css';

/** Says that operators have hidden an instrument from the portal. */
export function HiddenNotice({ isHidden }: { isHidden: boolean }) {
  const t = useLabels();
  return isHidden ? <p className={css.notice}>{t('desk_hidden_notice')}</p> : null;
}
