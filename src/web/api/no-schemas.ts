/**
 * Replaces `zod/mini` in browsers (vite.config.ts). There a contract is only a URL and types,
 * because the server validates all input and output. Building all schemas took a phone 60 ms for
 * nothing. A page whose contract needs a name that is missing here doesn't run; a test compares the
 * names.
 */
const schema = { check: () => schema, register: () => schema, shape: {} };
const make = () => schema;

export {
  make as array,
  make as boolean,
  make as enum,
  make as instanceof,
  make as int,
  make as literal,
  make as looseObject,
  make as maximum,
  make as maxLength,
  make as minimum,
  make as minLength,
  make as nonnegative,
  make as null,
  make as nullable,
  make as number,
  make as object,
  make as omit,
  make as optional,
  make as overwrite,
  make as partial,
  make as pipe,
  make as positive,
  make as record,
  make as refine,
  make as regex,
  make as strictObject,
  make as string,
  make as toLowerCase,
  make as transform,
  make as trim,
  make as union,
  make as unknown,
};
export const iso = { datetime: make };
export const globalRegistry = {};
