import { describe, expect, test } from 'vitest';
import { bannerState, shareInPercent, winnersOver, wordsIn } from './banner-rules.ts';

const span = (startsAt: number | null, endsAt: number | null, isOn = true) => ({
  startsAt,
  endsAt,
  isOn,
});

describe('OPR-4 the state of a banner', () => {
  test.each([
    [span(null, null, false), 50, 'off'],
    [span(null, null), 50, 'running'],
    [span(100, 200), 99, 'scheduled'],
    [span(100, 200), 100, 'running'],
    [span(100, 200), 199, 'running'],
    [span(100, 200), 200, 'ended'],
    [span(100, 200, false), 150, 'off'],
  ] as const)('OPR-4 %j at %i: %s', (banner, now, state) => {
    expect(bannerState(banner, now)).toBe(state);
  });
});

describe('OPR-4 which bar takes precedence', () => {
  const over = (first: ReturnType<typeof span>, second: ReturnType<typeof span>, now = 0) =>
    winnersOver(
      [
        { id: 1, ...first },
        { id: 2, ...second },
      ],
      2,
      now,
    );

  test.each([
    ['one that is always there', span(null, null), span(null, null), true],
    ['one that ends earlier', span(null, 100), span(null, null), false],
    ['one that begins later', span(100, null), span(50, null), false],
    ['one that covers it', span(10, 90), span(20, 80), true],
  ] as const)('OPR-4 %s', (_, first, second, isAlways) => {
    expect(over(first, second)).toMatchObject([{ id: 1, isAlways }]);
  });

  test('OPR-4 says from when until when', () => {
    expect(over(span(100, 200), span(50, 150))).toEqual([
      { id: 1, isAlways: false, from: 100, to: 150 },
    ]);
    expect(over(span(null, 80), span(50, 150))).toEqual([
      { id: 1, isAlways: false, from: null, to: 80 },
    ]);
  });

  test.each([
    ['is off', span(null, null, false), span(null, null), 0],
    ['has ended', span(null, 100), span(null, null), 100],
    ['ends when the other begins', span(null, 100), span(100, 200), 0],
  ] as const)('OPR-4 rejects one that %s', (_, first, second, now) => {
    expect(over(first, second, now)).toEqual([]);
  });

  test('OPR-4 the first has none before it, and one that is off needs none', () => {
    const bars = [
      { id: 1, ...span(null, null) },
      { id: 2, ...span(null, null, false) },
    ];
    expect(winnersOver(bars, 1, 0)).toEqual([]);
    expect(winnersOver(bars, 2, 0)).toEqual([]);
    expect(winnersOver(bars, 9, 0)).toEqual([]);
  });
});

test('OPR-4 texts of a language, or else the English ones', () => {
  const texts = { eng: { text: 'New' }, deu: { text: 'Neu' }, fra: { text: '', title: 'x' } };
  expect(wordsIn(texts, 'deu')).toEqual([{ text: 'Neu' }, 'deu']);
  expect(wordsIn(texts, 'fra')).toEqual([{ text: 'New' }, 'eng']);
});

test('OPR-4 shares of weights', () => {
  expect([shareInPercent(1, 3), shareInPercent(2, 3), shareInPercent(0, 0)]).toEqual([
    33.3, 66.7, 0,
  ]);
});
