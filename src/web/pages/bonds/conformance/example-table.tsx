import { PageTable } from '../../../parts/page-table.tsx';
import type { Conformance } from '../../../../contracts/bonds/conformance.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './conformance-page.module.css';

type Example = Conformance['examples'][number];

/** Worked examples: inputs, published results and our results. */
export function ExampleTable({ rows }: { readonly rows: readonly Example[] }) {
  const t = useLabels();
  const { globals } = useShell();
  const number = (value: number, decimals: number) =>
    displayNumber(String(value), decimals, globals.lang);
  return (
    <PageTable
      className={css.table}
      caption={t('conformance_examples')}
      rows={rows}
      rowKey={({ source, id }) => `${source} ${id}`}
      columns={[
        {
          field: 'example',
          title: t('conformance_example'),
          isRowHeader: true,
          render: ({ figureText, source, id }) => (
            <>
              {figureText} <code className={css.subject}>{`${id} · ${source}`}</code>
            </>
          ),
        },
        {
          field: 'inputs',
          title: t('conformance_inputs'),
          isWide: true,
          render: ({ inputs }) => (
            <code className={css.inputs}>
              {inputs.map(({ name, value }) => `${name} ${value}`).join(', ')}
            </code>
          ),
        },
        {
          field: 'expected',
          title: t('conformance_published'),
          value: ({ expected, decimals }) => number(expected, decimals),
        },
        {
          field: 'ours',
          title: t('conformance_ours'),
          value: ({ ours, decimals }) => number(ours, decimals),
        },
      ]}
    />
  );
}
