import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DeliveryError } from './delivery-error.ts';
import { mailSender } from './mail-sender.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

const FROM = 'Parcurve <portal@example.org>';
const MAIL = {
  recipient: 'olga@example.org',
  subject: 'Ваш код',
  body: 'Код 407119 — действует пять минут.\nПривет\n.\nконец',
};

const servers: MailServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
}

async function failure(sending: Promise<string>): Promise<DeliveryError> {
  const error: unknown = await sending.then(
    () => new Error('it was taken'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  return error as DeliveryError;
}

test('USR-2 a mail is plain text in UTF-8, with date and id, from the configured address', async () => {
  const server = await start();
  const answer = await mailSender({ url: server.url, from: FROM })(MAIL);
  expect(answer).toMatch(/^250 /);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'portal@example.org', to: ['olga@example.org'] });
  const [head = '', ...rest] = mail!.source.split('\r\n\r\n');
  expect(head).toMatch(/^From: Parcurve <portal@example\.org>$/m);
  expect(head).toMatch(/^To: olga@example\.org$/m);
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(head).toMatch(/^Date: \w{3}, \d\d? \w{3} \d{4}/m);
  expect(head).toMatch(/^Message-ID: <[^@\s]+@example\.org>$/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(head).toMatch(/^Content-Transfer-Encoding: base64$/m);
  const text = Buffer.from(rest.join(''), 'base64').toString();
  expect(text.replaceAll('\r\n', '\n')).toBe(MAIL.body);
});

test('USR-2 it is encrypted if the server offers it, and authenticated with the password', async () => {
  const server = await start({
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'me' && password === 'p@ss' ? done(null, { user: 'me' }) : done(new Error('no')),
  });
  const address = server.url.replace('//', '//me:p%40ss@');
  // The test server's self-signed certificate would otherwise be rejected.
  const untrusted = await failure(mailSender({ url: address, from: FROM })(MAIL));
  expect(untrusted.message).toMatch(/ESOCKET|ETLS/);
  const url = `${address}?tls.rejectUnauthorized=false`;
  await mailSender({ url, from: FROM })(MAIL);
  expect(server.received).toMatchObject([{ isEncrypted: true }]);
  const wrong = url.replace('p%40ss', 'sesame');
  const refused = await failure(mailSender({ url: wrong, from: FROM })(MAIL));
  expect(refused.message).toBe('the mail server rejected the message: 535 no');
});

test('no header can be injected, and one recipient stays one', async () => {
  const server = await start();
  const send = mailSender({ url: server.url, from: FROM });
  for (const mail of [
    { ...MAIL, subject: 'Hello\r\nBcc: all@example.org' },
    { ...MAIL, recipient: 'a@example.org\nBcc: all@example.org' },
  ]) {
    expect((await failure(send(mail))).isFinal).toBe(true);
  }
  expect(server.received).toEqual([]);
  await send({ ...MAIL, recipient: 'a@example.org, b@example.org' }).catch(() => {});
  expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.org');
});

test('a rejected recipient is final, a busy server isn’t; reported in the server’s words without any address', async () => {
  const secret = 'olga@example.org is unknown here';
  let code = 550;
  const server = await start({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error(secret), { responseCode: code })),
  });
  const send = mailSender({ url: server.url, from: FROM });
  const gone = await failure(send(MAIL));
  expect(gone).toMatchObject({
    isFinal: true,
    message: 'the mail server rejected the message: 550 … is unknown here',
  });
  code = 451;
  expect(await failure(send(MAIL))).toMatchObject({ isFinal: false });
});

test('an unavailable server is reported by its error only, without its password', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => {
    closed.listen(0, '127.0.0.1', resolve);
  });
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const send = mailSender({ url: `smtp://me:sesame@127.0.0.1:${port}`, from: FROM });
  const { message, isFinal } = await failure(send(MAIL));
  expect(message).toBe("the mail server can't be reached: ECONNREFUSED");
  expect(isFinal).toBe(false);
});
