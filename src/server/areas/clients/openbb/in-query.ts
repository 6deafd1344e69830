import { ApiError } from '../../../../contracts/core/errors.ts';

/**
 * Reports an error of an in-process call under the name of the query parameter, wherever the call
 * had the value.
 */
export function inQuery(error: unknown): never {
  throw nameInQuery(error, (name) => name);
}

/** The same if the in-process call has other names for the query parameters. */
export function nameInQuery(error: unknown, rename: (name: string) => string): unknown {
  if (!(error instanceof ApiError) || error.field === null) return error;
  const field = `query.${rename(error.field.split('.').at(-1) ?? '')}`;
  return new ApiError(error.code, { field, label: error.label });
}

export function toNumber(text: string | null): number | null {
  return text === null ? null : Number(text);
}
