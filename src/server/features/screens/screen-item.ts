import { MASK, reveal } from '../../../access/guarded.ts';
import { ANONYMOUS, type Viewer } from '../../../access/viewer.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import type { getScreen } from '../../../contracts/screens.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { nameIn, unitFor } from '../../market/names.ts';
import { USUAL_DECIMALS, VALUE_COLUMNS, type ScreenRecord } from './store.ts';

type Item = Answer<typeof getScreen>['items'][number];
/** A row as its reader may see it, without the picture of the last days. */
export type ScreenItem = Omit<Item, 'line'>;
type Reader = Pick<
  RequestContext,
  'viewer' | 'fileFormat' | 'language' | 'showsLabelKeys' | 'labels'
>;

/** Who reads a value: nobody reads a file of a source that does not allow files. */
export function readerFor(
  allowsFiles: boolean,
  { viewer, fileFormat }: Pick<Reader, 'viewer' | 'fileFormat'>,
): Viewer {
  return fileFormat !== null && !allowsFiles ? ANONYMOUS : viewer;
}

export function itemFor(record: ScreenRecord, context: Reader): ScreenItem {
  const { name, issuerName, lastDay, values, decimals } = record;
  const reader = readerFor(record.allowsFiles, context);
  const rater = readerFor(record.allowsRating, context);
  const shown = VALUE_COLUMNS.map((column) => [
    column,
    reveal(column === 'rating' ? rater : reader, values[column]),
  ]);
  const digits = reveal(reader, decimals);
  return {
    ...record,
    name: nameIn(context.language, name),
    issuer: issuerName && nameIn(context.language, issuerName),
    lastTrade: lastDay,
    unit: record.unit && unitFor(context, record.unit),
    decimals: digits === MASK || digits === null ? USUAL_DECIMALS : digits,
    ...(Object.fromEntries(shown) as Pick<Item, (typeof VALUE_COLUMNS)[number]>),
  };
}
