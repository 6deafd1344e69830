import type { PageContext } from '../../../contracts/core/page.ts';
import type { LabelReader, Labels } from '../../../labels/labels.ts';

type PageLabels = Pick<PageContext, 'text' | 'texts' | 'labelTag'>;

/** The texts of a page, in the form that the reader requested. */
export function pageLabels(labels: Labels, reader: LabelReader): PageLabels {
  return {
    text: (key, values = {}) => labels.filled(reader, key, values),
    texts: (parts) => labels.page(reader, parts),
    labelTag: labels.tag(reader),
  };
}
