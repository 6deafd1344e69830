import type { ReactNode } from 'react';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import {
  USUAL_PERIOD,
  type FigurePeriod,
  type getBannerFigures,
  type getCampaignFigures,
  type getMenuFigures,
  type getSearchFigures,
  type getSignInFigures,
  type getTokenFigures,
} from '../../../../contracts/admin/usage.ts';
import { FILE_FORMATS } from '../../../../contracts/core/file-format.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './figures-page.module.css';

interface TableProps<Row> {
  readonly rows: readonly Row[];
  readonly period: FigurePeriod;
}

type MenuRow = Answer<typeof getMenuFigures>['items'][number];
type CampaignRow = Answer<typeof getCampaignFigures>['items'][number];
type BannerRow = Answer<typeof getBannerFigures>['items'][number];
type SignInRow = Answer<typeof getSignInFigures>['items'][number];
type SearchRow = Answer<typeof getSearchFigures>['items'][number];
type TokenRow = Answer<typeof getTokenFigures>['items'][number];

export function MenuTable({ total, ...rest }: TableProps<MenuRow> & { total: number }) {
  const t = useLabels();
  const { text, number, share } = useColumns<MenuRow>();
  return (
    <Section
      {...rest}
      title={t('figures_items')}
      file="menu"
      rowKey={({ id }) => id}
      columns={[
        text('name', t('figures_item'), ({ name }) => name),
        number('clicks', t('figures_clicks'), ({ clicks }) => clicks),
        share(t('figures_share'), ({ clicks }) => clicks, total),
        { ...number('anonymous', t('figures_visitors'), (row) => row.anonymous), isWide: true },
        { ...number('free', t('figures_free'), ({ free }) => free), isWide: true },
        { ...number('paid', t('figures_paid'), ({ paid }) => paid), isWide: true },
      ]}
    />
  );
}

export function CampaignTable(props: TableProps<CampaignRow>) {
  const t = useLabels();
  const { text, number } = useColumns<CampaignRow>();
  return (
    <Section
      {...props}
      title={t('figures_campaigns')}
      file="campaigns"
      columns={[
        text('campaign', t('figures_campaign'), ({ campaign }) => campaign ?? '–'),
        text('source', t('figures_source'), ({ source }) => source),
        { ...text('medium', t('figures_medium'), (row) => row.medium), isWide: true },
        number('registrations', t('figures_registrations'), (row) => row.registrations),
        {
          ...number('withTariff', t('figures_with_tariff'), (row) => row.withTariff),
          isWide: true,
        },
      ]}
    />
  );
}

export function BannerTable({ total, ...rest }: TableProps<BannerRow> & { total: number }) {
  const t = useLabels();
  const { text, number, share } = useColumns<BannerRow>();
  return (
    <Section
      {...rest}
      title={t('figures_banners')}
      file="banners"
      columns={[
        text('variant', t('figures_variant'), ({ variant }) => variant ?? t('figures_no_banner')),
        number('registrations', t('figures_registrations'), (row) => row.registrations),
        share(t('figures_share'), ({ registrations }) => registrations, total),
        number('withTariff', t('figures_with_tariff'), ({ withTariff }) => withTariff),
      ]}
    />
  );
}

export function SignInTable(props: TableProps<SignInRow>) {
  const t = useLabels();
  const { text, number } = useColumns<SignInRow>();
  return (
    <Section
      {...props}
      title={t('figures_ways')}
      file="signins"
      rowKey={({ way }) => way}
      columns={[
        text('way', t('figures_way'), ({ way }) => t(`figures_way_${way}`)),
        number('done', t('figures_done'), ({ done }) => done),
        {
          ...number('secondStep', t('figures_second_step'), (row) => row.secondStep),
          isWide: true,
        },
        number('refused', t('figures_refused'), ({ refused }) => refused),
      ]}
    />
  );
}

export function SearchTable(props: TableProps<SearchRow>) {
  const t = useLabels();
  const { text, number } = useColumns<SearchRow>();
  return (
    <Section
      {...props}
      title={t('figures_searches')}
      note={t('figures_searches_note')}
      file="searches"
      rowKey={({ term }) => term}
      columns={[
        {
          field: 'term',
          title: t('figures_term'),
          isRowHeader: true,
          sortable: false,
          render: ({ term }) => <Link to={`/search/?q=${encodeURIComponent(term)}`}>{term}</Link>,
        },
        number('searches', t('figures_times'), ({ searches }) => searches),
        text('languages', t('figures_languages'), ({ languages }) => languages),
      ]}
    />
  );
}

export function TokenTable(props: TableProps<TokenRow>) {
  const t = useLabels();
  const { text, number } = useColumns<TokenRow>();
  return (
    <Section
      {...props}
      title={t('figures_tokens')}
      file="tokens"
      rowKey={({ id }) => id}
      columns={[
        text('name', t('figures_token'), ({ name }) => name),
        text('accountId', t('figures_account'), ({ accountId }) => `№ ${accountId}`),
        number('calls', t('figures_calls'), ({ calls }) => calls),
        number('refused', t('figures_refused'), ({ refused }) => refused),
      ]}
    />
  );
}

interface SectionProps<Row> extends TableProps<Row> {
  readonly title: string;
  readonly note?: ReactNode;
  /** The last part of the URL of the table as a file. */
  readonly file: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey?: (row: Row) => string | number;
}

function Section<Row>({ title, note, file, period, rows, ...table }: SectionProps<Row>) {
  const t = useLabels();
  const query = period === USUAL_PERIOD ? '' : `period=${period}&`;
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2>{title}</h2>
        <span className={css.files}>
          {FILE_FORMATS.map((format) => (
            <a
              key={format}
              href={`/api/admin/figures/${file}/?${query}format=${format}`}
              aria-label={t('figures_file', { name: title, format: format.toUpperCase() })}
              download
            >
              {format.toUpperCase()}
            </a>
          ))}
        </span>
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {rows.length > 0 ? (
        <PageTable className={css.table} caption={title} rows={rows} {...table} />
      ) : (
        <p className={css.note}>{t('figures_empty')}</p>
      )}
    </section>
  );
}

/** Text columns, and number columns in the format of the page's language. */
function useColumns<Row>() {
  const { lang } = useShell().globals;
  const column = (field: string, title: string, show: (row: Row) => string): ListColumn<Row> => ({
    field,
    title,
    kind: 'number',
    sortable: false,
    value: show,
  });
  return {
    text: (field: string, title: string, value: (row: Row) => string | null): ListColumn<Row> => ({
      field,
      title,
      kind: 'text',
      sortable: false,
      value,
    }),
    number: (field: string, title: string, numberIn: (row: Row) => number) =>
      column(field, title, (row) => displayNumber(String(numberIn(row)), 0, lang)),
    share: (title: string, numberIn: (row: Row) => number, total: number) => ({
      ...column('share', title, (row) =>
        total === 0 ? '–' : displayNumber(((100 * numberIn(row)) / total).toFixed(3), 1, lang),
      ),
      unit: '%',
    }),
  };
}
