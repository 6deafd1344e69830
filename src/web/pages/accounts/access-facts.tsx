import { useLabels } from '../../shell/use-labels.ts';
import css from '../../forms/form.module.css';
import type { Access } from './load-access.ts';

/** Level, role and tariffs of an account, in words. */
export function AccessFacts({ access }: { access: Access }) {
  const t = useLabels();
  const tariffs = access.tariffs.map((tariff) => t(`tariff_${tariff}`)).join(', ');
  const facts = [
    [t('access_level'), t(access.level === 'full' ? 'access_full' : 'access_restricted')],
    ...(access.isOperator ? [[t('access_role'), t('access_operator')] as const] : []),
    [t('tariffs'), tariffs || t('no_tariffs')],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
