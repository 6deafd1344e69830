interface CalendarInput {
  readonly title: string;
  readonly bondId: number;
  readonly url: string;
  readonly now: Date;
  readonly payments: readonly { readonly date: string; readonly summary: string }[];
}

/** The maximum length of a line in bytes; longer lines are folded (RFC 5545). */
const LINE_BYTES = 75;

/** Whole-day events in RFC 5545 format; a payment keeps its UID when the calendar is reloaded. */
export function writeCalendar({ title, bondId, url, now, payments }: CalendarInput): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parcurve//Payments//EN',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...payments.flatMap(({ date, summary }) => [
      'BEGIN:VEVENT',
      `UID:bond-${bondId}-${date}@${new URL(url).hostname}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(summary)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, String.raw`\n`);
}

/** Folds lines without splitting a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const most = parts.length === 0 ? LINE_BYTES : LINE_BYTES - 1;
    if (Buffer.byteLength(part + character) > most) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
