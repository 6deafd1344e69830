import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ApiError } from '../../../contracts/core/errors.ts';
import { Labels } from '../../../labels/labels.ts';
import { sendPlainPage } from './plain-page.ts';

test('a text changed by an operator is text on the plain page, never HTML', async () => {
  const labels = new Labels();
  const html = '<img src="x" onerror=\'y\'> & more';
  const error = new ApiError('overloaded');
  labels.override({ eng: { refused_title: html, try_again: html, [error.label]: html } });
  const http = Fastify();
  http.get('/', (_request, reply) =>
    sendPlainPage(reply, error, { language: 'eng', showsLabelKeys: false, labels }),
  );
  const { body } = await http.inject('/');
  expect(body).not.toContain('<img');
  expect(body.split('&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt; &amp; more')).toHaveLength(
    5,
  );
  await http.close();
});
