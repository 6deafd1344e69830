import { CURVE_KINDS } from '../../../../domain/curves/curve-tenors.ts';
import {
  listOpenbbArchive,
  listOpenbbBondFigures,
  listOpenbbBondFlows,
  listOpenbbBondWorkouts,
  listOpenbbCalculation,
  listOpenbbContracts,
  listOpenbbCurrencies,
  listOpenbbCurve,
  listOpenbbCurves,
  listOpenbbExchanges,
  listOpenbbIndexes,
  listOpenbbQuotes,
} from '../../../../contracts/clients/openbb.ts';
import type { Reader } from '../../../core/labels/label-text.ts';
import { labelText } from '../../../core/labels/label-text.ts';

const QUOTE_COLUMNS: Columns = [
  ['ticker', 'openbb_ticker', 'text'],
  ['name', 'openbb_name', 'text'],
  ['value', 'openbb_value', 'number'],
  ['change', 'openbb_change', 'number'],
  ['changePercent', 'openbb_change_percent', 'number'],
  ['unit', 'openbb_unit', 'text'],
  ['asOf', 'openbb_as_of', 'text'],
];

type Columns = readonly (readonly [
  field: string,
  key: string,
  type: 'text' | 'number' | 'boolean',
])[];

const FIGURE_COLUMNS: Columns = [
  ['name', 'openbb_figure', 'text'],
  ['value', 'openbb_value', 'number'],
];
const CALCULATION_COLUMNS: Columns = [...FIGURE_COLUMNS, ['workout', 'calc_ends', 'text']];
const BOND_COLUMNS: Columns = [
  ...FIGURE_COLUMNS,
  ['change', 'openbb_change', 'number'],
  ['workout', 'calc_ends', 'text'],
  ['workoutDate', 'calc_end_date', 'text'],
  ['priceDay', 'openbb_as_of', 'text'],
];
const FLOW_COLUMNS: Columns = [
  ['date', 'chart_date', 'text'],
  ['coupon', 'flows_coupon', 'number'],
  ['principal', 'flows_principal', 'number'],
  ['total', 'flow_total', 'number'],
  ['left', 'flow_left', 'number'],
  ['status', 'instrument_status', 'text'],
];
const WORKOUT_COLUMNS: Columns = [
  ['workout', 'calc_ends', 'text'],
  ['date', 'calc_end_date', 'text'],
  ['isWorst', 'calc_end_worst', 'boolean'],
  ['yield', 'calc_yield', 'number'],
  ['modifiedDuration', 'calc_modified', 'number'],
  ['macaulayDuration', 'calc_macaulay', 'number'],
  ['convexity', 'calc_convexity', 'number'],
  ['dv01', 'calc_dv01_per', 'number'],
];
const CURVE_COLUMNS: Columns = [
  ['tenor', 'curve_tenor', 'text'],
  ['years', 'openbb_years', 'number'],
  ['rate', 'openbb_rate', 'number'],
  ['change', 'openbb_change_bp', 'number'],
  ['day', 'openbb_as_of', 'text'],
];
/** The bond that widgets show first; if this portal has no such ID, the user enters one. */
const FIRST_BOND = 'ID:10001';

/**
 * The widgets in the format of the Workspace (https://docs.openbb.co/workspace). Their IDs must not
 * change, because users' dashboards refer to them.
 */
export function openbbWidgets(reader: Reader) {
  const parts = new WidgetParts(reader);
  return {
    ...quoteWidgets(parts),
    ...bondWidgets(parts),
    parcurve_curve: curveWidget(parts),
    parcurve_archive: archiveWidget(parts),
  };
}

/** The parts of widgets, in the reader's language. */
class WidgetParts {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  text(key: string) {
    return labelText(this.#reader, key);
  }

  /** The fields common to all widgets; `about` is the key of its description. */
  head(name: string, about: string) {
    return {
      name: this.text(name),
      description: this.text(about),
      category: this.#reader.labels.siteName,
    };
  }

  table(columns: Columns) {
    return {
      table: {
        showAll: true,
        columnsDefs: columns.map(([field, key, cellDataType]) => ({
          field,
          headerName: this.text(key),
          cellDataType,
        })),
      },
    };
  }

  param(paramName: string, key: string, more: object) {
    return { paramName, label: this.text(key), show: true, ...more };
  }

  get bondSymbol() {
    return this.param('symbol', 'openbb_symbol', { type: 'text', value: FIRST_BOND });
  }

