/** What a file may contain. Anything larger is rejected, because a row, a cell or a table is not. */

/** A line, a row of a workbook or a record of JSON, in characters. */
export const MAX_LINE = 1024 * 1024;
/** A cell, in characters. */
export const MAX_CELL = 32 * 1024;
export const MAX_COLUMNS = 1000;
/** Rows that are read and passed on together. */
export const BATCH_ROWS = 1000;
export const MAX_FOOTER_LINES = 1000;

/** A file once unpacked, and each file of an archive. */
export const MAX_UNPACKED_BYTES = 16 * 1024 ** 3;
/** Market data packs to a tenth, constant columns to a hundredth. */
export const MAX_RATIO = 300;
/** The ratio is only checked beyond this many unpacked bytes. */
export const RATIO_FROM_BYTES = 16 * 1024 * 1024;

export const MAX_ARCHIVE_ENTRIES = 10_000;
export const MAX_PACKAGE_BYTES = 1024 * 1024;

/** A packed workbook: its directory is at its end, so it is held in memory. */
export const MAX_WORKBOOK_BYTES = 64 * 1024 * 1024;
/** The texts of a workbook, in characters: cells refer to them by number. */
export const MAX_SHARED_TEXT = 64 * 1024 * 1024;
/** `styles.xml` and `workbook.xml`. */
export const MAX_WORKBOOK_PART = 16 * 1024 * 1024;

export const MAX_JSON_DEPTH = 32;
/** An outer record of JSON that contains rows, in characters. */
export const MAX_OUTER_RECORD = 16 * 1024 * 1024;

/** What the inspection of a file reads. */
export const HEAD_BYTES = 1024 * 1024;
export const INSPECTED_ROWS = 10_000;
export const INSPECTED_CELLS = 50_000;
export const SHOWN_ROWS = 50;
/** What every separator is tried on, in characters. */
export const SEPARATOR_TEXT = 256 * 1024;
/** What is read once more for each of several places of a JSON document, in characters. */
export const SAMPLE_TEXT = 128 * 1024;
