import { use } from 'react';
import type { Needs } from '../../../../contracts/core/endpoint.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { Segmented } from '../../../../widgets/segmented/segmented.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { CodeText } from './code-text.tsx';
import type { DescribedCall, FieldRow, InputRow } from './describe-call.ts';
import css from './api-page.module.css';
import { ExampleLanguageContext } from './example-language.ts';

/** The reference of one endpoint, with examples to copy. */
export function CallSection({ call }: { call: DescribedCall }) {
  const t = useLabels();
  const { id, method, path, summary, needs, inputs, answer, files } = call;
  return (
    <section className={css.call} id={id}>
      <h2>
        <Method name={method} /> <span className={css.path}>{path}</span>
      </h2>
      <p lang="en">
        <CodeText text={summary} />
      </p>
      <p className={css.needs}>{t(`api_needs_${needs as Needs}`)}</p>
      {inputs.length > 0 && <Inputs call={call} />}
      <h3>{t('api_answer')}</h3>
      {answer.length > 0 && (
        <FieldTable caption={`${t('api_answer')}: ${method} ${path}`} rows={answer} />
      )}
      {files.length > 0 && (
        <p>
          {t(answer.length > 0 ? 'api_answer_also' : 'api_answer_file', {
            types: files.join(', '),
          })}
        </p>
      )}
      <Examples call={call} />
      <Sample call={call} />
    </section>
  );
}

/** The same width for every method. */
export function Method({ name }: { name: string }) {
  return (
    <span className={css.method} data-changes={name === 'GET' ? undefined : ''}>
      {name}
    </span>
  );
}

function Inputs({ call: { method, path, inputs } }: { call: DescribedCall }) {
  const t = useLabels();
  return (
    <>
      <h3>{t('api_parameters')}</h3>
      <FieldTable
        caption={`${t('api_parameters')}: ${method} ${path}`}
        rows={inputs}
        more={[
          {
            field: 'where',
            title: t('api_where'),
            sortable: false,
            value: ({ where, isRequired }: InputRow) =>
              `${t(`api_where_${where}`)}, ${t(isRequired ? 'api_required' : 'api_optional')}`,
          },
        ]}
      />
    </>
  );
}

function FieldTable<Row extends FieldRow>({
  caption,
  rows,
  more,
}: {
  caption: string;
  rows: readonly Row[];
  more?: readonly ListColumn<Row>[];
}) {
  const t = useLabels();
  return (
    <PageTable
      className={css.fields}
      caption={caption}
      rows={rows}
      rowKey={({ name, type }) => name + type}
      columns={[
        {
          field: 'name',
          title: t('api_field'),
          isRowHeader: true,
          className: css.code,
          sortable: false,
          render: ({ name, description }) => (
            <>
              {name}
              {description && (
                <span className={css.narrow} lang="en">
                  <CodeText text={description} />
                </span>
              )}
            </>
          ),
        },
        ...(more ?? []),
        {
          field: 'type',
          title: t('api_type'),
          className: css.code,
          sortable: false,
          value: ({ type }) => type,
        },
        ...(rows.some(({ description }) => description)
          ? [
              {
                field: 'description',
                title: t('api_meaning'),
                className: css.meaning,
                // On phones, below the name.
                isWide: true,
                sortable: false,
                render: ({ description }: Row) => (
                  <span lang="en">
                    <CodeText text={description ?? ''} />
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** A sample response. */
export function Sample({
  call: { sample },
  isOpen = false,
}: {
  call: DescribedCall;
  isOpen?: boolean;
}) {
  const t = useLabels();
  if (sample === undefined) return null;
  return (
    <details className={css.sample} open={isOpen}>
      <summary>{t('api_sample')}</summary>
      <p className={css.needs}>{t('api_sample_note')}</p>
      {/* It scrolls, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code>{sample}</code>
      </pre>
    </details>
  );
}

/** One request in several languages; the choice applies to all examples on the page. */
export function Examples({ call: { id, method, path, examples } }: { call: DescribedCall }) {
  const t = useLabels();
  const [chosen, choose] = use(ExampleLanguageContext);
  if (examples.length === 0) return null;
  const shown = examples.find(({ language }) => language === chosen) ?? examples[0]!;
  const panels = `${id}-examples`;
  return (
    <div className={css.examples}>
      <Segmented
        label={`${method} ${path}`}
        tabs={examples.map(({ language }) => ({ id: language, ttl: language }))}
        value={shown.language}
        controls={panels}
        onPick={choose}
      />
      <div id={panels}>
        {examples.map((example) => (
          <div
            key={example.language}
            role="tabpanel"
            aria-label={t('api_example_in', { language: example.language })}
            data-shown={example === shown || undefined}
          >
            {/* It scrolls sideways, so it must be focusable. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre tabIndex={0} data-language={example.language}>
              <code>{example.code}</code>
            </pre>
          </div>
        ))}
      </div>
    </div>
  );
}
