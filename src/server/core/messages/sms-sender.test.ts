import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSms } from './sms-settings.ts';
import { smsSender } from './sms-sender.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const SMS = {
  recipient: '+4741234219',
  subject: null,
  body: 'Code "407119" & {from}\nпять минут 100%',
};

let gateway: Server;
let address: string;
let asked: Asked[];
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  asked = [];
  answer = (response) => void response.writeHead(202).end('queued');
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(async () => {
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

const send = (env: Record<string, string>, answerMs?: number) =>
  smsSender(readSms({ SMS_FROM: 'Parcurve', ...env })!, answerMs)(SMS);

test('USR-2 a JSON gateway gets JSON, whatever the text contains', async () => {
  await send({
    SMS_URL: `${address}/send`,
    SMS_HEADERS: '{"Authorization":"Bearer secret"}',
    SMS_BODY: '{"to":"{to}","from":"{from}","message":"{text}"}',
  });
  const [request] = asked;
  expect(request).toMatchObject({ method: 'POST', url: '/send' });
  expect(request!.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  });
  expect(JSON.parse(request!.body)).toEqual({
    to: '+4741234219',
    from: 'Parcurve',
    message: SMS.body,
  });
});

test('USR-2 a form gateway gets a form, and a plain URL works too', async () => {
  await send({ SMS_URL: `${address}/form`, SMS_BODY: 'To={to}&Body={text}' });
  await send({ SMS_URL: `${address}/plain?key=1&to={to}&text={text}` });
  const [form, plain] = asked;
  expect(form!.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(form!.body))).toEqual({
    To: '+4741234219',
    Body: SMS.body,
  });
  expect(plain).toMatchObject({ method: 'GET', body: '' });
  const query = new URL(plain!.url!, address).searchParams;
  expect(Object.fromEntries(query)).toEqual({ key: '1', to: '+4741234219', text: SMS.body });
});

test('anything but a 2xx is a failure; redirects aren’t followed', async () => {
  const env = { SMS_URL: `${address}/x?to={to}&text={text}&key=sesame` };
  for (const status of [302, 400, 401, 500]) {
    answer = (response) =>
      void response.writeHead(status, { location: `${address}/elsewhere` }).end('sesame');
    await expect(send(env)).rejects.toThrow(`the SMS gateway rejected the message: ${status}`);
  }
  expect(asked.map(({ url }) => url!.split('?')[0])).toEqual(['/x', '/x', '/x', '/x']);
});

test('a silent or absent gateway is reported without its URL', async () => {
  answer = () => {};
  const env = { SMS_URL: `${address}/x?to={to}&text={text}&key=sesame` };
  await expect(send(env, 50)).rejects.toThrow("the SMS gateway can't be reached: timed out");
  const away = { SMS_URL: 'http://127.0.0.1:1/x?to={to}&text={text}&key=sesame' };
  await expect(send(away)).rejects.toThrow(/^the SMS gateway can't be reached: \w+$/);
});
