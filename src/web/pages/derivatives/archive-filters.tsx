import { useState } from 'react';
import { Button } from '../../../widgets/button/button.tsx';
import { Checkbox } from '../../../widgets/field/choices.tsx';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { Select } from '../../../widgets/select/select.tsx';
import { DateRangeField } from '../../forms/date-range-field.tsx';
import { usePageNavigate } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { selectTexts } from '../../texts/select-texts.ts';
import css from './derivatives-page.module.css';
import type { Archive } from './load-archive.ts';
import { ADDRESS, ALL, exchangeAddress, formatAddress, withRows } from './page-state.ts';

/** Exchange, contract and dates. A form without scripts; with them, each choice applies at once. */
export function ArchiveFilters({ archive }: { archive: Archive }) {
  const { exchanges, contracts, exchange, contract, state, usual } = archive;
  const t = useLabels();
  const navigate = usePageNavigate();
  const isHydrated = useHydrated();
  const go = (address: string) => navigate(address, { preventScrollReset: true });
  const change = (part: Parameters<typeof withRows>[1]) =>
    go(formatAddress(withRows(state, part), usual));
  return (
    <form className={css.filters} method="get" action={ADDRESS}>
      <Select
        className={css.select}
        label={t('archive_exchange')}
        name="exchangeId"
        options={exchanges.map(({ id, name }) => ({ id, text: name }))}
        value={state.exchangeId}
        texts={selectTexts(t)}
        onChange={(id) => go(exchangeAddress(Number(id)))}
      />
      <Select
        className={css.select}
        label={t('archive_contract_choice')}
        name="contractId"
        search
        options={[
          { id: ALL, text: t('archive_all_contracts') },
          ...contracts.map(({ id, name, code, expiries }) => ({
            id,
            text: `${name} ${code} · ${t('archive_expiries', { count: expiries })}`,
          })),
        ]}
        value={state.contractId ?? ALL}
        texts={selectTexts(t)}
        onChange={(id) => change({ contractId: id === ALL ? null : Number(id), expiryId: null })}
      />
      <DateRangeField
        className={css.picker}
        label={t('archive_days')}
        names={{ from: 'from', to: 'to' }}
        value={archive.typedDays}
        min={(contract ?? exchange).firstDay ?? undefined}
        max={(contract ?? exchange).lastDay ?? undefined}
        today={usual.to}
        quickRanges="back"
        isRequired
        onChange={({ from, to }) => from !== null && to !== null && change({ from, to })}
      />
      <Digits key={String(state.showsAllDigits)} archive={archive} go={go} />
      {!isHydrated && <Button type="submit">{t('archive_show')}</Button>}
    </form>
  );
}

/** Prices with all digits that are stored. */
function Digits({ archive, go }: { archive: Archive; go: (address: string) => void }) {
  const t = useLabels();
  const { state, usual } = archive;
  // The checkbox reacts at once; the page follows.
  const [isChecked, setIsChecked] = useState(state.showsAllDigits);
  return (
    <Checkbox
      label={t('archive_no_round')}
      className={css.digits}
      name="no_round"
      value="1"
      checked={isChecked}
      onChange={({ target }) => {
        setIsChecked(target.checked);
        go(formatAddress({ ...state, showsAllDigits: target.checked }, usual));
      }}
    />
  );
}
