const LONGEST = 300;

/** What an address, a header or a setting may carry and nobody should read. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(\w+:\/\/)[^\s/@]+@/g, '$1…@'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  [
    /\b([\w-]*(?:password|passwd|pwd|secret|token|api-?key|signature|authorization))(["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s&,;]+)/gi,
    '$1$2…',
  ],
];

/** The message of an error as one line to be shown: without its stack, and without secrets. */
export function plainError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split(/\r?\n(?:\s+at )?/, 1);
  const text = SECRETS.reduce(
    (told, [secret, rest]) => told.replaceAll(secret, rest),
    first,
  ).trim();
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
