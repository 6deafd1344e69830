import { useNavigation, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { EMPTY_SCREEN } from '../../../domain/screens/screen-address.ts';
import { isGuardedIn } from '../../../domain/screens/screen-changes.ts';
import type { ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { pack } from '../../api/packed.ts';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { loaderTexts } from '../../page-context.ts';
import { CHART_LABELS } from '../../shell/chart-labels.ts';
import { pageLabels } from '../../shell/use-labels.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { FilterForm } from './filter-form.tsx';
import { LeftOut } from './left-out.tsx';
import { loadScreen, type ScreenData } from './load-screen.ts';
import { hasMap, listName, panelFields, readKind } from './page-state.ts';
import { PresetRow } from './preset-row.tsx';
import { saveOrDelete } from './save-action.ts';
import { ScreenHead } from './screen-head.tsx';
import { ScreenMap } from './screen-map.tsx';
import { ScreenResult } from './screen-result.tsx';
import { isKnownPart, listTitle } from './list-title.ts';
import { useScreenWords } from './screen-words.ts';
import css from './screen-page.module.css';
import { useScreenMoves } from './use-screen-moves.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'screens.lists',
  'screens.fields',
  'screens.words',
  'screens.page',
  'screens.saved',
  'archive.export',
  'widgets.table',
  'widgets.table_moves',
  'bond_parts.list',
  'bond_parts.marks',
  'instruments.sectors',
  'quotes.latest',
  'quotes.sparkline',
  'shell.no_data',
  'shell.paging',
  'widgets.brush',
  'widgets.choice_list',
  'widgets.date_picker',
  'widgets.number_field',
  'widgets.column_chooser',
);
/** Only on some lists. */
const OWN_LABELS: Readonly<Partial<Record<ScreenKind, typeof LABELS>>> = {
  bonds: pageLabels('screens.map', ...CHART_LABELS),
  indexes: pageLabels('indexes.categories'),
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const kind = readKind(url);
  const data = await loadScreen(context, url, kind);
  const t = loaderTexts(context);
  const head = {
    title: listTitle(t, data),
    description: t(`screen_about_${listName(kind, data.screen)}`),
    // Search engines don't need filtered lists.
    isUnlisted: !isKnownPart(data) || data.ignored.length > 0,
  };
  return { labels: [...LABELS, ...(OWN_LABELS[kind] ?? [])], head, data: pack(data) };
}

/** Used by the forms that save and delete screens. */
export function action({ request, context }: ActionFunctionArgs) {
  return saveOrDelete(request, context, readKind(new URL(request.url)));
}

/** A list of bonds, stocks, ETFs, indexes or issuers to filter and sort. */
export default function ScreenPage() {
  const data = usePageData<typeof loader>();
  // Another list starts with fresh state.
  return <Screener key={data.kind} data={data} />;
}

function Screener({ data }: { data: ScreenData }) {
  const words = useScreenWords(data);
  const moves = useScreenMoves(data);
  const isLoading = useNavigation().state !== 'idle';
  const { kind, screen, list } = data;
  const props = { data, moves, words };
  const isMapShown = hasMap(kind) && screen.view !== 'table';
  return (
    <div className={css.page}>
      <ScreenHead {...props} />
      <PresetRow {...props} />
      <LeftOut {...props} />
      {list.masked && list.total > 0 && (
        <LockedNotice hasShapes={list.items.some(({ line }) => line.length > 0)} />
      )}
      <div
        className={css.area}
        data-view={isMapShown ? screen.view : 'table'}
        data-panel={hasPanel(data) || undefined}
      >
        <FilterForm {...props} hasPanel={hasPanel(data)} />
        {isMapShown && (
          <div className={css.map}>
            <ScreenMap {...props} />
          </div>
        )}
      </div>
      <div className={css.result} aria-busy={isLoading}>
        <ScreenResult {...props} />
      </div>
    </div>
  );
}

/** Whether the distributions are shown: in the default view, unless all their fields are locked. */
function hasPanel({ kind, screen, list }: ScreenData): boolean {
  const isOpen = panelFields(kind, screen).some(
    (id) => !list.masked || !isGuardedIn(kind, screen, id),
  );
  return screen.view === EMPTY_SCREEN.view && isOpen;
}
