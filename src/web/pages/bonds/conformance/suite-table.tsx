import { PageTable } from '../../../parts/page-table.tsx';
import type { ConformanceItem } from '../../../../contracts/bonds/conformance.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './conformance-page.module.css';
import { shortNumber } from './short-number.ts';

/** The comparisons with a source; rows with exceptions expand. */
export function SuiteTable({ rows }: { readonly rows: readonly ConformanceItem[] }) {
  const t = useLabels();
  const { globals } = useShell();
  const whole = (value: number) => displayNumber(String(value), 0, globals.lang);
  const size = ({ measure }: ConformanceItem, value: number) => {
    const text = shortNumber(value, globals.lang);
    return measure === 'relative' && value > 0 ? t('conformance_relative', { value: text }) : text;
  };
  return (
    <PageTable
      className={`${css.table} ${css.figures}`}
      caption={rows[0]?.source ?? ''}
      rows={rows}
      rowKey={({ subject, figure }) => `${subject} ${figure}`}
      renderDetail={(row) =>
        row.excepted + row.aside + row.skipped > 0 ? (
          <Exceptions row={row} size={(value) => size(row, value)} />
        ) : null
      }
      columns={[
        {
          field: 'subject',
          title: t('conformance_subject'),
          isRowHeader: true,
          render: (row) => (
            <>
              {row.figureText} <code className={css.subject}>{row.subject}</code>
              <span className={css.narrow}>
                {t('conformance_tolerance')}: {size(row, row.tolerance)} · {t('conformance_worst')}:{' '}
                {size(row, row.worst)}
              </span>
            </>
          ),
        },
        {
          field: 'cases',
          kind: 'number',
          title: t('conformance_cases'),
          value: (row) => whole(row.cases),
        },
        {
          field: 'agreeing',
          kind: 'number',
          title: t('conformance_agreeing'),
          value: (row) => whole(row.agreeing),
        },
        {
          field: 'tolerance',
          kind: 'number',
          title: t('conformance_tolerance'),
          isWide: true,
          value: (row) => size(row, row.tolerance),
        },
        {
          field: 'worst',
          kind: 'number',
          title: t('conformance_worst'),
          isWide: true,
          value: (row) => size(row, row.worst),
        },
      ]}
    />
  );
}

interface ExceptionsProps {
  readonly row: ConformanceItem;
  readonly size: (value: number) => string;
}

function Exceptions({ row, size }: ExceptionsProps) {
  const t = useLabels();
  const { globals } = useShell();
  const whole = (value: number) => displayNumber(String(value), 0, globals.lang);
  const { suite, subject, figure } = row;
  const address = new URLSearchParams({ suite, subject, figure, format: 'csv' });
  return (
    <div className={css.exceptions}>
      {row.excepted > 0 && (
        <details>
          <summary>{t('conformance_exceptions', { count: row.excepted })}</summary>
          <ul>
            {row.exceptions.map(({ reasons, sentences, cases, worst, confirmed, example }) => (
              <li key={reasons.join()}>
                <strong>{whole(cases)}</strong> {sentences.join(' ')}{' '}
                {worst > 0 && (
                  <span className={css.size}>
                    ({t('conformance_at_most', { value: size(worst) })})
                  </span>
                )}{' '}
                {confirmed > 0 && t('conformance_confirmed_of', { count: whole(confirmed) })}
                <code className={css.inputs}>
                  {t('conformance_for_example', {
                    row: example.row.replaceAll(',', ', '),
                    published: String(example.expected),
                    ours: example.ours === null ? t('conformance_refused') : String(example.ours),
                  })}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Aside
        title={t('conformance_aside', { count: whole(row.aside) })}
        rows={row.conventions}
        whole={whole}
      />
      <Aside
        title={t('conformance_skipped', { count: whole(row.skipped) })}
        rows={row.leftOut}
        whole={whole}
      />
      <a href={`/api/conformance/rows/?${address.toString()}`} download>
        {t('conformance_rows')}
      </a>
    </div>
  );
}

interface AsideProps {
  readonly title: string;
  readonly rows: ConformanceItem['leftOut'];
  readonly whole: (value: number) => string;
}

/** Rows that were not compared, by reason. */
function Aside({ title, rows, whole }: AsideProps) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {rows.map(({ reasons, sentences, cases }) => (
          <li key={reasons.join()}>
            <strong>{whole(cases)}</strong> {sentences.join(' ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
