/** Why no row of a file, or no row after a certain line, can be read. */
export type UnreadableReason =
  | 'bad-package'
  | 'cut-off'
  | 'damaged'
  | 'empty'
  | 'encrypted'
  | 'line-too-long'
  | 'markup'
  | 'nested-zip'
  | 'no-header'
  | 'no-rows-at'
  | 'no-sheet'
  | 'not-a-table'
  | 'not-a-workbook'
  | 'not-json'
  | 'not-this-encoding'
  | 'nul-byte'
  | 'old-workbook'
  | 'path-in-zip'
  | 'repeated-column'
  | 'too-large'
  | 'too-many-columns'
  | 'too-many-files'
  | 'unclosed-quote'
  | 'unsupported-dialect'
  | 'zip-bomb';

/** A file that can’t be read. Faults of single rows are on the rows. */
export class UnreadableDocument extends Error {
  readonly reason: UnreadableReason;
  /** The line of the file, if the fault is on one. */
  readonly line: number | undefined;
  /** What the reason is about: a column, a sheet, a file of the archive. */
  readonly subject: string | undefined;

  constructor(
    reason: UnreadableReason,
    { line, subject, cause }: { line?: number; subject?: string; cause?: unknown } = {},
  ) {
    super([reason, subject, line === undefined ? '' : `line ${line}`].filter(Boolean).join(', '), {
      cause,
    });
    this.name = 'UnreadableDocument';
    this.reason = reason;
    this.line = line;
    this.subject = subject;
  }
}
