import { downloadFont } from '../../../../contracts/site/fonts.ts';
import { FONT_FORMATS, FONT_VERSIONS } from '../../../../domain/charts/picture-fonts.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { FileResponse } from '../../../core/http/file-response.ts';
import type { FontSubsets } from './font-subsets.ts';

export function fontRoutes(subsets: FontSubsets): Route[] {
  return FONT_FORMATS.map((format) =>
    implement(downloadFont[format], async ({ params: { font }, query }) => {
      const bytes = await subsets.get({ font, format, text: query.characters });
      return new FileResponse(downloadFont[format], 'inline', bytes, {
        isImmutable: query.version === FONT_VERSIONS[font],
      });
    }),
  );
}
