import * as fc from 'fast-check';
import type { Contract } from '../../src/contracts/core/endpoint.ts';
import { exampleAt } from '../../src/server/core/http/examples.ts';
import { toJsonSchema, type Part } from '../../src/server/testing/sample-requests.ts';
import {
  hostileName,
  hostileText,
  hostileValue,
  toJson,
  PATH_TEXTS,
  urlText,
} from './hostile-values.ts';
import { arbitraryObjects, arbitraryValues, type JsonSchema } from './schema-values.ts';
import type { Attempt } from './wire.ts';

/** Ids of the demo market: a pair, an index, a bond, a stock, an ETF; and companies. */
const KNOWN_IDS = ['1', '1001', '10001', '2001', '3001'];
const ID = /Id$/;
/** Below Node's 16 KB limit for a URL and its headers together. */
const MAX_PATH = 12_000;

const BODY_TYPES = { json: 'application/json', text: 'text/plain', file: 'text/csv' };

/** The parts of a request while it is being damaged. */
interface Draft {
  method: string;
  /** Encoded as in the path. */
  params: Record<string, string>;
  /** Names and values, encoded as in the URL. */
  query: [string, string][];
  body: unknown;
  headers: Record<string, string>;
  /** The final change of the body's text. */
  mangle: (text: string) => string;
}
type Damage = (draft: Draft) => void;

/** Valid requests for a call, most of them damaged in one or several ways. */
export function hostileRequests(call: Contract): fc.Arbitrary<Attempt> {
  return fc
    .tuple(validRequests(call), fc.array(damages(call), { maxLength: 3, size: 'max' }))
    .map(([draft, wounds]) => {
      for (const wound of wounds) wound(draft);
      return toAttempt(call, draft);
    });
}

function validRequests(call: Contract): fc.Arbitrary<Draft> {
  const type = BODY_TYPES[call.bodyType ?? 'json'];
  return fc
    .record({
      params: validValues(call, 'params'),
      query: validValues(call, 'query'),
      body: validValues(call, 'body'),
    })
    .map(({ params, query, body }): Draft => ({
      method: call.method,
      params: Object.fromEntries(listFields(params).map(([name, value]) => [name, urlText(value)])),
      query: listFields(query).map(([name, value]): [string, string] => [
        urlText(name),
        urlText(value),
      ]),
      body,
      headers: call.body ? { 'content-type': type } : {},
      mangle: (text: string) => text,
    }));
}

/**
 * Values for a part of the call: known ones of the demo market, and any that its schema accepts.
 */
function validValues(call: Contract, part: Part): fc.Arbitrary<unknown> {
  if (!call[part]) return fc.constant(undefined);
  const schema = toJsonSchema(call[part]) as JsonSchema;
  const field = (values: JsonSchema, place: string) => {
    const samples = ID.test(place) && part === 'params' ? KNOWN_IDS : [exampleAt(call, place)];
    const arbitrary = arbitraryValues(values);
    if (samples[0] === undefined) return arbitrary;
    return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...samples) }, arbitrary);
  };
  return schema.properties
    ? arbitraryObjects(schema, (values, name) => field(values, `${part}.${name}`))
    : field(schema, part);
}

function damages(call: Contract): fc.Arbitrary<Damage> {
  const { params, query, body } = call;
  const kinds = [
    ...(params ? [...paramDamages(call)] : []),
    ...(query ? [changedQuery(call), changedQuery(call)] : []),
    ...(body ? [changedBody, changedBody, changedBody, missingField, extraField] : []),
    ...(body ? [mangledBody, wrongType] : [unexpectedBody]),
    repeatedQuery,
    extraQuery,
    wrongMethod,
    oddHeader,
  ];
  return fc.oneof(...kinds);
}

function paramDamages(call: Contract): fc.Arbitrary<Damage>[] {
  const names = fc.constantFrom(...namesIn(call, 'params'));
  return [
    fc.tuple(names, fc.constantFrom(...PATH_TEXTS)).map(([name, text]) => (draft) => {
      draft.params[name] = text;
    }),
    fc.tuple(names, hostileText).map(([name, text]) => (draft) => {
      draft.params[name] = fitting(urlText(text));
    }),
  ];
}

function changedQuery(call: Contract): fc.Arbitrary<Damage> {
  const names = fc.constantFrom(...namesIn(call, 'query'));
  return fc.tuple(names, hostileValue).map(([name, value]) => (draft) => {
    const others = draft.query.filter(([other]) => other !== name);
    draft.query = [...others, [name, fitting(urlText(value))]];
  });
}

const extraQuery: fc.Arbitrary<Damage> = fc
  .tuple(fc.oneof(hostileName, fc.constantFrom('lang', 'show_labels')), hostileText)
  .map(([name, value]) => (draft) => {
    draft.query.push([urlText(name), fitting(urlText(value))]);
  });

