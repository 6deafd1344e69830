import {
  IDENTIFIER_SCHEMES,
  identifierProblem,
  type IdentifierScheme,
} from '../instruments/identifier.ts';

/**
 * How a row names an instrument: a code of a scheme, the source's own id, or a currency pair. A
 * name is never an id.
 */
export type InstrumentIdScheme = Exclude<IdentifierScheme, 'lei'> | 'source' | 'pair';

export interface InstrumentId {
  readonly scheme: InstrumentIdScheme;
  readonly value: string;
}

export type InstrumentIdFault = 'empty' | 'not-an-id' | 'wrong-check-digit' | 'unknown-scheme';

export const INSTRUMENT_ID_SCHEMES: readonly InstrumentIdScheme[] = [
  ...IDENTIFIER_SCHEMES.filter((scheme) => scheme !== 'lei'),
  'source',
  'pair',
];

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/;
const PAIR = /^([A-Z]{3})[/ ]?([A-Z]{3})$/;
const PREFIXED = /^([a-z]+):(.*)$/s;
const MAX_SOURCE_ID = 100;

/**
 * Reads `isin:US0378331005`, `source:4711`, `EUR/USD` or a bare ISIN. `scheme` is the one that the
 * recipe names for ids without a prefix.
 */
export function readInstrumentId(
  text: string,
  scheme?: InstrumentIdScheme,
): InstrumentId | InstrumentIdFault {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  const [, prefix, rest = ''] = PREFIXED.exec(trimmed) ?? [];
  // An id of the source may contain a colon itself.
  if (prefix !== undefined && scheme !== 'source') {
    const named = INSTRUMENT_ID_SCHEMES.find((each) => each === prefix);
    return named ? checkId(named, rest.trim()) : 'unknown-scheme';
  }
  return checkId(scheme ?? guessScheme(trimmed), trimmed);
}

export function isInstrumentIdFault(id: InstrumentId | InstrumentIdFault): id is InstrumentIdFault {
  return typeof id === 'string';
}

/** Only the two that can't be mistaken for anything else. */
function guessScheme(text: string): InstrumentIdScheme | undefined {
  const upper = text.toUpperCase();
  if (ISIN.test(upper)) return 'isin';
  return PAIR.test(upper) ? 'pair' : undefined;
}

function checkId(
  scheme: InstrumentIdScheme | undefined,
  text: string,
): InstrumentId | InstrumentIdFault {
  if (scheme === undefined || text === '') return 'not-an-id';
  if (scheme === 'source') {
    return text.length <= MAX_SOURCE_ID ? { scheme, value: text } : 'not-an-id';
  }
  if (scheme === 'pair') {
    const [, base, quote] = PAIR.exec(text.toUpperCase()) ?? [];
    return base === undefined ? 'not-an-id' : { scheme, value: `${base}/${quote}` };
  }
  const value = scheme === 'ticker' ? text : text.toUpperCase();
  const problem = identifierProblem(scheme, value);
  if (problem === undefined) return { scheme, value };
  return problem === 'form' ? 'not-an-id' : 'wrong-check-digit';
}
