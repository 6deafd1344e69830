import { useMemo } from 'react';
import { data, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import type { Shell } from '../../../contracts/core/page.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { DEMOS, WidgetStates } from '../../../gallery/gallery.tsx';
import type { DemoWords } from '../../../widgets/demo.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { HISTORY_LABELS } from '../../shell/chart-labels.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { alertTexts } from '../../texts/alert-texts.ts';
import { brushTexts } from '../../texts/brush-texts.ts';
import { chartTexts } from '../../texts/chart-texts.ts';
import { choiceListTexts } from '../../texts/choice-list-texts.ts';
import { columnChooserTexts } from '../../texts/column-chooser-texts.ts';
import { datePickerTexts } from '../../texts/date-picker-texts.ts';
import { numberFieldTexts } from '../../texts/number-field-texts.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import { searchTexts } from '../../texts/search-texts.ts';
import { selectTexts } from '../../texts/select-texts.ts';
import { tableTexts } from '../../texts/table-texts.ts';
import css from './gallery-page.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'gallery.page',
  'indexes.table',
  'quotes.latest',
  ...HISTORY_LABELS,
  'widgets.number_field',
  'widgets.search',
  'widgets.select',
  'widgets.alerts',
  'widgets.brush',
  'widgets.choice_list',
  'widgets.column_chooser',
  'shell.paging',
  'shell.errors',
);

export function loader({ context, params }: LoaderFunctionArgs) {
  const { widget } = params;
  const { hasGallery } = context.get(pageContext);
  const isKnown = !widget || DEMOS.some(({ name }) => name === widget);
  if (!hasGallery || !isKnown) throw data(null, { status: 404 });
  const t = loaderTexts(context);
  const title = widget ? `${widget} – ${t('gallery_title')}` : t('gallery_title');
  return { labels: LABELS, head: { title, description: t('gallery_description') }, widget };
}

/**
 * Every widget in every state. Each widget also has its own URL, which can be limited to some
 * states with `?states=default,empty`.
 */
export default function GalleryPage() {
  const { widget } = useLoaderData<typeof loader>();
  const t = useLabels();
  const shell = useShell();
  const { search } = useLocation();
  const words = useMemo(() => demoWords(t, shell, search), [t, shell, search]);
  const texts = {
    props: t('gallery_props'),
    events: t('gallery_events'),
    noEvents: t('gallery_no_events'),
  };
  const shown = widget ? DEMOS.filter(({ name }) => name === widget) : DEMOS;
  const states = new URLSearchParams(search).get('states')?.split(',');
  return (
    <div className={css.page}>
      <div>
        <h1>{t('gallery_title')}</h1>
        <p className={css.lead}>{t('gallery_description')}</p>
      </div>
      <nav className={css.widgets} aria-label={t('gallery_title')}>
        <Link to="/gallery/" aria-current={widget ? undefined : 'page'}>
          {t('gallery_all')}
        </Link>
        {DEMOS.map(({ name }) => (
          <Link
            key={name}
            to={`/gallery/${name}/`}
            aria-current={name === widget ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {shown.map((demo) => (
        <section key={demo.name} aria-labelledby={`widget-${demo.name}`}>
          <h2 id={`widget-${demo.name}`} className={css.widget}>
            {demo.name}
          </h2>
          <WidgetStates
            demo={demo}
            {...(states && { states })}
            texts={texts}
            words={words}
            {...(!widget && { idPrefix: `${demo.name}-` })}
          />
        </section>
      ))}
    </div>
  );
}

function demoWords(t: Translate, { globals, timeZone }: Shell, query: string): DemoWords {
  return {
    languageTag: LANGUAGES[globals.lang].tag,
    timeZone,
    query,
    link: RouterLink,
    alerts: alertTexts(t),
    'brush-histogram': brushTexts(t),
    chart: chartTexts(t),
    'choice-list': choiceListTexts(t),
    'column-chooser': columnChooserTexts(t),
    'data-table': { ...tableTexts(t), sort_locked: t('index_sort_locked') },
    'date-picker': datePickerTexts(t),
    'number-field': numberFieldTexts(t),
    paging: pagingTexts(t),
    'search-box': searchTexts(t),
    select: selectTexts(t),
  };
}