const repeatedQuery: fc.Arbitrary<Damage> = fc
  .tuple(fc.nat(), hostileText, fc.constantFrom('', '[]', '[0]', '%5B__proto__%5D'))
  .map(([index, value, end]) => (draft) => {
    const [name, first] = draft.query[index % (draft.query.length || 1)] ?? ['lang', 'eng'];
    draft.query.push([name + end, first], [name + end, fitting(urlText(value))]);
  });

const changedBody: fc.Arbitrary<Damage> = fc
  .tuple(fc.nat(), fc.boolean(), hostileValue)
  .map(([index, isWhole, value]) => (draft) => {
    const fields = listFields(draft.body);
    const [name] = fields[index % (fields.length || 1)] ?? [];
    if (name === undefined || (isWhole && index % 4 === 0)) draft.body = value;
    else draft.body = Object.fromEntries([...fields, [name, value]]);
  });

const missingField: fc.Arbitrary<Damage> = fc.nat().map((index) => (draft) => {
  const fields = listFields(draft.body);
  draft.body = Object.fromEntries(fields.toSpliced(index % (fields.length || 1), 1));
});

const extraField: fc.Arbitrary<Damage> = fc
  .tuple(hostileName, hostileValue)
  .map(([name, value]) => (draft) => {
    // As entries, because an assignment to `__proto__` would not create a field of that name.
    draft.body = Object.fromEntries([...listFields(draft.body), [name, value]]);
  });

const mangledBody: fc.Arbitrary<Damage> = fc
  .tuple(
    fc.constantFrom('cut', 'twice', 'mark', 'noise', 'empty'),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([kind, share]) => (draft) => {
    draft.mangle = (text) => {
      const at = Math.floor(text.length * share);
      if (kind === 'cut') return text.slice(0, at);
      if (kind === 'twice') return text + text;
      if (kind === 'mark') return `\ufeff${text}`;
      if (kind === 'empty') return '';
      return `${text.slice(0, at)}\u0000\\%\ufffd${text.slice(at + 1)}`;
    };
  });

const TYPES = [
  '',
  'text/plain',
  'text/html',
  'text/csv',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'APPLICATION/JSON',
  'application/json;;;',
  'application/jsonx',
  'nonsense',
  '*/*',
  ';',
  `application/json; a=${'x'.repeat(3000)}`,
];
const wrongType: fc.Arbitrary<Damage> = fc.constantFrom(...TYPES).map((type) => (draft) => {
  draft.headers['content-type'] = type;
});

const unexpectedBody: fc.Arbitrary<Damage> = hostileValue.map((value) => (draft) => {
  draft.body = value;
  draft.headers['content-type'] = 'application/json';
});

const wrongMethod: fc.Arbitrary<Damage> = fc
  .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')
  .map((method) => (draft) => {
    draft.method = method;
  });

const ODD_HEADERS: readonly [string, string][] = [
  ['accept-language', `${'x-'.repeat(2000)};q=NaN`],
  ['accept', 'text/html;q=9e99, */*;q=-1'],
  ['cookie', `parcurve=${'x'.repeat(43)}; parcurve=; __proto__=1; a=%zz; theme=\u00e9`],
  ['cookie', 'a=b; '.repeat(800)],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['host', 'evil.example:99999'],
  ['host', '..'],
  ['x-forwarded-for', 'unknown, \u00ff, ::1%eth0'],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-host', '<script>'],
  ['content-encoding', 'gzip'],
  ['expect', '100-continue'],
  ['expect', 'nonsense'],
  ['range', 'bytes=0-,5-1,-0'],
  ['if-none-match', '*'],
  ['if-modified-since', 'NaN'],
  ['upgrade', 'h2c'],
  ['x-http-method-override', 'DELETE'],
];
const oddHeader: fc.Arbitrary<Damage> = fc
  .constantFrom(...ODD_HEADERS)
  .map(([name, value]) => (draft) => {
    draft.headers[name] = value;
  });

function toAttempt(call: Contract, draft: Draft): Attempt {
  const { method, params, query, body, headers, mangle } = draft;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const text = typeof body === 'string' ? plainText(call, body) : toJson(body);
  return {
    method,
    path: fitting(search === '' ? path : `${path}?${search}`),
    headers,
    ...(body !== undefined && { body: mangle(text) }),
  };
}

function plainText({ bodyType }: Contract, body: string): string {
  if (bodyType === 'file') return body;
  return bodyType === 'text' ? urlText(body) : toJson(body);
}

function namesIn(call: Contract, part: Part): string[] {
  return Object.keys(toJsonSchema(call[part]).properties ?? {});
}

function listFields(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function fitting(encoded: string): string {
  return encoded.slice(0, MAX_PATH);
}
