import type { HelpList } from '../../../../contracts/site/help.ts';
import { HELP_GROUP_NAMES } from '../../../../domain/site/help-articles.ts';
import { useSectionInView } from '../../../../widgets/section-menu/use-section-in-view.ts';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import css from './help.module.css';

interface Heading {
  readonly anchor: string;
  readonly title: string;
  readonly level: '2' | '3';
}

interface CurrentArticle {
  readonly slug: string;
  readonly headings: readonly Heading[];
}

interface HelpMenuProps extends Pick<HelpList, 'articles'> {
  /** The current article with its sections; none on the overview. */
  readonly current?: CurrentArticle;
}

/** All articles: beside the content on wide screens, otherwise behind a disclosure. */
export function HelpMenu(props: HelpMenuProps) {
  const t = useLabels();
  const sections = (props.current?.headings ?? []).filter(({ level }) => level === '2');
  const [inView, choose] = useSectionInView(sections.map(({ anchor }) => anchor));
  const list = (
    <>
      <Link
        to="/help/"
        className={css.all}
        aria-current={props.current === undefined ? 'page' : undefined}
      >
        {t('help_title')}
      </Link>
      <MenuList {...props} inView={inView} onChoose={choose} />
    </>
  );
  return (
    <>
      <nav className={css.side} aria-label={t('help_menu')}>
        {list}
      </nav>
      <details className={css.fold}>
        <summary>{t('help_contents')}</summary>
        <nav aria-label={t('help_menu')}>{list}</nav>
      </details>
    </>
  );
}

function MenuList({
  articles,
  current,
  inView,
  onChoose,
}: HelpMenuProps & {
  readonly inView: string | null;
  readonly onChoose: (anchor: string) => void;
}) {
  const t = useLabels();
  return HELP_GROUP_NAMES.map((group) => (
    <div key={group} className={css.menuGroup}>
      <p>{t(`help_group_${group}`)}</p>
      <ul data-article>
        {articles
          .filter((article) => article.group === group)
          .map(({ slug, title }) => {
            const isCurrent = slug === current?.slug;
            return (
              <li key={slug}>
                <Link to={`/help/${slug}/`} aria-current={isCurrent ? 'page' : undefined}>
                  {title}
                </Link>
                {isCurrent && (
                  <Sections headings={current.headings} inView={inView} onChoose={onChoose} />
                )}
              </li>
            );
          })}
      </ul>
    </div>
  ));
}

function Sections({
  headings,
  inView,
  onChoose,
}: {
  readonly headings: readonly Heading[];
  readonly inView: string | null;
  readonly onChoose: (anchor: string) => void;
}) {
  return (
    <ul>
      {headings
        .filter(({ level }) => level === '2')
        .map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === inView ? 'true' : undefined}
              onClick={() => onChoose(anchor)}
            >
              {title}
            </a>
          </li>
        ))}
    </ul>
  );
}
