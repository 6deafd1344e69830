import { ApiError } from '../../../../contracts/core/errors.ts';

/** What was in the address is named as such, wherever the call in process had it. */
export function inQuery(error: unknown): never {
  throw nameInQuery(error, (name) => name);
}

/** The same, where calls in process have other names for what the address has. */
export function nameInQuery(error: unknown, rename: (name: string) => string): unknown {
  if (!(error instanceof ApiError) || error.field === null) return error;
  const field = `query.${rename(error.field.split('.').at(-1) ?? '')}`;
  return new ApiError(error.code, { field, label: error.label });
}

export function toNumber(text: string | null): number | null {
  return text === null ? null : Number(text);
}
