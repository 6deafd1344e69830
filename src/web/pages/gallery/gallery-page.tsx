import { useMemo } from 'react';
import {
  data,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { Frame } from '../../../contracts/page.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { DEMOS, WidgetStates } from '../../../gallery/gallery.tsx';
import type { DemoWords } from '../../../widgets/demo.ts';
import { pageContext } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useFrame } from '../../shell/use-frame.ts';
import { translator, useLabels, usePageLabels, type PageLabels } from '../../shell/use-labels.ts';
import {
  alertTexts,
  chartTexts,
  datePickerTexts,
  pagingTexts,
  searchTexts,
  selectTexts,
  tableTexts,
} from '../../shell/widget-texts.ts';
import css from './gallery-page.module.css';

export function loader({ context, params }: LoaderFunctionArgs) {
  const { widget } = params;
  const { hasGallery, labels } = context.get(pageContext);
  const isKnown = !widget || DEMOS.some(({ name }) => name === widget);
  if (!hasGallery || !isKnown) throw data(null, { status: 404 });
  return { labels: labels('gallery', 'widgets', 'indexes', 'chart'), widget };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const t = translator(loaderData.labels);
  const title = t('gallery_title');
  return pageMeta(
    loaderData.widget ? `${loaderData.widget} – ${title}` : title,
    t('gallery_description'),
  );
}

/** Every widget in every state; one widget at its own address. */
export default function GalleryPage() {
  const { widget } = useLoaderData<typeof loader>();
  const t = useLabels();
  const labels = usePageLabels();
  const frame = useFrame();
  const { search } = useLocation();
  const words = useMemo(() => wordsOf(labels, frame, search), [labels, frame, search]);
  const texts = {
    props: t('gallery_props'),
    events: t('gallery_events'),
    noEvents: t('gallery_no_events'),
  };
  const shown = widget ? DEMOS.filter(({ name }) => name === widget) : DEMOS;
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
            texts={texts}
            words={words}
            {...(!widget && { idPrefix: `${demo.name}-` })}
          />
        </section>
      ))}
    </div>
  );
}

function wordsOf(labels: PageLabels, { globals, timeZone }: Frame, query: string): DemoWords {
  const t = translator(labels, globals.lang);
  return {
    languageTag: LANGUAGES[globals.lang].tag,
    timeZone,
    query,
    link: RouterLink,
    alerts: alertTexts(t),
    chart: chartTexts(t),
    'data-table': { ...tableTexts(t), sort_locked: t('index_sort_locked') },
    'date-picker': datePickerTexts(labels),
    paging: pagingTexts(t),
    'search-box': searchTexts(t),
    select: selectTexts(t),
  };
}
