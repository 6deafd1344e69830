import {
  Form,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  addMenuEntry,
  changeMenuEntry,
  discardMenuDraft,
  getMenuDraft,
  moveMenuEntry,
  publishMenu,
  rebaseMenuDraft,
  removeMenuEntry,
  type MenuDraft,
} from '../../../../contracts/admin/menu-editing.ts';
import { load } from '../../../api/load.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import { entryFromFields, MenuForm } from './menu-form.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MenuRebase, takenEntries } from './menu-rebase.tsx';
import { MenuRemoval, MenuTree } from './menu-tree.tsx';
import { answerForm, callWith, previewLanguage, type Fields } from './site-actions.ts';
import { Outcome } from './site-fields.tsx';
import { Button } from '../../../../widgets/button/button.tsx';
import css from './site-pages.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'site.page',
  'site.fields',
  'site.lists',
  'site.menu',
  'widgets.select',
);
const ADDRESS = '/admin/menu/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const language = previewLanguage(url, context.get(pageContext).language);
  return {
    ...(await loadAdmin(context)),
    draft: await load(context, getMenuDraft, { query: { language } }),
    language,
    chosen: Object.fromEntries(
      ['edit', 'add', 'remove', 'done'].map((name) => [name, url.searchParams.get(name)]),
    ),
    labels: LABELS,
    head: { title: t('admin_menu'), description: t('site_text') },
  };
}

/** Each button names its action. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request);
  // A draft reports how many changes it contains.
  const says = fields['publish'] === undefined ? 'draft' : 'done';
  return answerForm(request, await runRequestedAction(context, fields), fields, ADDRESS, says);
}

function runRequestedAction(context: ActionFunctionArgs['context'], fields: Fields) {
  if (fields['move'] !== undefined) {
    const [entryId, to] = fields['move'].split(':');
    return callWith(context, moveMenuEntry, { params: { entryId }, body: { to } });
  }
  if (fields['remove'] !== undefined) {
    return callWith(context, removeMenuEntry, { params: { entryId: fields['remove'] } });
  }
  if (fields['rebase'] !== undefined) {
    return callWith(context, rebaseMenuDraft, { body: { theirs: takenEntries(fields) } });
  }
  if (fields['publish'] !== undefined) return callWith(context, publishMenu, {});
  if (fields['discard'] !== undefined) return callWith(context, discardMenuDraft, {});
  const body = entryFromFields(fields);
  return fields['entry'] === undefined
    ? callWith(context, addMenuEntry, { body })
    : callWith(context, changeMenuEntry, { params: { entryId: fields['entry'] }, body });
}

export default function MenuPage() {
  const t = useLabels();
  const { draft, counts, language, chosen } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const edited = draft.entries.find(({ id }) => String(id) === chosen['edit']);
  const removed = draft.entries.find(({ id }) => String(id) === chosen['remove']);
  return (
    <AdminPage
      title={t('admin_menu')}
      lead={t('site_text')}
      counts={counts}
      tools={<DraftButtons draft={draft.draft} />}
    >
      <Outcome failure={failure} isDone={chosen['done'] !== null && draft.draft === null} />
      <DraftState draft={draft.draft} />
      {draft.draft?.isBehind && <MenuRebase differences={draft.draft.differences} />}
      {removed && <MenuRemoval entry={removed} entries={draft.entries} />}
      <div className={css.split}>
        <MenuTree entries={draft.entries} />
        {(edited ?? chosen['add']) && (
          <MenuForm
            key={edited?.id ?? chosen['add']}
            draft={draft}
            entry={edited}
            below={chosen['add']!}
            failure={failure}
          />
        )}
      </div>
      <MenuPreview menu={draft.menu} language={language} />
    </AdminPage>
  );
}

function DraftState({ draft }: Pick<MenuDraft, 'draft'>) {
  const t = useLabels();
  if (draft === null) return <p className={css.note}>{t('site_menu_live')}</p>;
  if (draft.isBehind) {
    return (
      <p className={controls.alert} role="alert">
        {t('site_menu_behind')}
      </p>
    );
  }
  return <p className={css.unsaved}>{t('site_menu_changes', { count: draft.changes })}</p>;
}

function DraftButtons({ draft }: Pick<MenuDraft, 'draft'>) {
  const t = useLabels();
  const { search } = useLocation();
  if (draft === null) return null;
  return (
    <Form method="post" action={`${ADDRESS}${search}`} reloadDocument className={css.buttons}>
      <Button type="submit" name="discard" value="1">
        {t('site_discard')}
      </Button>
      {!draft.isBehind && (
        <Button type="submit" name="publish" value="1" kind="primary">
          {t('site_publish')}
        </Button>
      )}
    </Form>
  );
}
