import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getTariffs, Tariff } from '../../../contracts/accounts/tariffs.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './access-page.module.css';
import type { Access } from './load-access.ts';
import { useMoments } from '../../shell/use-moments.ts';

export type Tariffs = Answer<typeof getTariffs>;

/** The account at a glance: level, role and how long each tariff lasts. */
export function AccessStrip({ access, items }: { access: Access; items: readonly Tariff[] }) {
  const t = useLabels();
  const isFull = access.level === 'full';
  const owned = items.filter((tariff) => tariff.owned !== null);
  return (
    <dl className={css.strip}>
      <div className={isFull ? undefined : css.masked}>
        <dt>{t('level')}</dt>
        <dd>
          <strong>{t(isFull ? 'level_full' : 'level_free')}</strong>
          <span>{t(isFull ? 'level_full_note' : 'level_free_note')}</span>
        </dd>
      </div>
      {access.isOperator && (
        <div>
          <dt>{t('access_role')}</dt>
          <dd>
            <strong>{t('access_operator')}</strong>
          </dd>
        </div>
      )}
      {owned.map((tariff) => (
        <OwnedTariff key={tariff.id} tariff={tariff} />
      ))}
      {owned.length === 0 && (
        <div>
          <dt>{t('tariffs')}</dt>
          <dd>
            <strong>{t('no_tariffs')}</strong>
          </dd>
        </div>
      )}
    </dl>
  );
}

const DAY_MS = 86_400_000;

function OwnedTariff({ tariff: { name, owned } }: { tariff: Tariff }) {
  const t = useLabels();
  const { day } = useMoments();
  if (!owned) return null;
  const { since, endsAt, daysLeft } = owned;
  if (endsAt === null || daysLeft === null) {
    return (
      <div>
        <dt>{name}</dt>
        <dd>
          <strong>{t('tariff_no_end')}</strong>
        </dd>
      </div>
    );
  }
  const days = Math.max(daysLeft, Math.ceil((Date.parse(endsAt) - Date.parse(since)) / DAY_MS));
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{t('tariff_days_left', { count: daysLeft })}</strong>
        <span>{t('tariff_until', { day: day(endsAt) })}</span>
        {/* Repeats the text above it. */}
        <progress className={css.left} max={days} value={days - daysLeft} aria-hidden="true" />
      </dd>
    </div>
  );
}
