import { describe, expect, test } from 'vitest';
import type { Translate } from '../../labels/label-keys.ts';
import { toChartState } from './use-chart-data.ts';

const t: Translate = Object.assign((key: string, ..._values: unknown[]) => `<${key}>`, {
  template: (key: string) => key,
});
const data = { errors: [], isGone: false, isUnreachable: false } as const;

describe('CUR-12 how a chart shows the result of its request', () => {
  test.each([
    ['loading', false, { kind: 'loading', isSlow: false }],
    ['slow', false, { kind: 'loading', isSlow: true }],
    ['loaded', false, { kind: 'ready' }],
    ['loaded', true, { kind: 'empty', message: '<no_graph_data>' }],
    // An old response without points says nothing about the next one.
    ['loading', true, { kind: 'loading', isSlow: false }],
  ] as const)('CUR-12 %s, without points: %s', (status, isEmpty, state) => {
    expect(toChartState({ ...data, status }, isEmpty, t)).toEqual(state);
  });

  test.each([true, false])('CUR-12 failed: the errors in the response, then no data', (isEmpty) => {
    const failed = { ...data, status: 'failed', errors: ['First', '', 'Second'] } as const;
    expect(toChartState(failed, isEmpty, t)).toEqual({
      kind: 'failed',
      messages: ['First', 'Second', '<no_graph_data>'],
      canRetry: true,
    });
  });

  test.each([[[]], [['']]])(
    'CUR-12 failed without a message (%j): a sentence of our own',
    (errors) => {
      expect(toChartState({ ...data, status: 'failed', errors }, true, t)).toEqual({
        kind: 'failed',
        messages: ['<chart_failed>', '<no_graph_data>'],
        canRetry: true,
      });
    },
  );

  test('CUR-12 no response: the server can’t be reached, and the chart recovers by itself', () => {
    const away = { ...data, status: 'failed', isUnreachable: true } as const;
    expect(toChartState(away, true, t)).toEqual({
      kind: 'failed',
      messages: ['<unreachable_title>', '<chart_returns>', '<no_graph_data>'],
      canRetry: true,
    });
  });

  test('a removed instrument can’t be retried', () => {
    const gone = {
      status: 'failed',
      errors: ['Not found'],
      isGone: true,
      isUnreachable: false,
    } as const;
    expect(toChartState(gone, true, t)).toEqual({
      kind: 'failed',
      messages: ['<chart_gone>'],
      canRetry: false,
    });
  });
});
