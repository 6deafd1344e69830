import type { Answer } from '../../../contracts/endpoint.ts';
import {
  DOWNLOAD_FORMATS,
  indexDownloadPath,
  type listIndexValues,
} from '../../../contracts/indexes.ts';
import type { Quote } from '../../../contracts/quote.ts';
import { zoneName } from '../../../domain/time-zone.ts';
import { LockedGroup } from '../../../widgets/locked-hint/locked-group.tsx';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { LockedNotice } from '../../market/locked-notice.tsx';
import {
  asOfShort,
  dayText,
  QuoteChange,
  QuoteChangeNumber,
  QuoteValue,
  useChangeUnit,
} from '../../market/quote-text.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useFrame } from '../../shell/use-frame.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../shell/widget-texts.ts';
import { historyAddress, type HistoryPeriod } from '../../market/history-period.ts';
import table from '../../market/plain-table.module.css';
import css from './index-values.module.css';

/** The values of the period that the chart shows, the latest first. */
export function IndexValues({
  id,
  values,
  quote,
  period,
}: {
  id: number;
  values: Answer<typeof listIndexValues>;
  quote: Quote;
  period: HistoryPeriod;
}) {
  const t = useLabels();
  const { globals, timeZone } = useFrame();
  const { lang } = globals;
  const changeUnit = useChangeUnit(quote.isRate);
  if (values.total === 0) return <p className={css.empty}>{t('index_values_empty')}</p>;
  const isWithinDay = values.items[0]?.at !== undefined;
  const unit = quote.unit === '' ? '' : `, ${quote.unit}`;
  return (
    <LockedGroup>
      <table className={table.table}>
        <caption className={table.caption}>{t('index_values')}</caption>
        <thead>
          <tr>
            <th scope="col">
              {isWithinDay
                ? `${t('index_time')}, ${zoneName(Date.parse(values.items[0]?.at ?? '') / 1000, timeZone)}`
                : t('index_date')}
            </th>
            <th scope="col" className={table.number}>
              {t('index_value')}
              {unit}
            </th>
            {!quote.isRate && (
              <th scope="col" className={`${table.number} ${table.wide}`}>
                {t('index_change')}
                {unit}
              </th>
            )}
            <th scope="col" className={table.number}>
              {t('index_change')}, {changeUnit}
            </th>
          </tr>
        </thead>
        <tbody>
          {values.items.map(({ day, at, ...values_ }) => {
            const row = { ...quote, ...values_ };
            return (
              <tr key={at ?? day}>
                <th scope="row">
                  {at === undefined ? dayText(day, lang) : asOfShort(at, lang, timeZone)}
                </th>
                <td className={table.number}>
                  <QuoteValue quote={row} />
                </td>
                {!quote.isRate && (
                  <td className={`${table.number} ${table.wide}`}>
                    <QuoteChange quote={{ ...row, changePercent: null }} />
                  </td>
                )}
                <td className={table.number}>
                  <QuoteChangeNumber quote={row} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Paging
        total={values.total}
        limit={values.limit}
        page={values.page}
        hrefOf={(page) => historyAddress(`/indexes/${id}/`, period, page)}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </LockedGroup>
  );
}

/** The same values as files, for those who may have them. */
export function Downloads({
  id,
  period,
  isAllowed,
}: {
  id: number;
  period: HistoryPeriod;
  /** By the source of the values. */
  isAllowed: boolean;
}) {
  const t = useLabels();
  const { userPaidAccess } = useFrame().globals;
  if (!isAllowed) return <p className={css.downloads}>{t('error_files_not_allowed')}</p>;
  if (!userPaidAccess) return <LockedNotice about="downloads" />;
  const query = new URLSearchParams({ from: period.begin, to: period.end });
  return (
    <p className={css.downloads}>
      {t('index_download')}{' '}
      {DOWNLOAD_FORMATS.map((format) => (
        <a key={format} href={`${indexDownloadPath(id, format)}?${query}`} download>
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
