import { masked, type Place, type Rules, same } from '../../../testing/place-rules.ts';

const CURVE_FACTS = ['id', 'name', 'country', 'currency', 'origin', 'isBenchmark', 'source'];

const CURVE_RATES = ['2y', '5y', '10y', '30y'].flatMap((tenor) => [
  `rate${tenor}`,
  `change${tenor}`,
]);

export const CURVE_PLACES: Place[] = [
  {
    url: '/api/curves/',
    rules: {
      ...same('.items.*', [...CURVE_FACTS, 'bonds', 'lastDay']),
      ...masked('.items.*', [...CURVE_RATES, 'slope']),
      '.items.*.line.*': 'absent',
      '.masked': 'flag',
    },
  },
  ...['par', 'zero', 'forward'].map((kind) => ({
    url: `/api/curves/1/?kind=${kind}&date=2026-11-12&compare=2026-10-01,2,99999&wrong=skip`,
    rules: {
      ...same('', [...CURVE_FACTS, 'allowsFiles', 'firstDay', 'lastDay', 'kind']),
      '.masked': 'flag',
      ...same('.ignored.*', ['field', 'text', 'reason']),
      ...same('.lines.*', [
        'key',
        'curveId',
        'name',
        'currency',
        'asked',
        'day',
        'previousDay',
        'compounding',
        'bonds',
        'longest',
        'times.*',
      ]),
      ...masked('.lines.*', [
        'error',
        ...['beta0', 'beta1', 'beta2', 'beta3', 'tau1', 'tau2'].map((name) => `parameters.${name}`),
      ]),
      '.lines.*.values.*': 'absent',
      ...same('.rates.*', ['line', 'curveId', 'name', 'day', 'tenor', 'years']),
      ...masked('.rates.*', ['rate', 'change', 'difference']),
    } as const satisfies Rules,
  })),
  {
    url: '/api/curves/1/bonds/?date=2026-11-12',
    rules: {
      '.day': 'same',
      '.workout': 'same',
      ...same('.items.*', ['id', 'name', 'isin', 'couponType', 'maturesOn', 'years']),
      '.items.*.yield': 'masked',
    },
  },
];
