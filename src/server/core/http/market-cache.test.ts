import { expect, test } from 'vitest';
import { getAccess, getFirstOperatorState } from '../../../contracts/accounts/account.ts';
import { getDescription } from '../../../contracts/clients/description.ts';
import {
  downloadIndexValues,
  getIndex,
  listIndexes,
} from '../../../contracts/instruments/indexes.ts';
import { getInstrumentChart } from '../../../contracts/instruments/instruments.ts';
import type { Contract, Endpoint } from '../../../contracts/core/endpoint.ts';
import { dependentInstruments, isOfMarket } from './market-cache.ts';

type Told = Contract & Pick<Endpoint, 'changesWith'>;
const isShared = (contract: Told) =>
  isOfMarket({ instruments: new Set(dependentInstruments(contract, {})) });

test('visitors share nothing that doesn’t declare its dependencies', () => {
  for (const contract of [getFirstOperatorState, getAccess, downloadIndexValues.csv]) {
    expect(isShared(contract)).toBe(false);
  }
});

test('nor anything that isn’t public, whatever it declares', () => {
  expect(isShared(listIndexes)).toBe(true);
  for (const needs of ['signedIn', 'values', 'operator'] as const) {
    expect(isShared({ ...listIndexes, needs })).toBe(false);
  }
});

test('shared data depend on one instrument, on all of them or on none', () => {
  expect(dependentInstruments(getIndex, { indexId: '1001' })).toEqual([1001]);
  expect(dependentInstruments(getInstrumentChart.etf, { instrumentId: 3001 })).toEqual([3001]);
  expect(dependentInstruments(listIndexes, undefined)).toEqual([0]);
  expect(dependentInstruments(getDescription, undefined)).toEqual([]);
});
