import type { ValidInput } from '../../../contracts/core/endpoint.ts';
import type { FileFormat } from '../../../contracts/core/file-format.ts';
import {
  downloadScreenCsv,
  downloadScreenXlsx,
  getScreen,
  getScreenCounts,
  getScreenFileProgress,
  getScreenMap,
  getScreenRows,
} from '../../../contracts/screens/screens.ts';
import { sheetFile } from '../../core/files/sheet-file.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { ScreenSheets } from './screen-sheet.ts';
import type { ScreenService } from './service.ts';

type FileInput = Pick<ValidInput<typeof downloadScreenCsv>, 'params' | 'query'>;

export function screenRoutes(screens: ScreenService, sheets: ScreenSheets): Route[] {
  const makeFile = async (
    fileFormat: FileFormat,
    { params, query }: FileInput,
    context: RequestContext,
  ) => {
    const asFile = context.with({ fileFormat });
    return sheetFile(await sheets.sheet(params.kind, query, asFile), fileFormat);
  };
  return [
    implement(getScreen, ({ params, query }, context) => screens.page(params.kind, query, context)),
    implement(getScreenRows, ({ params, query }, context) =>
      screens.rows(params.kind, query.ids.split(',').map(Number), context),
    ),
    implement(getScreenCounts, ({ params, query }, context) =>
      screens.counts(params.kind, query, context),
    ),
    implement(getScreenMap, ({ query }, context) => screens.map(query, context)),
    implement(downloadScreenCsv, (input, context) => makeFile('csv', input, context)),
    implement(downloadScreenXlsx, (input, context) => makeFile('xlsx', input, context)),
    implement(getScreenFileProgress, ({ params }, { viewer }) =>
      sheets.progress.find(viewer, params.progress),
    ),
  ];
}
