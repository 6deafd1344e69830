import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { API_GROUP_NAMES } from '../../../../contracts/clients/api-groups.ts';
import { listTokens } from '../../../../contracts/accounts/tokens.ts';
import { getDescription } from '../../../../contracts/clients/description.ts';
import { ButtonLink } from '../../../../widgets/button/button.tsx';
import { Icon } from '../../../../widgets/icon/icon.tsx';
import { load, loadIfAllowed } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { PageTable } from '../../../parts/page-table.tsx';
import { loaderTexts } from '../../../page-context.ts';
import { Link } from '../../../shell/link.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { usePageData } from '../../../shell/use-page-data.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { CallSection, Examples, Method, Sample } from './call-section.tsx';
import { CodeText } from './code-text.tsx';
import { describeCall } from './describe-call.ts';
import { EndpointFinder } from './endpoint-finder.tsx';
import type { ListedEndpoint } from './find-endpoints.ts';
import { LimitStrip, type OwnUse } from './limit-strip.tsx';
import css from './api-page.module.css';
import { ExampleLanguageContext } from './example-language.ts';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('api.page', 'widgets.table_moves');
/** The endpoint that the overview shows with its response. */
const FIRST_EXAMPLE = '/api/indexes/{indexId}/history/';

/** The list of all endpoints, or one section of the reference (`?group=indexes`). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const description = await load(context, getDescription, {});
  const { paths } = description;
  const t = loaderTexts(context);
  const group = API_GROUP_NAMES.find((each) => each === url.searchParams.get('group')) ?? null;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const first = operations.find(({ path }) => path === FIRST_EXAMPLE);
  const data = {
    group,
    origin: url.origin,
    callsPerMinute: description['x-calls-per-minute'],
    own: group === null ? await loadOwnUse(context) : null,
    example:
      first && group === null
        ? describeCall(url.origin, first.method, first.path, first.operation)
        : null,
    list: API_GROUP_NAMES.flatMap((each) =>
      operations
        .filter(({ operation }) => operation.tags[0] === each)
        .map(({ method, path, operation }) => ({
          id: operation.operationId,
          group: each,
          method: method.toUpperCase(),
          path,
          summary: operation.summary,
        })),
    ),
    calls: operations
      .filter(({ operation }) => operation.tags[0] === group)
      .map(({ method, path, operation }) => describeCall(url.origin, method, path, operation)),
  };
  const title = group ? `${t('api_title')}: ${t(`api_group_${group}`)}` : t('api_title');
  return { labels: LABELS, head: { title, description: t('api_description') }, data: pack(data) };
}

async function loadOwnUse(context: LoaderFunctionArgs['context']): Promise<OwnUse | null> {
  const tokens = await loadIfAllowed(context, listTokens, {});
  return (
    tokens && {
      tokens: tokens.items.length,
      callsToday: tokens.items.reduce((sum, { callsToday }) => sum + callsToday, 0),
    }
  );
}

const ADDRESS = '/api/';
const groupAddress = (group: string) => `${ADDRESS}?group=${group}`;
const endpointAddress = ({ group, id }: ListedEndpoint) => `${groupAddress(group)}#${id}`;

export default function ApiPage() {
  const { group, calls, list } = usePageData<typeof loader>();
  const t = useLabels();
  const language = useState<string | null>(null);
  return (
    <div className={css.page}>
      <EndpointFinder list={list} address={endpointAddress}>
        <nav className={css.groups} aria-label={t('api_groups')}>
          <Link to={ADDRESS} aria-current={group === null ? 'page' : undefined}>
            {t('api_all')}
          </Link>
          {API_GROUP_NAMES.map((each) => (
            <Link
              key={each}
              to={groupAddress(each)}
              aria-current={group === each ? 'page' : undefined}
            >
              {t(`api_group_${each}`)}
            </Link>
          ))}
        </nav>
      </EndpointFinder>
      <div className={css.content}>
        <ExampleLanguageContext value={language}>
          {group === null ? (
            <Overview />
          ) : (
            <>
              <h1>{t(`api_group_${group}`)}</h1>
              {calls.map((call) => (
                <CallSection key={call.id} call={call} />
              ))}
            </>
          )}
        </ExampleLanguageContext>
      </div>
    </div>
  );
}

function Overview() {
  const { list, origin, example, callsPerMinute, own } = usePageData<typeof loader>();
  const t = useLabels();
  return (
    <>
      <div className={css.overview}>
        <section className={css.start}>
          <h1>{t('api_title')}</h1>
          <p className={css.lead}>{t('api_lead')}</p>
          <p className={css.base}>
            {t('api_base')} <code>{origin}</code>
          </p>
          <LimitStrip callsPerMinute={callsPerMinute} own={own} />
          <p className={css.ways}>
            <ButtonLink kind="primary" href="/profile/tokens/" link={RouterLink}>
              {t('api_make_token')}
            </ButtonLink>
            <ButtonLink href="/api/openapi.json" icon={<Icon name="export" />}>
              {t('menu_openapi')}
            </ButtonLink>
          </p>
          <h2>{t('api_start')}</h2>
          <p>{t('api_start_token')}</p>
          <p>{t('api_start_formats')}</p>
          <p>{t('api_start_limits')}</p>
        </section>
        {example && (
          <section className={css.start} aria-labelledby="example">
            <h2 id="example">
              <Method name={example.method} /> <span className={css.path}>{example.path}</span>
            </h2>
            <Examples call={example} />
            <Sample call={example} isOpen />
          </section>
        )}
      </div>
      <PageTable
        className={css.calls}
        caption={t('api_all')}
        rows={list}
        rowKey={({ id }) => id}
        link={RouterLink}
        hasRowLinks
        columns={[
          {
            field: 'method',
            title: t('api_method'),
            className: css.code,
            sortable: false,
            render: ({ method }) => <Method name={method} />,
          },
          {
            field: 'path',
            title: t('api_path'),
            isRowHeader: true,
            className: css.code,
            sortable: false,
            value: (endpoint) => ({ text: endpoint.path, href: endpointAddress(endpoint) }),
          },
          {
            field: 'summary',
            title: t('api_summary'),
            // The reference section has it, and on a phone the path needs the room.
            isWide: true,
            sortable: false,
            render: ({ summary }) => (
              <span lang="en">
                <CodeText text={summary} />
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
