import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../db/startup-error.ts';
import { readConfig } from './config.ts';
import { SETTINGS } from './config-settings.ts';

describe('readConfig', () => {
  test('has a default for everything, even for empty settings', () => {
    const defaults = readConfig({});
    expect(defaults).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: resolve('data'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      demo: 'normal',
      publicUrl: null,
      trustProxy: false,
      corsOrigins: [],
      languageByHost: new Map(),
      dataServers: {},
      isCbnData: false,
      registrationUrl: '/register/',
      registration: true,
      operatorSecondStep: false,
      siteName: 'Parcurve',
      accessPolicy: 'levels',
      apps: { ios: null, android: null },
      operatorContact: null,
      mail: null,
      sms: null,
      hasOutbox: true,
      confirmsEmail: false,
      openId: null,
      timeZone: 'UTC+3',
      logLevel: 'info',
      jobs: 'inside',
      hasGallery: false,
      metricsToken: null,
      shutdownDelaySeconds: 0,
      limits: {
        sockets: 10_000,
        renders: Math.max(2, availableParallelism()) + 1,
        searches: Math.max(2, availableParallelism()),
        waitMs: 300,
        anonymousPages: 600,
        tokenCalls: 600,
        databaseConnections: 12,
      },
    });
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(defaults);
  });

  test('uses what is set', () => {
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: 'postgresql://app@host/db',
      DEMO: 'off',
      PUBLIC_URL: 'https://example.org/ignored?x',
      TRUST_PROXY: 'on',
      LANGUAGE_HOSTS: ' DE.example.org = deu , example.ru=rus,',
      DATA_SERVERS: '{"default":"https://data.example.org/","rus:cbn":"http://cbn.example.org:81"}',
      REGISTRATION_URL: 'https://join.example.org/',
      IOS_APP_URL: 'https://apps.example.org/ios',
      OPERATOR_CONTACT: 'Desk+portal@example.org',
      TIME_ZONE: 'europe/berlin',
      LOG_LEVEL: 'silent',
      GALLERY: 'on',
      METRICS_TOKEN: 'sixteen-letters.',
      SHUTDOWN_DELAY: '5',
      MAX_SOCKETS: '50',
      MAX_RENDERS: '1',
      MAX_SEARCHES: '2',
      MAX_WAIT_MS: '900',
      ANONYMOUS_PAGES: '0',
      DATABASE_CONNECTIONS: '30',
    });
    expect(config).toMatchObject({
      port: 0,
      databaseUrl: 'postgresql://app@host/db',
      databaseOwnerUrl: 'postgresql://app@host/db',
      demo: false,
      publicUrl: 'https://example.org',
      trustProxy: true,
      dataServers: { default: 'https://data.example.org', 'rus:cbn': 'http://cbn.example.org:81' },
      registrationUrl: 'https://join.example.org/',
      apps: { ios: 'https://apps.example.org/ios', android: null },
      operatorContact: { kind: 'email', address: 'Desk+portal@example.org' },
      timeZone: 'Europe/Berlin',
      logLevel: 'silent',
      hasGallery: true,
      metricsToken: 'sixteen-letters.',
      shutdownDelaySeconds: 5,
      limits: {
        sockets: 50,
        renders: 1,
        searches: 2,
        waitMs: 900,
        anonymousPages: 0,
        databaseConnections: 30,
      },
    });
    expect([...config.languageByHost]).toEqual([
      ['de.example.org', 'deu'],
      ['example.ru', 'rus'],
    ]);
    const apart = readConfig({
      DATABASE_URL: 'postgresql://a/d',
      DATABASE_OWNER_URL: 'postgresql://b/d',
    });
    expect(apart.databaseOwnerUrl).toBe('postgresql://b/d');
    expect(readConfig({ OPERATOR_CONTACT: 'https://example.org/ask' }).operatorContact).toEqual({
      kind: 'page',
      address: 'https://example.org/ask',
    });
  });

  test('accepts a mail server, with a sender address', () => {
    const SMTP_URL = 'smtps://user:pass@mail.example.org:465';
    for (const MAIL_FROM of ['portal@example.org', 'Parcurve <portal@example.org>']) {
      expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ url: SMTP_URL, from: MAIL_FROM });
    }
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'Parcurve' })).toThrow(/MAIL_FROM/);
  });

  test('accepts an SMS gateway’s request, with defaults', () => {
    const [url, json] = ['https://sms.example.org/send', '{"to":"{to}","text":"{text}"}'];
    expect(readConfig({ SMS_URL: url, SMS_BODY: json, SMS_HEADERS: '{"X-Key":"1"}' }).sms).toEqual({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-key': '1' },
      body: json,
      bodyForm: 'json',
      from: '',
    });
    const form = {
      SMS_URL: url,
      SMS_BODY: 'to={to}&text={text}',
      SMS_METHOD: 'put',
      SMS_FROM: 'P',
    };
    expect(readConfig(form).sms).toMatchObject({
      method: 'PUT',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      bodyForm: 'form',
      from: 'P',
    });
    const plain = `${url}?to={to}&text={text}`;
    expect(readConfig({ SMS_URL: plain }).sms).toMatchObject({
      url: plain,
      method: 'GET',
      headers: {},
      body: null,
    });
  });

  test.each([
    ['SMS_URL', { SMS_URL: 'sms.example.org' }],
    ['SMS_URL', { SMS_URL: 'https://{to}/?text={text}' }],
    ['SMS_URL', { SMS_URL: 'https://sms.example.org/?to={to}' }],
    ['SMS_METHOD', { SMS_METHOD: 'DELETE' }],
    ['SMS_BODY', { SMS_METHOD: 'GET', SMS_BODY: 'a=1' }],
    ['SMS_BODY', { SMS_BODY: '{"to":{to},"text":{text}}' }],
    ['SMS_HEADERS', { SMS_HEADERS: 'authorization: x' }],
    ['SMS_HEADERS', { SMS_HEADERS: '["x"]' }],
    ['SMS_HEADERS', { SMS_HEADERS: '{"x":1}' }],
    ['SMS_HEADERS', { SMS_HEADERS: '{"a b":"x"}' }],
    ['SMS_HEADERS', { SMS_HEADERS: '{"content-type":"text/xml"}', SMS_BODY: '<to>{to}</to>' }],
  ])('rejects a gateway with a wrong %s, without revealing a secret', (name, env) => {
    const url = 'https://sms.example.org/?key=sesame&to={to}&text={text}';
    const readBadConfig = () => readConfig({ SMS_URL: url, ...env });
    expect(readBadConfig).toThrow(StartupError);
    expect(readBadConfig).toThrow(name);
    expect(readBadConfig).not.toThrow(/sesame/);
  });

  test('keeps an outbox for trying out the portal, unless configured otherwise', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.org' }).hasOutbox).toBe(false);
    expect(readConfig({ DEMO: 'off' }).hasOutbox).toBe(false);
    expect(readConfig({ DEMO: 'off' }, true).hasOutbox).toBe(true);
    expect(readConfig({ DEMO: 'off', OUTBOX: 'on' }).hasOutbox).toBe(true);
    expect(readConfig({ OUTBOX: 'off' }).hasOutbox).toBe(false);
  });

  test('requires confirmed email addresses if mail can be sent, unless configured otherwise', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'portal@example.org' };
    expect(readConfig(mail).confirmsEmail).toBe(true);
    expect(readConfig({ ...mail, CONFIRM_EMAIL: 'off' }).confirmsEmail).toBe(false);
    expect(readConfig({ CONFIRM_EMAIL: 'on' }).confirmsEmail).toBe(true);
    expect(() => readConfig({ CONFIRM_EMAIL: 'on', OUTBOX: 'off' })).toThrow(/SMTP_URL/);
  });

  test('accepts an OpenID provider', () => {
    const given = { OIDC_ISSUER: 'https://id.example.org/realm', OIDC_CLIENT_ID: 'portal' };
    expect(readConfig(given).openId).toEqual({
      issuer: 'https://id.example.org/realm',
      clientId: 'portal',
      clientSecret: null,
      name: 'id.example.org',
      registers: false,
    });
    const more = { OIDC_CLIENT_SECRET: 's', OIDC_NAME: 'Our ID', OIDC_REGISTRATION: 'on' };
    expect(readConfig({ ...given, ...more }).openId).toMatchObject({
      clientSecret: 's',
      name: 'Our ID',
      registers: true,
    });
    expect(() => readConfig({ OIDC_ISSUER: given.OIDC_ISSUER })).toThrow(/OIDC_CLIENT_ID/);
    expect(() => readConfig({ OIDC_CLIENT_ID: 'portal' })).toThrow(/OIDC_ISSUER/);
    for (const OIDC_ISSUER of ['id.example.org', 'http://id.example.org', 'ftp://localhost']) {
      expect(() => readConfig({ ...given, OIDC_ISSUER })).toThrow(/OIDC_ISSUER/);
    }
    expect(readConfig({ ...given, OIDC_ISSUER: 'http://localhost:9000' }).openId).toBeTruthy();
  });

  test.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', '1'],
    ['CBN_DATA', 'ON'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TIME_ZONE', 'Moscow'],
    ['TIME_ZONE', '+03:00'],
    ['TIME_ZONE', 'UTC+15'],
    ['TIME_ZONE', 'UTC+3:5'],
    ['TIME_ZONE', ' '],
    ['LANGUAGE_HOSTS', 'example.org'],
    ['LANGUAGE_HOSTS', 'example.org=en'],
    ['LANGUAGE_HOSTS', '=deu'],
    ['LANGUAGE_HOSTS', 'a.example=deu,b.example=__proto__'],
    ['DATA_SERVERS', 'https://data.example.org'],
    ['DATA_SERVERS', '[]'],
    ['DATA_SERVERS', 'null'],
    ['DATA_SERVERS', '{"default":1}'],
    ['DATA_SERVERS', '{"default":"nowhere"}'],
    ['DATA_SERVERS', '{"xyz":"https://data.example.org"}'],
    ['DATA_SERVERS', '{"rus:other":"https://data.example.org"}'],
    ['DATA_SERVERS', '{"rus:cbn:x":"https://data.example.org"}'],
    ['REGISTRATION', 'maybe'],
    ['SITE_NAME', '<b>Bonds</b>'],
    ['SITE_NAME', 'x'.repeat(41)],
    ['ACCESS_POLICY', 'closed'],
    ['REGISTRATION_URL', 'register'],
    ['REGISTRATION_URL', '//evil.example'],
    ['REGISTRATION_URL', 'javascript:alert(1)'],
    ['REGISTRATION_URL', 'httpx://evil.example'],
    ['IOS_APP_URL', 'http://apps.example.org/'],
    ['ANDROID_APP_URL', 'market://details?id=x'],
    ['OPERATOR_CONTACT', 'desk'],
    ['OPERATOR_CONTACT', 'desk@example'],
    ['OPERATOR_CONTACT', 'desk@example.org?bcc=all@example.org'],
    ['OPERATOR_CONTACT', 'desk@example.org, all@example.org'],
    ['OPERATOR_CONTACT', 'javascript:alert(1)'],
    ['OPERATOR_CONTACT', 'mailto:desk@example.org'],
    ['OPERATOR_CONTACT', '/contact/'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['MAIL_FROM', 'portal@example.org'],
    ['SMS_METHOD', 'POST'],
    ['SMS_FROM', 'Parcurve'],
    ['OUTBOX', 'yes'],
    ['CONFIRM_EMAIL', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['JOBS', 'elsewhere'],
    ['GALLERY', 'yes'],
    ['METRICS_TOKEN', 'too-short'],
    ['METRICS_TOKEN', 'sixteen letters …'],
    ['SHUTDOWN_DELAY', '1.5'],
    ['MAX_SOCKETS', '0'],
    ['MAX_RENDERS', '0'],
    ['MAX_RENDERS', '1.5'],
    ['MAX_SEARCHES', '0'],
    ['MAX_WAIT_MS', '0'],
    ['MAX_SEARCHES', '-1'],
    ['ANONYMOUS_PAGES', '-1'],
    ['ANONYMOUS_PAGES', 'none'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_CONNECTIONS', '1001'],
  ])('rejects %s=%s with one sentence that names the setting', (name, value) => {
    let refusal: unknown;
    try {
      readConfig({ [name]: value });
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(StartupError);
    const { message } = refusal as StartupError;
    expect(message).toContain(name);
    expect(message).toMatch(/^\S[^\n]*\.$/);
  });
});