  /** The parameters of a calculation. */
  get calculationParams() {
    return [
      this.bondSymbol,
      // Empty fields mean the latest price.
      this.param('price', 'calc_price', { type: 'text', value: '', optional: true }),
      this.param('yield', 'calc_yield', { type: 'text', value: '', optional: true }),
      // Without a date, settlement follows from the price date.
      this.param('settlement', 'calc_settlement', { type: 'date', value: '', optional: true }),
    ];
  }
}

function quoteWidgets(parts: WidgetParts) {
  return {
    parcurve_indexes: {
      ...parts.head('openbb_indexes', 'openbb_indexes_about'),
      type: 'table',
      endpoint: address(listOpenbbIndexes.path),
      gridData: { w: 20, h: 12 },
      data: parts.table(QUOTE_COLUMNS),
    },
    parcurve_currencies: {
      ...parts.head('openbb_currencies', 'openbb_currencies_about'),
      type: 'table',
      endpoint: address(listOpenbbCurrencies.path),
      gridData: { w: 20, h: 12 },
      data: parts.table(QUOTE_COLUMNS),
    },
    parcurve_history: {
      ...parts.head('openbb_history', 'openbb_history_about'),
      type: 'table',
      endpoint: address(listOpenbbQuotes.path),
      gridData: { w: 20, h: 12 },
      params: [parts.param('symbol', 'openbb_symbol', { type: 'text', value: 'EUR/USD' })],
    },
    parcurve_chart: {
      ...parts.head('openbb_chart', 'openbb_chart_about'),
      type: 'advanced_charting',
      endpoint: '/api/udf',
      gridData: { w: 20, h: 20 },
      data: { defaultSymbol: 'EUR/USD', updateFrequency: 60_000 },
    },
  };
}

function bondWidgets(parts: WidgetParts) {
  return {
    parcurve_bond: {
      ...parts.head('openbb_bond', 'openbb_bond_about'),
      type: 'table',
      endpoint: address(listOpenbbBondFigures.path),
      gridData: { w: 20, h: 10 },
      data: parts.table(BOND_COLUMNS),
      params: [parts.bondSymbol],
    },
    parcurve_bond_flows: {
      ...parts.head('openbb_bond_flows', 'openbb_bond_flows_about'),
      type: 'table',
      endpoint: address(listOpenbbBondFlows.path),
      gridData: { w: 20, h: 14 },
      data: parts.table(FLOW_COLUMNS),
      params: [parts.bondSymbol],
    },
    parcurve_bond_workouts: {
      ...parts.head('openbb_bond_workouts', 'openbb_bond_workouts_about'),
      type: 'table',
      endpoint: address(listOpenbbBondWorkouts.path),
      gridData: { w: 20, h: 8 },
      data: parts.table(WORKOUT_COLUMNS),
      params: parts.calculationParams,
    },
    parcurve_calculator: {
      ...parts.head('calc_title', 'openbb_calculator_about'),
      type: 'table',
      endpoint: address(listOpenbbCalculation.path),
      gridData: { w: 20, h: 14 },
      data: parts.table(CALCULATION_COLUMNS),
      params: parts.calculationParams,
    },
  };
}

function curveWidget(parts: WidgetParts) {
  return {
    ...parts.head('udf_curve', 'openbb_curve_about'),
    type: 'table',
    endpoint: address(listOpenbbCurve.path),
    gridData: { w: 20, h: 14 },
    data: parts.table(CURVE_COLUMNS),
    params: [
      parts.param('curveId', 'curve_line', {
        type: 'endpoint',
        optionsEndpoint: address(listOpenbbCurves.path),
        // The curves' IDs depend on the portal: the first is shown.
        optional: true,
      }),
      parts.param('date', 'chart_date', { type: 'date', value: '$currentDate' }),
      parts.param('kind', 'curve_kinds', {
        type: 'text',
        value: 'par',
        options: CURVE_KINDS.map((kind) => ({
          label: parts.text(`curve_kind_${kind}`),
          value: kind,
        })),
      }),
    ],
  };
}

function archiveWidget(parts: WidgetParts) {
  return {
    ...parts.head('openbb_archive', 'openbb_archive_about'),
    type: 'table',
    endpoint: address(listOpenbbArchive.path),
    gridData: { w: 40, h: 14 },
    params: [
      parts.param('exchangeId', 'archive_exchange', {
        type: 'endpoint',
        optionsEndpoint: address(listOpenbbExchanges.path),
        value: '1',
      }),
      parts.param('contractId', 'archive_contract_choice', {
        type: 'endpoint',
        optionsEndpoint: address(listOpenbbContracts.path),
        optionsParams: { exchangeId: '$exchangeId' },
        value: '1',
      }),
      parts.param('from', 'archive_from', { type: 'date', value: '$currentDate-3M' }),
      parts.param('to', 'archive_to', { type: 'date', value: '$currentDate' }),
    ],
  };
}

/** A widget in the grid of a dashboard, which is 40 wide. */
function place(i: string, x: number, y: number, w: number, h: number) {
  return { i, x, y, w, h, ...(BOND_GROUP.widgetIds.includes(i) && { groups: [BOND_GROUP.name] }) };
}

/** Widgets that show one bond: a symbol entered in one applies to all. */
const BOND_GROUP = {
  // The Workspace only accepts group names like this one.
  name: 'Group 1',
  type: 'param',
  paramName: 'symbol',
  defaultValue: FIRST_BOND,
  widgetIds: [
    'parcurve_bond',
    'parcurve_bond_workouts',
    'parcurve_bond_flows',
    'parcurve_calculator',
  ],
};

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
        bonds: {
          id: 'bonds',
          name: labelText(reader, 'udf_bond'),
          layout: [
            place('parcurve_bond', 0, 0, 20, 10),
            place('parcurve_bond_workouts', 20, 0, 20, 10),
            place('parcurve_bond_flows', 0, 10, 20, 14),
            place('parcurve_calculator', 20, 10, 20, 14),
            place('parcurve_curve', 0, 24, 40, 14),
          ],
        },
        archive: {
          id: 'archive',
          name: labelText(reader, 'openbb_archive'),
          layout: [place('parcurve_archive', 0, 0, 40, 20)],
        },
      },
      groups: [BOND_GROUP],
    },
  ];
}

/** The Workspace prepends the URL of the server. */
function address(path: string): string {
  return path.replace(/^\//, '');
}
