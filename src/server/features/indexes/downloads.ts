import { DOWNLOAD_FORMATS, downloadIndexValues } from '../../../contracts/indexes.ts';
import { implement, type Route } from '../../http/api.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { contentDisposition, SHEET_WRITERS } from '../../spreadsheet.ts';
import { rangeOfQuery } from './ranges.ts';
import type { IndexService } from './service.ts';

/** Values as files. */
export function indexDownloads(indexes: IndexService): Route[] {
  return DOWNLOAD_FORMATS.map((format) => {
    const download = downloadIndexValues[format];
    return implement(download, async ({ params, query }, context) => {
      const sheet = await indexes.sheet(params.indexId, rangeOfQuery(query), context);
      const bytes = await SHEET_WRITERS[format](sheet);
      return new FileAnswer(download, contentDisposition(sheet.name, format), bytes);
    });
  });
}
