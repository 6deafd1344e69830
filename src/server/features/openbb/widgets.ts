import {
  listOpenbbArchive,
  listOpenbbContracts,
  listOpenbbCurrencies,
  listOpenbbExchanges,
  listOpenbbIndexes,
  listOpenbbQuotes,
} from '../../../contracts/openbb.ts';
import type { Reader } from '../../label-text.ts';
import { labelText } from '../../label-text.ts';

/** How the Workspace is told of widgets: https://docs.openbb.co/workspace. */
const QUOTE_COLUMNS = [
  ['ticker', 'openbb_ticker', 'text'],
  ['name', 'openbb_name', 'text'],
  ['value', 'openbb_value', 'number'],
  ['change', 'openbb_change', 'number'],
  ['changePercent', 'openbb_change_percent', 'number'],
  ['unit', 'openbb_unit', 'text'],
  ['asOf', 'openbb_as_of', 'text'],
] as const;

/** What is on offer, by ids that must not change: dashboards of users name them. */
export function openbbWidgets(reader: Reader) {
  const text = (key: string) => labelText(reader, key);
  const category = reader.labels.siteName;
  const columns = QUOTE_COLUMNS.map(([field, key, cellDataType]) => ({
    field,
    headerName: text(key),
    cellDataType,
  }));
  const table = { table: { showAll: true, columnsDefs: columns } };
  const param = (paramName: string, key: string, more: object) => ({
    paramName,
    label: text(key),
    show: true,
    ...more,
  });
  return {
    parcurve_indexes: {
      name: text('openbb_indexes'),
      description: text('openbb_indexes_about'),
      category,
      type: 'table',
      endpoint: address(listOpenbbIndexes.path),
      gridData: { w: 20, h: 12 },
      data: table,
    },
    parcurve_currencies: {
      name: text('openbb_currencies'),
      description: text('openbb_currencies_about'),
      category,
      type: 'table',
      endpoint: address(listOpenbbCurrencies.path),
      gridData: { w: 20, h: 12 },
      data: table,
    },
    parcurve_history: {
      name: text('openbb_history'),
      description: text('openbb_history_about'),
      category,
      type: 'table',
      endpoint: address(listOpenbbQuotes.path),
      gridData: { w: 20, h: 12 },
      params: [param('symbol', 'openbb_symbol', { type: 'text', value: 'EUR/USD' })],
    },
    parcurve_chart: {
      name: text('openbb_chart'),
      description: text('openbb_chart_about'),
      category,
      type: 'advanced_charting',
      endpoint: '/api/udf',
      gridData: { w: 20, h: 20 },
      data: { defaultSymbol: 'EUR/USD', updateFrequency: 60_000 },
    },
    parcurve_archive: {
      name: text('openbb_archive'),
      description: text('openbb_archive_about'),
      category,
      type: 'table',
      endpoint: address(listOpenbbArchive.path),
      gridData: { w: 40, h: 14 },
      params: [
        param('exchangeId', 'archive_exchange', {
          type: 'endpoint',
          optionsEndpoint: address(listOpenbbExchanges.path),
          value: '1',
        }),
        param('contractId', 'archive_contract_choice', {
          type: 'endpoint',
          optionsEndpoint: address(listOpenbbContracts.path),
          optionsParams: { exchangeId: '$exchangeId' },
          value: '1',
        }),
        param('from', 'archive_from', { type: 'date', value: '$currentDate-3M' }),
        param('to', 'archive_to', { type: 'date', value: '$currentDate' }),
      ],
    },
  };
}

/** A widget in the grid of a dashboard, which is 40 wide. */
function place(i: string, x: number, y: number, w: number, h: number) {
  return { i, x, y, w, h };
}

export function openbbApps(reader: Reader) {
  return [
    {
      name: reader.labels.siteName,
      description: labelText(reader, 'openbb_app_about'),
      allowCustomization: true,
      img: '',
      img_dark: '',
      img_light: '',
      tabs: {
        market: {
          id: 'market',
          name: labelText(reader, 'openbb_indexes'),
          layout: [
            place('parcurve_indexes', 0, 0, 20, 14),
            place('parcurve_currencies', 20, 0, 20, 14),
            place('parcurve_chart', 0, 14, 40, 18),
          ],
        },
        archive: {
          id: 'archive',
          name: labelText(reader, 'openbb_archive'),
          layout: [place('parcurve_archive', 0, 0, 40, 20)],
        },
      },
      groups: [],
    },
  ];
}

/** The Workspace puts the address of the server before it. */
function address(path: string): string {
  return path.replace(/^\//, '');
}
