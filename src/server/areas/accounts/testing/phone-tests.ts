import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../../testing/test-app.ts';

export const PHONE = '+4791234219';
export const OTHER_PHONE = '+4791234567';

/** Makes calls with a cookie; codes and mails are read as an operator reads the outbox. */
export class PhoneTester {
  readonly #server: TestApp;
  readonly cookie: string;

  constructor(server: TestApp, cookie: string) {
    this.#server = server;
    this.cookie = cookie;
  }

  post(path: string, payload: object = {}): Promise<LightMyRequestResponse> {
    return this.#server.app.http.inject({
      method: 'POST',
      url: path,
      headers: { cookie: this.cookie },
      payload,
    });
  }

  /** Requests it like a script of our own pages. */
  resend(): Promise<LightMyRequestResponse> {
    return this.#server.app.http.inject({
      url: '/?action=ajaxSendCode',
      headers: { cookie: this.cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    });
  }

  async state() {
    const answer = await this.#server.app.http.inject({
      url: '/api/profile/phone/',
      headers: { cookie: this.cookie },
    });
    return answer.json<{
      phone: string | null;
      secondStep: string | null;
      code: { phone: string; isOpen: boolean; triesLeft: number; resendSeconds: number } | null;
    }>();
  }

  name(phone: string) {
    return this.post('/api/profile/update_mob/', { phone });
  }

  confirm(code: string) {
    return this.post('/api/profile/confirm_mob/', { code });
  }

  /** The code in the latest text message. */
  async code(): Promise<string> {
    const [message] = await sentMessages(this.#server, 'sms');
    return /\d{6}/.exec(message!.body ?? '')![0];
  }
}

/** Newest first. */
export async function sentMessages({ db }: TestApp, channel: 'sms' | 'mail') {
  return db.db
    .selectFrom('message')
    .select(['recipient', 'purpose', 'subject', 'body'])
    .where('channel', '=', channel)
    .orderBy('id', 'desc')
    .execute();
}

/** A code that differs from this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Clears codes, messages and counters, as if all limits had passed. */
export async function forgetPhones({ db: { db } }: TestApp): Promise<void> {
  await db.deleteFrom('phone_code').execute();
  await db.deleteFrom('message').execute();
  await db.deleteFrom('attempt_limit').execute();
  await db
    .updateTable('account')
    .set({ phone: null, phone_confirmed_at: null, second_step: null })
    .execute();
}

/** Lets the next code be sent immediately. */
export async function forgetGap({ db: { db } }: TestApp): Promise<void> {
  await db.deleteFrom('attempt_limit').where('key', 'like', 'code-gap%').execute();
}
