import { PageTable } from '../../parts/page-table.tsx';
import shared from '../../parts/bond-parts.module.css';
import { dayText } from '../../parts/quote-text.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-parts.module.css';
import type { BondParts } from './load-parts.ts';
import { useExact } from './use-exact.ts';

type BondFacts = BondParts['facts'];

const FIRST_RIGHTS = 6;

/** Terms that are lists: calls, puts, partial repayments and coupon steps. */
export function RightTables({ facts }: { facts: BondFacts }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const exact = useExact();
  const number = { kind: 'number', sortable: false } as const;
  return (
    <div className={css.tables}>
      {(['calls', 'puts'] as const).map(
        (kind) => facts[kind].length > 0 && <Rights key={kind} kind={kind} rights={facts[kind]} />,
      )}
      {facts.repayments.length > 0 && (
        <PageTable
          caption={t('term_repaid_on')}
          rows={facts.repayments}
          rowKey={({ date }) => date}
          columns={[
            {
              field: 'date',
              title: t('term_repaid_on'),
              isRowHeader: true,
              value: ({ date }) => dayText(date, lang),
            },
            {
              ...number,
              field: 'share',
              title: t('term_principal'),
              value: ({ share }) => exact(share, 2),
            },
            {
              ...number,
              field: 'left',
              title: t('term_left'),
              value: ({ left }) => exact(left, 2),
            },
          ]}
        />
      )}
      {facts.couponSteps.length > 0 && (
        <PageTable
          caption={t('term_steps')}
          rows={facts.couponSteps}
          rowKey={({ from }) => from}
          columns={[
            {
              field: 'from',
              title: t('term_steps'),
              isRowHeader: true,
              value: ({ from }) => dayText(from, lang),
            },
            {
              ...number,
              field: 'rate',
              title: t('term_rate'),
              value: ({ rate }) => exact(rate, 3),
            },
          ]}
        />
      )}
    </div>
  );
}

/** Dates and prices only; the table of all workouts has the yields. */
function Rights({ kind, rights }: { kind: 'calls' | 'puts'; rights: BondFacts['calls'] }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const exact = useExact();
  const number = { kind: 'number', sortable: false } as const;
  const coming = rights.filter(({ isPast }) => !isPast);
  const listed = coming.length > 0 ? coming : rights;
  const title = t(kind === 'calls' ? 'term_call_from' : 'term_put_on');
  return (
    <PageTable
      className={shared.dense}
      caption={title}
      rows={listed}
      rowLimit={listed.length > FIRST_RIGHTS + 2 ? FIRST_RIGHTS : 0}
      rowKey={({ date }) => date}
      columns={[
        {
          field: 'date',
          title,
          isRowHeader: true,
          value: ({ date }) => dayText(date, lang),
        },
        {
          ...number,
          field: 'price',
          title: t('part_price'),
          value: ({ price }) => exact(price, 3),
        },
      ]}
    />
  );
}
