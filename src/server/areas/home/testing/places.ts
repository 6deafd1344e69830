import {
  absent,
  masked,
  type Place,
  quoteRules,
  type Rules,
  same,
} from '../../../testing/place-rules.ts';

const homeClose = (path: string): Rules => ({
  ...same(path, ['id', 'name', 'currency', 'lastDay', 'isStale']),
  ...masked(path, ['price', 'dayChange']),
  [`${path}.decimals`]: 'usual',
});

const homeBond = (path: string): Rules => ({
  ...homeClose(path),
  ...same(path, ['issued', 'couponType', 'maturity', 'amount']),
  ...masked(path, ['rating', 'yield', 'duration', 'spread']),
});

const homeShare = (path: string): Rules => ({
  ...homeClose(path),
  [`${path}.ticker`]: 'same',
  [`${path}.line.*`]: 'shape',
});

const homeFund = (path: string): Rules => ({
  ...homeShare(path),
  ...same(path, ['category', 'cost']),
  [`${path}.size`]: 'masked',
});

const homeQuoted = (path: string, name: string): Rules => ({
  ...same(path, ['id', 'name', name]),
  ...quoteRules(path),
  [`${path}.line.*`]: 'shape',
});

const HOME: Place = {
  url: '/api/home/',
  rules: {
    '.masked': 'flag',
    '.today': 'same',
    ...same('.counts', [
      'bonds',
      'stocks',
      'etf',
      'indexes',
      'rates',
      'company',
      'currencies',
      'curves',
    ]),
    ...absent(same('.breadth.*', ['kind', 'day', 'rising', 'unchanged', 'falling'])),
    ...Object.fromEntries(
      ['yields', 'shares', 'leader', 'leaderChange', 'day'].map((name) => [
        `.headline.${name}`,
        'null',
      ]),
    ),
    '.pairs.sources.*': 'same',
    ...homeQuoted('.pairs.leading.*', 'ticker'),
    ...absent(homeQuoted('.pairs.moved.*', 'ticker')),
    '.indexes.sources.*': 'same',
    ...homeQuoted('.indexes.leading.*', 'category'),
    ...homeQuoted('.indexes.rates.*', 'category'),
    // Rates have none, for any viewer.
    '.indexes.rates.*.quote.changePercent': 'same',
    '.indexes.rates.*.line.*': 'absent',
    ...same('.yields.*', ['curveId', 'country', 'name', 'day', 'source']),
    ...masked('.yields.*', ['rate', 'change', 'spread', 'slope']),
    '.yields.*.line.*': 'absent',
    ...same('.bonds', ['day', 'sources.*', 'workout', 'among']),
    '.map.workout': 'same',
    ...homeBond('.bonds.leading.*'),
    ...homeBond('.bonds.newest.*'),
    ...absent(homeBond('.bonds.moved.*')),
    ...absent(homeBond('.bonds.highest.*')),
    '.map.currency': 'same',
    ...absent(
      same('.map', [
        'curve.*',
        ...['band', 'bonds', 'yield', 'duration', 'spread', 'points.*'].map(
          (name) => `bands.*.${name}`,
        ),
      ]),
    ),
    ...same('.stocks', ['day', 'sources.*', 'among']),
    ...homeShare('.stocks.leading.*'),
    ...absent(homeShare('.stocks.rising.*')),
    ...absent(homeShare('.stocks.falling.*')),
    ...same('.etf', ['day', 'sources.*']),
    ...homeFund('.etf.leading.*'),
    ...absent(homeFund('.etf.largest.*')),
    ...same('.week', ['among', 'days.*.day', 'days.*.count']),
    ...same('.week.days.*.items.*', ['kind', 'id', 'name', 'currency', 'amount', 'percent']),
  },
};

/** The start page. */
export const HOME_PLACES: Place[] = [HOME];
