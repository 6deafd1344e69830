import type { LoaderFunctionArgs } from 'react-router';
import {
  ADDIN_FUNCTIONS,
  ADDIN_NAMESPACE,
  type AddinFunctionId,
} from '../../../../contracts/clients/addin.ts';
import { ButtonLink } from '../../../../widgets/button/button.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { loaderTexts } from '../../../page-context.ts';
import { HelpLink } from '../../../shell/help-link.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import css from './addin-page.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('clients.addin', 'widgets.table_moves');
const MAC_FOLDER = '~/Library/Containers/com.microsoft.Excel/Data/Documents/wef';
const FUNCTION_IDS = Object.keys(ADDIN_FUNCTIONS) as AddinFunctionId[];

export async function loader({ context }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const head = { title: t('addin_title'), description: t('addin_description') };
  return { labels: LABELS, head };
}

export default function AddinPage() {
  const t = useLabels();
  return (
    <div className={css.page}>
      <div>
        <h1>{t('addin_title')}</h1>
        <p className={css.lead}>{t('addin_lead')}</p>
        <p className={css.ways}>
          <ButtonLink kind="primary" size="l" href="/addin/manifest.xml" download>
            {t('addin_manifest')}
          </ButtonLink>
          <ButtonLink size="l" href="/profile/tokens/" link={RouterLink}>
            {t('addin_make_token')}
          </ButtonLink>
        </p>
      </div>
      <Install />
      <section aria-labelledby="functions" className={css.part}>
        <h2 id="functions">{t('addin_functions')}</h2>
        {FUNCTION_IDS.map((id) => (
          <FunctionPart key={id} id={id} />
        ))}
      </section>
      <section aria-labelledby="notes" className={css.part}>
        <h2 id="notes">{t('addin_notes')}</h2>
        <ul className={css.notes}>
          <li>{t('addin_note_dates')}</li>
          <li>{t('addin_note_separator')}</li>
          <li>{t('addin_note_refresh')}</li>
          <li>{t('addin_note_errors')}</li>
        </ul>
        <p>
          <HelpLink place="api#excel" about={t('addin_title')} />
        </p>
      </section>
    </div>
  );
}

function Install() {
  const t = useLabels();
  return (
    <section aria-labelledby="install" className={css.part}>
      <h2 id="install">{t('addin_install')}</h2>
      <p className={css.lead}>{t('addin_https')}</p>
      <dl className={css.steps}>
        <div>
          <dt>{t('addin_web')}</dt>
          <dd>{t('addin_web_steps')}</dd>
        </div>
        <div>
          <dt>{t('addin_windows')}</dt>
          <dd>{t('addin_windows_steps')}</dd>
        </div>
        <div>
          <dt>{t('addin_mac')}</dt>
          <dd>
            {t('addin_mac_steps')} <code className={css.path}>{MAC_FOLDER}</code>
          </dd>
        </div>
        <div>
          <dt>{t('addin_company')}</dt>
          <dd>{t('addin_company_steps')}</dd>
        </div>
        <div>
          <dt>{t('addin_first')}</dt>
          <dd>{t('addin_first_steps')}</dd>
        </div>
      </dl>
    </section>
  );
}

type Parameter = (typeof ADDIN_FUNCTIONS)[AddinFunctionId]['parameters'][number];

function FunctionPart({ id }: { readonly id: AddinFunctionId }) {
  const t = useLabels();
  const { about, example } = ADDIN_FUNCTIONS[id];
  const parameters: readonly Parameter[] = ADDIN_FUNCTIONS[id].parameters;
  const name = `${ADDIN_NAMESPACE}.${id}`;
  return (
    <div className={css.function}>
      <h3>
        <code>{name}</code>
      </h3>
      <p>{t(about)}</p>
      <code className={css.example}>{`=${ADDIN_NAMESPACE}.${example}`}</code>
      <PageTable
        className={css.parameters}
        caption={name}
        rows={parameters}
        rowKey={(parameter) => parameter.name}
        columns={[
          {
            field: 'name',
            title: t('addin_parameter'),
            isRowHeader: true,
            render: (parameter) => <code>{parameter.name}</code>,
          },
          {
            field: 'about',
            title: t('addin_meaning'),
            isComment: true,
            value: (parameter) =>
              parameter.isOptional
                ? t('addin_may_lack', { meaning: t(parameter.about) })
                : t(parameter.about),
          },
        ]}
      />
    </div>
  );
}
