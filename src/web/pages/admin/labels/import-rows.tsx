import { PageTable } from '../../../parts/page-table.tsx';
import { IMPORT_OUTCOMES, type ImportReport } from '../../../../contracts/admin/label-editing.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import css from './labels-page.module.css';

/** Counts of new, changed and other texts in a file, and every text that differs. */
export function ImportRows({ report }: { report: ImportReport }) {
  const t = useLabels();
  return (
    <>
      <p>
        {IMPORT_OUTCOMES.map(
          (each) => `${t(`texts_outcome_${each}`)}: ${report.counts[each]}`,
        ).join(' · ')}
      </p>
      {report.rows.length > 0 && (
        <PageTable
          className={css.rows}
          caption={t('texts_import')}
          rows={report.rows}
          columns={[
            { field: 'line', title: t('texts_line'), isWide: true, value: ({ line }) => line },
            {
              field: 'key',
              title: t('texts_key'),
              isRowHeader: true,
              render: ({ key, language }) => (
                <code>
                  {key} {language}
                </code>
              ),
            },
            {
              field: 'outcome',
              title: t('texts_outcome'),
              render: ({ outcome, reason }) => (
                <>
                  {t(`texts_outcome_${outcome}`)}
                  {reason && <small>{t(`texts_reason_${reason}`)}</small>}
                </>
              ),
            },
            {
              field: 'before',
              title: t('texts_before'),
              isWide: true,
              value: ({ before }) => before,
            },
            { field: 'after', title: t('texts_after'), value: ({ after }) => after },
          ]}
        />
      )}
    </>
  );
}
