import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { getDescription } from '../../../contracts/description.ts';
import { ListTable } from '../../../widgets/data-table/list-table.tsx';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import css from './api-page.module.css';

const LABELS = pageLabels('api.page');

export async function loader({ context }: LoaderFunctionArgs) {
  const { paths } = await load(context, getDescription, {});
  const t = loaderTexts(context);
  return {
    labels: LABELS,
    head: { title: t('api_title'), description: t('api_description') },
    calls: Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { summary }]) => ({ method, path, summary })),
    ),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData);
}

export default function ApiPage() {
  const { calls } = useLoaderData<typeof loader>();
  const t = useLabels();
  return (
    <div className={css.page}>
      <div>
        <h1>{t('api_title')}</h1>
        <p className={css.lead}>{t('api_lead')}</p>
        <p>
          <a className={css.description} href="/api/openapi.json">
            {t('menu_openapi')}
          </a>
        </p>
      </div>
      <ListTable
        className={css.calls}
        caption={t('api_title')}
        rows={calls}
        rowKey={({ method, path }) => method + path}
        columns={[
          {
            field: 'method',
            title: t('api_method'),
            className: css.code,
            value: ({ method }) => method.toUpperCase(),
          },
          {
            field: 'path',
            title: t('api_path'),
            isRowHeader: true,
            className: css.code,
            value: ({ path }) => path,
          },
          {
            field: 'summary',
            title: t('api_summary'),
            render: ({ summary }) => <span lang="en">{summary}</span>,
          },
        ]}
      />
    </div>
  );
}
