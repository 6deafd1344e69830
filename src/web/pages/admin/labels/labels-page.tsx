import {
  Form,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  getLabel,
  LABEL_STATES,
  listLabels,
  type LabelList,
} from '../../../../contracts/admin/label-editing.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { load } from '../../../api/load.ts';
import { loaderTexts } from '../../../page-context.ts';
import { redirectToExistingPage, wantedPage } from '../../../shell/existing-page.ts';
import { PreservedParamsField } from '../../../shell/link.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import {
  FILES_PATH,
  labelAddress,
  LABELS_PATH,
  parseListState,
  type ListState,
} from './address.ts';
import { LabelEditor } from './label-editor.tsx';
import { LabelTable, MarkLegend } from './label-table.tsx';
import css from './labels-page.module.css';
import { saveLabel, type SaveFailure } from './save-label.ts';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { ViewLinks } from '../view-links.tsx';
import { StaleTexts } from './stale-texts.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('admin.nav', 'texts.page', 'shell.paging', 'widgets.select');

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const { module, search, state } = parseListState(url.searchParams);
  const filter = { ...(module && { module }), ...(search && { search }) };
  const admin = await loadAdmin(context);
  const list = await load(context, listLabels, {
    query: { ...filter, state, page: wantedPage(url) },
  });
  redirectToExistingPage(url, list);
  const key = params['key'];
  const title = t('admin_labels');
  return {
    ...admin,
    list,
    label:
      key === undefined ? null : await load(context, getLabel, { params: { key }, query: filter }),
    isSaved: url.searchParams.has('saved'),
    labels: LABELS,
    head: { title: key === undefined ? title : `${key} · ${title}`, description: t('texts_text') },
  };
}

export function action({ request, context, params }: ActionFunctionArgs) {
  return saveLabel(request, context, params['key']);
}

/** All labels in ten languages, with an editor beside the list. */
export default function LabelsPage() {
  const t = useLabels();
  const { globals } = useShell();
  const { counts, list, label, isSaved } = useLoaderData<typeof loader>();
  const failure = useActionData<SaveFailure>();
  const [query] = useSearchParams();
  const state = parseListState(query);
  const number = (count: number) => displayNumber(String(count), 0, globals.lang);
  const lead = t('texts_lead', {
    keys: number(list.counts.keys),
    missing: number(list.counts.missing),
    older: number(list.counts.older),
    lost: number(list.counts.lost),
  });
  const tools = (
    <ButtonLink href={FILES_PATH} link={RouterLink}>
      {t('texts_files')}
    </ButtonLink>
  );
  return (
    <AdminPage title={t('admin_labels')} lead={lead} counts={counts} tools={tools}>
      {isSaved && !failure && (
        <p className={controls.done} role="status">
          {t('texts_saved')}
        </p>
      )}
      <Filters list={list} state={state} />
      <div className={label ? css.withEditor : css.alone}>
        <div className={css.list}>
          {list.items.length > 0 ? (
            <LabelTable list={list} state={state} current={label?.key} />
          ) : (
            <p>{t('texts_none')}</p>
          )}
          <MarkLegend />
          <Paging
            total={list.total}
            limit={list.limit}
            page={list.page}
            pageHref={(page) => labelAddress({ ...state, page }, label?.key)}
            link={RouterLink}
            texts={pagingTexts(t)}
          />
        </div>
        {label && <LabelEditor key={label.key} label={label} state={state} failure={failure} />}
      </div>
      <StaleTexts list={list} failure={label ? undefined : failure} />
    </AdminPage>
  );
}

/** A plain form, because it works before scripts have loaded. */
function Filters({ list, state }: { list: LabelList; state: ListState }) {
  const t = useLabels();
  const { todo, changedKeys, keys } = list.counts;
  const numbers = { all: keys, todo, changed: changedKeys };
  return (
    <div className={css.filters}>
      <ViewLinks
        label={t('texts_states')}
        views={LABEL_STATES.map((each) => ({
          to: labelAddress({ ...state, state: each, page: 1 }),
          text: t(`texts_state_${each}`),
          count: numbers[each],
          isCurrent: each === state.state,
        }))}
      />
      <Form method="get" action={LABELS_PATH} className={css.form}>
        <PreservedParamsField />
        {state.state !== 'all' && <input type="hidden" name="state" value={state.state} />}
        <SelectField
          label={t('texts_module')}
          name="module"
          value={state.module}
          className={css.choice}
          options={[
            { id: '', text: t('texts_all_modules') },
            ...list.modules.map((module) => ({ id: module, text: module })),
          ]}
        />
        <TextField
          label={t('texts_search')}
          type="search"
          name="search"
          defaultValue={state.search}
          maxLength={100}
        />
        <Button type="submit">{t('texts_find')}</Button>
      </Form>
    </div>
  );
}
