import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './access-page.module.css';
import type { Tariffs } from './access-strip.tsx';
import { RequestForm } from './request-form.tsx';

/** Tells accounts without values how to get them. Hidden while a request is pending. */
export function MaskedNotice({ tariffs }: { tariffs: Tariffs }) {
  const t = useLabels();
  const opening = tariffs.items.filter(({ opensValues }) => opensValues);
  const tariff = opening.find(({ isOffered }) => isOffered);
  const isAsked = opening.some(({ request }) => request !== null && request.state !== 'refused');
  return (
    <div className={css.locked}>
      <p className={css.story}>
        <LockIcon size={16} />
        <span>{t('masked_title')}</span>
      </p>
      {tariff && <p>{t('masked_text', { tariff: tariff.name })}</p>}
      {tariff && !isAsked && (
        <RequestForm tariff={tariff} tariffs={tariffs} look={{ kind: 'primary', size: 'l' }}>
          {t('masked_ask')}
        </RequestForm>
      )}
    </div>
  );
}
