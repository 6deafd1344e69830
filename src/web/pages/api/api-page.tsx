import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { getDescription } from '../../../contracts/description.ts';
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
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('api_method')}</th>
            <th scope="col">{t('api_path')}</th>
            <th scope="col">{t('api_summary')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ method, path, summary }) => (
            <tr key={method + path}>
              <td className={css.code}>{method.toUpperCase()}</td>
              <td className={css.code}>{path}</td>
              <td lang="en">{summary}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
