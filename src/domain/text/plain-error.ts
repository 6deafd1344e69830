const LONGEST = 300;

/** Secrets that URLs, headers or settings may contain. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(\w+:\/\/)[^\s/@]+@/g, '$1…@'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  [
    /\b([\w-]*(?:password|passwd|pwd|secret|token|api-?key|signature|authorization))(["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s&,;]+)/gi,
    '$1$2…',
  ],
];

/** The message of an error as one displayable line: without its stack and without secrets. */
export function plainError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split(/\r?\n(?:\s+at )?/, 1);
  const text = SECRETS.reduce(
    (told, [secret, rest]) => told.replaceAll(secret, rest),
    first,
  ).trim();
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
