import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { isLostModule, isUnreachable } from './unreachable.ts';

const ENVELOPE = JSON.stringify({ code: 'internal', requestId: 'a-1' });

describe('isUnreachable', () => {
  test.each([
    // Chromium, Firefox, Safari.
    new TypeError('Failed to fetch'),
    new TypeError('network error'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('The network connection was lost.'),
    new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js'),
    new TypeError('error loading dynamically imported module: http://localhost/a.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to decode turbo-stream response'),
    new ErrorResponse(502, 'Bad Gateway', '<h1>Bad Gateway</h1>'),
    new ErrorResponse(503, '', ''),
    new ErrorResponse(503, '', ENVELOPE),
    new ErrorResponse(503, '', JSON.parse(ENVELOPE)),
    new ErrorResponse(504, '', '{"error":"timeout"}'),
  ])('%s', (error) => {
    expect(isUnreachable(error)).toBe(true);
  });

  test.each([
    new TypeError('Cannot read properties of undefined (reading "x")'),
    new Error('Failed to fetch'),
    new Error('Unexpected Server Error'),
    new ErrorResponse(500, '', ENVELOPE),
    new ErrorResponse(500, '', JSON.parse(ENVELOPE)),
    new ErrorResponse(500, '', null),
    new ErrorResponse(404, '', '<h1>Not found</h1>'),
    new ErrorResponse(403, '', '<h1>Forbidden</h1>'),
    null,
    'Failed to fetch',
  ])('not: %s', (error) => {
    expect(isUnreachable(error)).toBe(false);
  });
});

test('isLostModule', () => {
  expect(isLostModule(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isLostModule(new TypeError('Failed to fetch'))).toBe(false);
});
