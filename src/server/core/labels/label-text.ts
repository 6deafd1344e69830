import type { FillValues } from '../../../domain/text/fill-text.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Whether a reader wants label keys or texts in a language, and all texts. */
export type Reader = Pick<RequestContext, 'language' | 'showsLabelKeys' | 'labels'>;

/** A text in the reader's language, or the key of the label. */
export function labelText(reader: Reader, key: string, values: FillValues = {}): string {
  return reader.labels.filled(reader, key, values);
}
