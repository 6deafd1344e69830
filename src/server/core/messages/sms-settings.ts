import { StartupError } from '../../../db/startup-error.ts';
import type { GivenSettings } from '../../config-settings.ts';

/** The request that asks a gateway to send a text message. */
export interface SmsSettings {
  /** `{to}`, `{text}` and `{from}` are placeholders for the message, here and in the body. */
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly bodyForm: BodyForm;
  readonly from: string;
}

/** How values are escaped in the body. */
type BodyForm = 'json' | 'form';

const METHODS = ['GET', 'POST', 'PUT'] as const;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Fills the placeholders of a text, escaping each value; placeholders inside a value aren't filled.
 */
export function fillPlaces(
  text: string,
  values: Readonly<Record<'to' | 'text' | 'from', string>>,
  escape: (value: string) => string,
): string {
  return text.replaceAll(/\{(to|text|from)\}/g, (_place, name: keyof typeof values) =>
    escape(values[name]),
  );
}

export const ESCAPES: Readonly<Record<BodyForm, (value: string) => string>> = {
  json: (value) => JSON.stringify(value).slice(1, -1),
  form: encodeURIComponent,
};

export function readSms(env: GivenSettings): SmsSettings | null {
  const { SMS_URL: url, SMS_BODY, SMS_FROM: from = '' } = env;
  if (!url) {
    const parts = ['SMS_METHOD', 'SMS_HEADERS', 'SMS_BODY', 'SMS_FROM'] as const;
    const other = parts.find((name) => env[name]);
    if (other) throw new StartupError(`${other} is set without SMS_URL: set both.`);
    return null;
  }
  const body = SMS_BODY || null;
  const method = readMethod(env.SMS_METHOD || (body === null ? 'GET' : 'POST'));
  if (method === 'GET' && body !== null) {
    throw new StartupError('SMS_BODY needs SMS_METHOD=POST or PUT: a GET request has no body.');
  }
  const headers = readHeaders(env.SMS_HEADERS);
  const bodyForm = readBodyForm(headers, body);
  refuseBadAddress(url);
  for (const place of ['{to}', '{text}']) {
    if (!`${url} ${body ?? ''}`.includes(place)) {
      throw new StartupError(`SMS_URL or SMS_BODY must contain ${place}.`);
    }
  }
  if (bodyForm === 'json' && body !== null) refuseBadJson(body);
  const type = bodyForm === 'json' ? JSON_TYPE : FORM_TYPE;
  const withType = body === null ? headers : { 'content-type': type, ...headers };
  return { url, method, headers: withType, body, bodyForm, from };
}

function readMethod(text: string): SmsSettings['method'] {
  const method = METHODS.find((each) => each === text.toUpperCase());
  if (!method) throw new StartupError(`SMS_METHOD must be one of ${METHODS.join(', ')}.`);
  return method;
}

/** The values aren't shown in the error: headers and URLs of gateways contain their secrets. */
function readHeaders(text: string | undefined): Record<string, string> {
  if (!text) return {};
  const complaint = new StartupError(
    'SMS_HEADERS must be a JSON object of strings, such as {"authorization":"Bearer …"}.',
  );
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw complaint;
    if (!Object.values(value).every((each) => typeof each === 'string')) throw complaint;
    // Throws for invalid headers, and lower-cases all names.
    return Object.fromEntries(new Headers(value as Record<string, string>));
  } catch {
    throw complaint;
  }
}

function readBodyForm(headers: Record<string, string>, body: string | null): BodyForm {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === undefined) return body?.trim().startsWith('{') ? 'json' : 'form';
  if (type === FORM_TYPE) return 'form';
  if (type === JSON_TYPE || type.endsWith('+json')) return 'json';
  throw new StartupError(`The content-type in SMS_HEADERS must be ${JSON_TYPE} or ${FORM_TYPE}.`);
}

function refuseBadAddress(text: string): void {
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && !/\{\w+\}/.test(url.hostname)) return;
  throw new StartupError(
    'SMS_URL must be an http(s) URL such as https://sms.example.org/send?to={to}&text={text}.',
  );
}

function refuseBadJson(body: string): void {
  try {
    JSON.parse(fillPlaces(body, { to: '+1', text: '"', from: '' }, ESCAPES.json));
  } catch {
    throw new StartupError(
      'SMS_BODY must be JSON such as {"to":"{to}","text":"{text}"}, with the placeholders in quotes.',
    );
  }
}
