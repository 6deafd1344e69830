import { label } from '../labels/labels.ts';
import type { RequestContext } from './http/request-context.ts';

/** How somebody wants to read texts. */
export type Reader = Pick<RequestContext, 'language' | 'showsLabelKeys'>;

/** A text of an answer: in the reader's language, or the label's name. */
export function labelText({ language, showsLabelKeys }: Reader, key: string): string {
  return showsLabelKeys ? key : label(language, key);
}
