/** The media types of table downloads. */
export const FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FileFormat = keyof typeof FILE_TYPES;
export const FILE_FORMATS = Object.keys(FILE_TYPES) as [FileFormat, ...FileFormat[]];

/** The maximum size of an uploaded file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
