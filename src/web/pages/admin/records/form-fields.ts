import type {
  Code,
  DeskSeries,
  InstrumentTerms,
  IssuerTerms,
} from '../../../../contracts/admin/records.ts';
import { formatDecimal, parseDecimal } from '../../../../domain/text/decimal.ts';
import { LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { wireDay, wireNumber } from '../../../forms/reader-format.ts';

/** Form values by path in the request body, such as `bond.couponRate`. */
export type Fields = Readonly<Record<string, string>>;

export const BOND_FIELDS = [
  'couponType',
  'couponRate',
  'couponsPerYear',
  'dayCount',
  'issuedOn',
  'maturesOn',
  'faceValue',
  'amountIssued',
] as const;
const CODE_PARTS = ['scheme', 'value', 'validFrom', 'validTo'] as const;

/** Stored names come from sources and may be in any languages. */
type Stored<T> = Omit<T, 'name'> & { readonly name: Readonly<Record<string, string>> };

export function fieldsFromInstrument(
  terms: Stored<InstrumentTerms>,
  series: readonly DeskSeries[],
): Fields {
  const { name, status, issuerId, currency, category, venue, importance, identifiers, bond } =
    terms;
  return {
    ...nameFields(name),
    status,
    issuerId: issuerId === null ? '' : String(issuerId),
    currency: currency ?? '',
    category: category ?? '',
    venue: venue ?? '',
    importance: String(importance),
    ...codeFields(identifiers),
    ...(bond &&
      Object.fromEntries(
        BOND_FIELDS.map((part) => [`bond.${part}`, plainText(`bond.${part}`, bond[part])]),
      )),
    ...Object.fromEntries(
      series
        .filter(({ isPreferred }) => isPreferred)
        .map(({ field, id }) => [`preferred.${field}`, String(id)]),
    ),
  };
}

export function fieldsFromIssuer(terms: Stored<IssuerTerms>): Fields {
  const { name, country, sector, status, identifiers } = terms;
  return {
    ...nameFields(name),
    country: country ?? '',
    sector: sector ?? '',
    status,
    ...codeFields(identifiers),
  };
}

function nameFields(name: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [`name.${code}`, name[code] ?? '']));
}

export function codeFields(codes: readonly Code[]): Fields {
  return Object.fromEntries(
    codes.flatMap((code, i) =>
      CODE_PARTS.map((part) => [`identifiers.${i}.${part}`, code[part] ?? '']),
    ),
  );
}

export const DAY_FIELD = /^bond\.(issuedOn|maturesOn)$|\.valid(From|To)$/;
export const NUMBER_FIELD = /^importance$|^bond\.(couponRate|faceValue|amountIssued)$/;

/** Numbers are normalised, so 4.50 isn't a change of 4.5. */
function plainText(name: string, value: string | number | null): string {
  const number = NUMBER_FIELD.test(name) ? parseDecimal(String(value ?? '')) : undefined;
  return number ? formatDecimal(number) : String(value ?? '');
}

/** Converts posted values from the reader's format to the format of the API. */
export function wireFields(posted: Fields, language: Language): Fields {
  return Object.fromEntries(
    Object.entries(posted).map(([name, text]) => {
      if (DAY_FIELD.test(name)) return [name, wireDay(text, language)];
      return [name, NUMBER_FIELD.test(name) ? wireNumber(text, language) : text];
    }),
  );
}

/** The codes in the form; lines without a code are removed. */
export function codesFromFields(fields: Fields): Code[] {
  const codes: Code[] = [];
  for (let i = 0; fields[`identifiers.${i}.value`] !== undefined; i++) {
    const [scheme, value, validFrom, validTo] = CODE_PARTS.map(
      (part) => fields[`identifiers.${i}.${part}`]?.trim() ?? '',
    );
    if (!value) continue;
    codes.push({
      scheme: scheme as Code['scheme'],
      value: value.toUpperCase(),
      validFrom: validFrom || null,
      validTo: validTo || null,
    });
  }
  return codes;
}

/** The same fields without empty code lines, so that the index in an error matches its line. */
export function withoutEmptyCodes(fields: Fields): Fields {
  const others = Object.entries(fields).filter(([name]) => !name.startsWith('identifiers.'));
  return { ...Object.fromEntries(others), ...codeFields(codesFromFields(fields)) };
}

/** Invalid numbers stay text, which the endpoint rejects. */
function whole(text = ''): number | string {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : text;
}

function nameBody(fields: Fields) {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, fields[`name.${code}`] ?? '']));
}

export function instrumentBody(fields: Fields) {
  const text = (name: string) => fields[name]?.trim() ?? '';
  const hasBond = fields['bond.couponType'] !== undefined;
  return {
    name: nameBody(fields),
    status: text('status'),
    issuerId: text('issuerId') === '' ? null : whole(text('issuerId')),
    currency: text('currency').toUpperCase() || null,
    category: text('category') || null,
    venue: text('venue') || null,
    importance: whole(text('importance')),
    identifiers: codesFromFields(fields),
    bond: hasBond
      ? {
          ...Object.fromEntries(BOND_FIELDS.map((part) => [part, text(`bond.${part}`) || null])),
          couponsPerYear:
            text('bond.couponsPerYear') === '' ? null : whole(text('bond.couponsPerYear')),
        }
      : null,
    preferred: Object.entries(fields)
      .filter(([name]) => name.startsWith('preferred.'))
      .map(([, id]) => whole(id)),
  };
}

export function issuerBody(fields: Fields) {
  const text = (name: string) => fields[name]?.trim() ?? '';
  return {
    name: nameBody(fields),
    country: text('country').toUpperCase() || null,
    sector: text('sector') || null,
    status: text('status'),
    identifiers: codesFromFields(fields),
  };
}
