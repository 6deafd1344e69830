import * as z from 'zod/mini';
import type { FillValues } from '../../domain/text/fill-text.ts';

/** Stable codes that clients may rely on. Each has a label `error_<code>`. */
export const ERROR_CODES = {
  invalid_field: 400,
  unknown_field: 400,
  invalid_json: 400,
  period_start_after_end: 400,
  wrong_code: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  invalid_token: 401,
  forbidden: 403,
  token_scope: 403,
  files_not_allowed: 403,
  cross_site: 403,
  confirmation_needed: 403,
  second_step_needed: 403,
  account_blocked: 403,
  demo_account: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_registered: 409,
  too_many_tokens: 409,
  too_many_screens: 409,
  void_code: 409,
  too_many_passkeys: 409,
  passkey_known: 409,
  last_way_in: 409,
  last_operator: 409,
  already_decided: 409,
  changed_meanwhile: 409,
  merge_conflict: 409,
  ticket_full: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_attempts: 429,
  too_many_pages: 429,
  too_many_calls: 429,
  internal: 500,
  not_ready: 503,
  overloaded: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The common format of all errors. */
export const errorEnvelope = z.object({
  result: z.literal(false),
  code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
  /** The key of the text; `message` is that text in the viewer's language. */
  label: z.string(),
  message: z.string(),
  /** The invalid part of the input, e.g. `body.beginDate`; null if no single part is invalid. */
  field: z.nullable(z.string()),
  requestId: z.string(),
  /** The message again, under the name that the specification's pages use. */
  errors: z.array(z.string()),
  data: z.object({ errors: z.array(z.string()) }),
});

export type ErrorEnvelope = z.output<typeof errorEnvelope>;

/** Services throw it, and the server sends it as the error envelope. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly field: string | null;
  readonly label: string;
  /** The values for the placeholders of the label's text. */
  readonly values: FillValues;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      field?: string;
      label?: string;
      values?: FillValues;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.field = options.field ?? null;
    this.label = options.label ?? `error_${code}`;
    this.values = options.values ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}
