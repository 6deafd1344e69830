import { PageTable } from '../../../parts/page-table.tsx';
import { AmountText } from '../../../parts/amount-text.tsx';
import type { DataStatus } from '../../../../contracts/admin/data-status.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { displayBytes, useFormats } from './data-format.ts';
import css from './data-page.module.css';
import { StateMark } from './state-mark.tsx';

/** Sizes of tables and search indexes. */
export function Storage({ storage, now }: { storage: DataStatus['storage']; now: string }) {
  const t = useLabels();
  const { language, zone, time, count } = useFormats(now);
  const size = (bytes: number) => displayBytes(bytes, language);
  const number = { kind: 'number', sortable: false } as const;
  const { disk, search, tables } = storage;
  return (
    <section className={css.section}>
      <h2>
        {t('data_storage')}{' '}
        <small>
          {t('data_storage_note', {
            size: size(storage.bytes),
            time: `${time(storage.readAt)} ${zone}`,
          })}
          {disk && ` · ${t('data_disk', { free: size(disk.freeBytes), size: size(disk.bytes) })}`}
        </small>
      </h2>
      <div className={css.pair}>
        <PageTable
          caption={t('data_storage')}
          rows={tables}
          rowKey={({ name }) => name}
          columns={[
            {
              field: 'name',
              title: t('data_table'),
              isRowHeader: true,
              sortable: false,
              className: css.name,
              render: ({ name }) => <code>{name}</code>,
            },
            {
              ...number,
              field: 'rows',
              title: t('data_rows'),
              render: ({ rows }) => <AmountText value={String(rows)} currency={null} />,
            },
            {
              ...number,
              field: 'bytes',
              title: t('data_size'),
              value: ({ bytes }) => size(bytes),
            },
            {
              ...number,
              field: 'indexBytes',
              title: t('data_indexes'),
              isWide: true,
              value: ({ indexBytes }) => size(indexBytes),
            },
          ]}
        />
        <PageTable
          caption={t('data_search_index')}
          rows={search}
          rowKey={({ type }) => type}
          columns={[
            {
              field: 'type',
              title: t('data_search_index'),
              isRowHeader: true,
              sortable: false,
              render: ({ type }) => <code>{type}</code>,
            },
            {
              field: 'state',
              title: t('data_state'),
              sortable: false,
              render: ({ isStale }) => (
                <StateMark
                  mood={isStale ? 'warning' : 'good'}
                  text={t(isStale ? 'data_index_stale' : 'data_index_good')}
                />
              ),
            },
            {
              ...number,
              field: 'documents',
              title: t('data_documents'),
              value: ({ documents }) => count(documents),
            },
            { ...number, field: 'bytes', title: t('data_size'), value: ({ bytes }) => size(bytes) },
            {
              ...number,
              field: 'builtAt',
              title: t('data_built'),
              unit: zone,
              isWide: true,
              value: ({ builtAt }) => time(builtAt),
            },
          ]}
        />
      </div>
    </section>
  );
}
