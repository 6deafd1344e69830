import { FILE_FORMATS } from '../../../../contracts/core/file-format.ts';
import { downloadIndexValues } from '../../../../contracts/instruments/indexes.ts';
import { sheetFile } from '../../../core/files/sheet-file.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { rangeOfQuery } from '../../../engines/charts/day-range.ts';
import type { IndexService } from './service.ts';

/** Values as files. */
export function indexDownloads(indexes: IndexService): Route[] {
  return FILE_FORMATS.map((format) =>
    implement(downloadIndexValues[format], async ({ params, query }, context) =>
      sheetFile(await indexes.sheet(params.indexId, rangeOfQuery(query), context), format),
    ),
  );
}
