import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chartDataAt } from '../instruments/chart.ts';
import { getPeriodicity } from '../currencies/currencies.ts';
import { getDerivativesTable } from '../derivatives/derivatives.ts';
import { endpointKey, type Endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';
import { getGraphicData } from '../instruments/indexes.ts';
import { getLabels, getRepositoryLabels } from '../site/labels.ts';
import { logMenuClick } from '../site/menu.ts';
import {
  expandSubscriptionRequest,
  getSupportTickets,
  sendPhoneCode,
  sendSubscriptionRequest,
  updatePhone,
} from '../accounts/profile.ts';
import {
  suggestBonds,
  suggestCompanies,
  suggestEtf,
  suggestIndexes,
  suggestStocks,
} from '../search/suggest.ts';
import { getUserSettings, setUserSettings } from '../accounts/user.ts';

const PAGE_OF_ONE = { total: 1, page: 1, limit: 100, masked: false };

interface Samples {
  endpoint: Endpoint;
  params?: Record<string, string>;
  /** Valid and invalid bodies. */
  takes?: unknown[];
  refuses?: unknown[];
  answers: unknown[];
  /** Responses that would break the pages. */
  wrongAnswers: unknown[];
}

const day = '2026-11-14';
const point = { 'date.numeric': 1_794_614_400, value: 101.25, date: '14 Nov 2026' };
const graphic = {
  result: true,
  data: [point],
  realtime: false,
  name: 'EUR/USD',
  masked: false,
  locked: false,
};
const dates = { from: '2026-01-01', to: day };
const row = { 'date.numeric': 1_794_614_400, date: '14.11.2026', value: 1.5 };
const line = { id: '1', tgId: '2', model: 'm', name: 'n', tgName: 't', date: day };
const chart = {
  data: { 1: row },
  series: [line],
  masked: true,
  locked: false,
  graph_type: 0,
  measure: '%',
};
const found = { id: 1, ttl: '<b>Acme</b> 2030', ticker: ['ACME'], status: 'active', about: 'EUR' };
const suggestions = { items: [found], counter_title: 12, search_error: null, unknown_isins: [] };
const settings = { hints: true };
const messages = { messages: [] };
const ticket = {
  id: 1,
  subject: 'A question',
  state: 'open',
  unread: 0,
  createdAt: '2026-11-14T10:00:00.000Z',
  updatedAt: '2026-11-14T10:00:00.000Z',
  messages: [{ status_id: 1, contacts_id: 2 }],
};

const suggest = {
  takes: ['acme', '%D0%B0%D0%B1%D0%B2', ''],
  refuses: [{ term: 'acme' }, 7, null],
  answers: [suggestions, { ...suggestions, items: [], counter_title: 3, search_error: 'too many' }],
  wrongAnswers: [{ ...suggestions, items: [{ ...found, ticker: 'ACME' }] }, { items: [] }],
};

/** Section 7 of the specification, line by line. */
const CALLS: Record<string, Samples> = {
  'GET /api/currency/periodicity/{indexId}': {
    endpoint: getPeriodicity,
    params: { indexId: '42' },
    answers: [0, 8, 1],
    wrongAnswers: ['8', null, 0.5, { periodicity: 8 }],
  },
  'POST /api/indexes/{indexId}/getGraphicData/': {
    endpoint: getGraphicData,
    params: { indexId: '42' },
    takes: [
      {},
      { beginDate: day, endDate: day },
      ...[0, 1, 2, 3, 99].map((periodId) => ({ periodId })),
      { beginDate: day, endDate: day, periodId: 0 },
    ],
    refuses: [
      { periodId: 4 },
      { periodId: '0' },
      { beginDate: '14.11.2026' },
      { endDate: '2026-02-30' },
      { beginDate: 1_794_614_400 },
      { begin: day },
      [],
      'text',
      null,
    ],
    answers: [graphic, { ...graphic, data: [] }],
    wrongAnswers: [
      { ...graphic, result: false },
      { ...graphic, data: [{ ...point, value: '101.25' }] },
      { ...graphic, data: [{ ...point, 'date.numeric': 0.5 }] },
      { ...graphic, name: undefined },
    ],
  },
  'GET /api/user/settings/': {
    endpoint: getUserSettings,
    answers: [settings],
    wrongAnswers: [{}, { hints: 'on' }],
  },
  'POST /api/user/set-settings/': {
    endpoint: setUserSettings,
    takes: [{ sid: 'abc', settings }],
    refuses: [
      { settings },
      { sid: 'abc' },
      { sid: 'abc', settings, admin: true },
      { sid: 'abc', settings: { hints: true, level: 1 } },
      { sid: 7, settings },
    ],
    answers: [settings],
    wrongAnswers: [{}],
  },
  'GET /api/profile/support/tickets/': {
    endpoint: getSupportTickets,
    answers: [[], [ticket]],
    wrongAnswers: [{}, [{ id: 1 }], [{ ...ticket, messages: [{ status_id: 1 }] }]],
  },
  'POST /api/profile/pa/subscr_send_request/': {
    endpoint: sendSubscriptionRequest,
    takes: [
      { tariff: 677, contactPersonId: 1 },
      { tariff: 677, contactPersonId: 0, comment: 'why' },
    ],
    refuses: [
      { tariff: 677, contactPersonId: -1 },
      { tariff: 677, contactPersonId: 1, comment: 'x'.repeat(501) },
      { tariff: 677 },
      { tariff: '677', contactPersonId: 1 },
      { tariff: 0, contactPersonId: 1 },
      { tariff: 677, contactPersonId: 1, accountId: 2 },
    ],
    answers: [messages],
    wrongAnswers: [{}],
  },
  'POST /api/profile/pa/subscr_expand_request/': {
    endpoint: expandSubscriptionRequest,
    takes: [{ tariff: 677 }],
    refuses: [{}, { tariff: -1 }, { tariff: 1.5 }, { tariff: 2 ** 31 }, { tariff: 1, more: 1 }],
    answers: [messages],
    wrongAnswers: [{}],
  },
  'POST /api/profile/update_mob/': {
    endpoint: updatePhone,
    takes: [{ phone: '+49 170 1234567' }],
    refuses: [{}, { phone: '' }, { phone: 49 }, { phone: '1'.repeat(33) }, { phone: '1', id: 2 }],
    answers: [messages, { messages: ['no such number'] }],
    wrongAnswers: [{}, { messages: 'no' }],
  },
  'GET /': { endpoint: sendPhoneCode, answers: [messages], wrongAnswers: [{}] },
  'GET /api/labels/{module}/': {
    endpoint: getLabels,
    params: { module: 'shell' },
    answers: [{}, { sign_in: 'Sign in' }],
    wrongAnswers: [{ sign_in: 1 }, 'text'],
  },
  'GET /api/labels/{module}/{repository}/': {
    endpoint: getRepositoryLabels,
    params: { module: 'shell', repository: 'menu' },
    answers: [{ sign_in: 'Sign in' }],
    wrongAnswers: [{ sign_in: { eng: 'Sign in' } }],
  },
  'GET /cb/current_user/action_log/global/json/{id}/': {
    endpoint: logMenuClick,
    params: { id: '10' },
    answers: [{ result: true }],
    wrongAnswers: [{ result: false }],
  },
  'POST /api/derivatives/table-data/': {
    endpoint: getDerivativesTable,
    takes: [
      { dates, contractId: 5, exchangeId: 1 },
      { dates, contractId: null, exchangeId: 1 },
    ],
    refuses: [
      { dates, contractId: 5 },
      { dates: { from: day }, contractId: 5, exchangeId: 1 },
      { dates: { ...dates, step: 1 }, contractId: 5, exchangeId: 1 },
      { dates: { from: day, to: 'today' }, contractId: 5, exchangeId: 1 },
      { dates, contractId: '5', exchangeId: 1 },
      { dates, contractId: 5, exchangeId: 1, limit: 9 },
    ],
    answers: [
      {
        fields: ['date', 'settle'],
        items: [{ date: day, settle: '1.5', 'settle.no_round': '1.4999', expiry_id: 7 }],
        labels: { settle: 'Settlement' },
        units: { settle: 'USD/bbl' },
        ...PAGE_OF_ONE,
      },
    ],
    wrongAnswers: [
      { fields: [], items: [], units: {}, ...PAGE_OF_ONE },
      { fields: [], items: [{ a: true }], labels: {}, units: {}, ...PAGE_OF_ONE },
      { fields: [], items: [], labels: {} },
    ],
  },
  'POST /any/configured/address/{id}/': {
    endpoint: chartDataAt('/any/configured/address/{id}/', {
      params: z.strictObject({ id: idParam }),
      summary: 'Rows of a chart',
      changesWith: 'id',
    }),
    params: { id: '42' },
    takes: [
      { periodId: 0, beginDate: day, endDate: day },
      { periodId: null, beginDate: day, endDate: day },
    ],
    refuses: [
      { periodId: 0, beginDate: day },
      { periodId: 0, beginDate: day, endDate: '' },
      { periodId: 0, beginDate: day, endDate: day, zoom: 1 },
    ],
    answers: [chart, { ...chart, data: {}, series: [] }],
    wrongAnswers: [
      { ...chart, measure: undefined },
      { ...chart, data: { 1: { date: day } } },
    ],
  },
  'POST /api/suggest/bonds/': { endpoint: suggestBonds, ...suggest },
  'POST /api/suggest/indexes/': { endpoint: suggestIndexes, ...suggest },
  'POST /api/suggest/stocks/': { endpoint: suggestStocks, ...suggest },
  'POST /api/suggest/etf/': { endpoint: suggestEtf, ...suggest },
  'POST /api/suggest/companies/': {
    endpoint: suggestCompanies,
    ...suggest,
    takes: [{ term: 'acme' }, { term: 'acme', emitent_stop_statuses_ids: [1, 2] }],
    refuses: ['acme', {}, { term: 'a', emitent_stop_statuses_ids: ['1'] }, { term: 'a', limit: 9 }],
  },
};

function accepts(schema: z.ZodMiniType | undefined, value: unknown): boolean {
  return schema !== undefined && z.safeParse(schema, value).success;
}

describe.each(Object.entries(CALLS))('%s', (key, samples) => {
  const { endpoint, params, takes, refuses = [], answers, wrongAnswers } = samples;

  test('is among the contracts with this method and path', () => {
    expect(endpointKey(endpoint)).toBe(key);
    expect(endpoint.summary).not.toBe('');
  });

  test('has a parameter for each name in its path, and no others', () => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params ?? {})).toEqual(names);
    expect(accepts(endpoint.params, params)).toBe(names.length > 0);
    expect(accepts(endpoint.params, { ...params, other: '1' })).toBe(false);
    expect(accepts(endpoint.params, {})).toBe(false);
  });

  test('accepts and rejects bodies', () => {
    expect(endpoint.body !== undefined).toBe(endpoint.method === 'POST');
    expect(takes !== undefined).toBe(endpoint.method === 'POST');
    expect((takes ?? []).filter((body) => !accepts(endpoint.body, body))).toEqual([]);
    expect(refuses.filter((body) => accepts(endpoint.body, body))).toEqual([]);
  });

  test('only returns the promised shape', () => {
    expect(answers.filter((answer) => !accepts(endpoint.answer, answer))).toEqual([]);
    expect(wrongAnswers.filter((answer) => accepts(endpoint.answer, answer))).toEqual([]);
  });
});
