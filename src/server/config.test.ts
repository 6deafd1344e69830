import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../db/startup-error.ts';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  test('has a default for everything, also where a setting is empty', () => {
    const defaults = readConfig({});
    expect(defaults).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: resolve('data'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      demo: true,
      publicUrl: null,
      trustProxy: false,
      corsOrigins: [],
      languageByHost: new Map(),
      dataServers: {},
      isCbnData: false,
      registrationUrl: '/register/',
      apps: { ios: null, android: null },
      operatorContact: null,
      timeZone: 'UTC+3',
      logLevel: 'info',
      jobs: 'inside',
      hasGallery: false,
      metricsToken: null,
      shutdownDelaySeconds: 0,
      limits: {
        sockets: 10_000,
        renders: 4,
        searches: 32,
        anonymousPages: 600,
        tokenCalls: 600,
        databaseConnections: 12,
      },
    });
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'DATABASE_OWNER_URL',
      'DEMO',
      'PUBLIC_URL',
    ];
    const more = [
      'TRUST_PROXY',
      'LANGUAGE_HOSTS',
      'DATA_SERVERS',
      'CBN_DATA',
      'REGISTRATION_URL',
      'IOS_APP_URL',
      'ANDROID_APP_URL',
      'OPERATOR_CONTACT',
      'TIME_ZONE',
      'LOG_LEVEL',
      'JOBS',
      'GALLERY',
      'METRICS_TOKEN',
      'SHUTDOWN_DELAY',
      'MAX_SOCKETS',
      'MAX_RENDERS',
      'MAX_SEARCHES',
      'ANONYMOUS_PAGES',
      'DATABASE_CONNECTIONS',
    ];
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(defaults);
  });

  test('takes what is set', () => {
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
    ['MAX_SEARCHES', '-1'],
    ['ANONYMOUS_PAGES', '-1'],
    ['ANONYMOUS_PAGES', 'none'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_CONNECTIONS', '1001'],
  ])('refuses %s=%s with one sentence that names the setting', (name, value) => {
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
