import { addressParts, type Screen } from '../../../domain/screens/screen-address.ts';
import {
  activeFilters,
  clearField,
  clearFilters,
  columnsIn,
  listAll,
  shownColumns,
  withColumns,
  withMeasure,
} from '../../../domain/screens/screen-changes.ts';
import type { ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { Button, ButtonLink } from '../../../widgets/button/button.tsx';
import { ColumnChooser } from '../../../widgets/column-chooser/column-chooser.tsx';
import { WithScripts } from '../../../widgets/hydrated/with-scripts.tsx';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { LinkStrip } from '../../../widgets/segmented/link-strip.tsx';
import { NoData } from '../../parts/no-data.tsx';
import { HelpLink } from '../../shell/help-link.tsx';
import { PreservedParamsField, Link } from '../../shell/link.tsx';
import { RouterLink, ViewLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { columnChooserTexts } from '../../texts/column-chooser-texts.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import type { FieldProps } from './field-control.tsx';
import { FileLinks } from './file-links.tsx';
import { FilterBox } from './filter-box.tsx';
import { Funnel, Grid } from './icons.tsx';
import { formatAddress, hasMap, listName, SHEET_ID } from './page-state.ts';
import css from './screen-page.module.css';
import { findField } from './screen-words.ts';
import { ScreenTable } from './screen-table.tsx';
import { MoneyBox } from './money-box.tsx';
import { SortBox } from './sort-box.tsx';

type Props = Omit<FieldProps, 'id'>;

const VIEWS = ['table', 'both', 'map'] as const;

/** The matching rows as a table, with links to other views. */
export function ScreenResult(props: Props) {
  const { data, words } = props;
  const { kind, screen, list } = data;
  const t = useLabels();
  const isTableShown = screen.view !== 'map' || !hasMap(kind);
  return (
    <>
      <div className={css.tools}>
        <h2 className={css.count}>
          {t(`screen_number_${listName(kind, screen)}`, {
            count: { count: list.total, text: words.number(list.total) },
          })}{' '}
          {list.total < list.all && isOfListed(screen) && (
            <span>{t('screen_of_all', { all: words.number(list.all) })}</span>
          )}
        </h2>
        <FiltersButton {...props} />
        <SortBox {...props} />
        <MoneyBox {...props} />
        <Views {...props} />
        {isTableShown && <Columns {...props} />}
        <FileLinks {...props} />
      </div>
      <FiltersInWords {...props} />
      {list.total === 0 ? <Nothing {...props} /> : isTableShown && <Table {...props} />}
    </>
  );
}

/** Whether only the default statuses are listed: neither a status nor ISINs were chosen. */
function isOfListed({ choices, isins }: Screen): boolean {
  return choices['status'] === undefined && isins.length === 0;
}

function Table(props: Props) {
  const { data, words } = props;
  const { kind, screen, list, counts } = data;
  const t = useLabels();
  const first = (list.page - 1) * list.limit + 1;
  const last = first + list.items.length - 1;
  return (
    <>
      <ScreenTable {...props} />
      <div className={css.foot}>
        <Paging
          total={list.total}
          limit={list.limit}
          page={list.page}
          pageHref={(page) => formatAddress(kind, { ...screen, page })}
          link={RouterLink}
          texts={pagingTexts(t)}
        />
        <p>
          {t('screen_rows_of', {
            rows: `${words.number(first)}–${words.number(last)}`,
            total: words.number(list.total),
          })}
        </p>
      </div>
      <p className={css.note}>
        {t(`screen_note_${listName(kind, screen)}`)}{' '}
        {list.money !== null &&
          !list.money.isOwn &&
          !list.masked &&
          `${t('screen_money_note', { currency: list.money.currency })} `}
        {screen.sort === null && `${t('screen_importance_note')} `}
        {counts.isEstimated && `${t('screen_estimated')} `}
        <HelpLink place="screeners" about={t(`screen_title_${listName(kind, screen)}`)} />
      </p>
    </>
  );
}

/** Opens the sheet on a phone. */
function FiltersButton({ data: { kind, screen } }: Props) {
  const t = useLabels();
  const count = activeFilters(kind, screen).length;
  return (
    <ButtonLink
      className={css.filtersButton}
      href={`${formatAddress(kind, screen)}#${SHEET_ID}`}
      link={ViewLink}
      icon={<Funnel />}
    >
      {t('screen_filters')}
      {count > 0 && <b>{count}</b>}
    </ButtonLink>
  );
}

function Views({ data: { kind, screen } }: Props) {
  const t = useLabels();
  if (!hasMap(kind)) return null;
  return (
    <LinkStrip
      className={css.views}
      label={t('screen_view')}
      link={ViewLink}
      current={screen.view}
      links={VIEWS.map((view) => ({
        id: view,
        text: t(`screen_view_${view}`),
        href: formatAddress(kind, { ...screen, view }),
        className: css[view],
      }))}
    />
  );
}

/** Without scripts it is a form of its own that keeps the rest of the URL. */
function Columns({ data, moves, words }: Props) {
  const { kind, screen } = data;
  const t = useLabels();
  const shown = shownColumns(kind, moves.draft);
  const group = (title: string, isGuarded: boolean) => ({
    title,
    columns: columnsIn(kind, screen)
      .filter((column) => (column.isGuarded ?? false) === isGuarded && column.id !== 'name')
      .map(({ id }) => ({ id, label: words.columnTitle(id), checked: shown.includes(id) })),
  });
  return (
    <form className={css.columns} method="get" action={`/${kind}/`}>
      <PreservedParamsField />
      {addressParts({ ...screen, columns: null }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterBox
        className={css.box}
        look={{}}
        align="end"
        button={
          <>
            <Grid />
            {t('screen_columns')}
          </>
        }
      >
        <ColumnChooser
          name="columns"
          groups={[
            group(t('screen_columns_group_terms'), false),
            group(t('screen_columns_group_values'), true),
          ].filter(({ columns }) => columns.length > 0)}
          order={shown.filter((id) => id !== 'name')}
          onChange={(ids) => moves.choose((now) => withColumns(kind, now, ids))}
          onReset={() => moves.choose((now) => ({ ...now, columns: null }))}
          texts={columnChooserTexts(t)}
        />
        <WithScripts otherwise={<Button type="submit">{t('screen_show_plain')}</Button>} />
      </FilterBox>
    </form>
  );
}

/** For print, which has no form. */
function FiltersInWords({ data: { kind, screen }, words }: Props) {
  const t = useLabels();
  const active = activeFilters(kind, screen);
  if (active.length === 0) return null;
  const filters = active.map((id) => `${words.fieldName(id)}: ${words.filterText(id, screen)}`);
  return <p className={css.inWords}>{t('screen_in_words', { filters: filters.join('; ') })}</p>;
}

/** Which filter to remove, and how many results that gives. */
function Nothing({ data: { kind, screen, counts, list }, words }: Props) {
  const t = useLabels();
  if (list.all === 0) return <NoData text={t('screen_empty')} />;
  const helping = counts.relaxed.filter(({ count }) => count > 0);
  return (
    <div className={css.nothing}>
      <p>
        <strong>{t('screen_nothing')}</strong>
      </p>
      {helping.length > 0 && <p>{t('screen_nothing_relaxed')}</p>}
      <ul>
        {helping.map(({ field, count }) => (
          <li key={field}>
            <Link to={formatAddress(kind, withoutField(kind, screen, field))} preventScrollReset>
              {words.fieldName(field)}{' '}
              <b>{words.filterText(field, screen) ?? words.listedText(field)}</b>
            </Link>
            <span>{words.number(count)}</span>
          </li>
        ))}
        <li>
          <Link to={formatAddress(kind, clearFilters(screen))} preventScrollReset>
            {t('screen_reset')}
          </Link>
          <span>{words.number(list.all)}</span>
        </li>
      </ul>
    </div>
  );
}

/** Clearing the measure goes back to levels; clearing a default status lists all statuses. */
function withoutField(kind: ScreenKind, screen: Screen, id: string): Screen {
  if (id === 'measure') return withMeasure(screen, 'levels');
  const field = findField(kind, id);
  return field?.type === 'choice' && field.listed ? listAll(screen, field) : clearField(screen, id);
}
