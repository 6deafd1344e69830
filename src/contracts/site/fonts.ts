import * as z from 'zod/mini';
import {
  MAX_FONT_CHARACTERS,
  PICTURE_FONTS,
  type FontFormat,
} from '../../domain/charts/picture-fonts.ts';
import { download } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

function downloadAs(format: FontFormat) {
  return download({
    method: 'GET',
    path: `/api/fonts/{font}.${format}`,
    summary: `Download a chart-export font with only the given characters (${format.toUpperCase()})`,
    needs: 'public',
    cost: 'file',
    params: z.strictObject({ font: z.enum(PICTURE_FONTS) }),
    query: z.strictObject({
      // A character has one or two code units.
      characters: text(2 * MAX_FONT_CHARACTERS).check(
        z.minLength(1),
        z.refine((all) => new Set(all).size <= MAX_FONT_CHARACTERS),
      ),
      version: z.optional(text(20)),
    }),
    mediaType: `font/${format}`,
  });
}
export const downloadFont = { ttf: downloadAs('ttf'), woff: downloadAs('woff') };
