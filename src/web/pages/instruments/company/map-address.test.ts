import { expect, test } from 'vitest';
import { mapAddress, readMapState, withoutPoints, withPoint } from './map-address.ts';

test('CHT-11 the URL of the map lists what was added and removed, and nothing else', () => {
  const state = readMapState(new URLSearchParams('add=5,x,5,7&without=9&find= bank '));
  expect(state).toEqual({ added: [5, 7], removed: [9], find: 'bank' });
  expect(mapAddress('/company/1/', state)).toBe('/company/1/?add=5,7&without=9#yield-map');
  expect(mapAddress('/company/1/', { added: [], removed: [] })).toBe('/company/1/#yield-map');
  const less = withoutPoints(state, [7, 3]);
  expect(less).toMatchObject({ added: [5], removed: [9, 3] });
  expect(withPoint(less, 9)).toMatchObject({ added: [5, 9], removed: [3] });
});
