import { FILE_FORMATS } from '../../../contracts/file-format.ts';
import { downloadIndexValues } from '../../../contracts/indexes.ts';
import { sheetFile } from '../../files/sheet-file.ts';
import { implement, type Route } from '../../http/api.ts';
import { rangeOfQuery } from '../../market/day-range.ts';
import type { IndexService } from './service.ts';

/** Values as files. */
export function indexDownloads(indexes: IndexService): Route[] {
  return FILE_FORMATS.map((format) =>
    implement(downloadIndexValues[format], async ({ params, query }, context) =>
      sheetFile(await indexes.sheet(params.indexId, rangeOfQuery(query), context), format),
    ),
  );
}
