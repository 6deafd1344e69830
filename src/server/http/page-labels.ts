import type { PageContext } from '../../contracts/page.ts';
import type { LabelReader, Labels } from '../../labels/labels.ts';

type PageLabels = Pick<PageContext, 'text' | 'texts' | 'labelTag'>;

/** What pages are told of texts, as their reader wants them. */
export function pageLabels(labels: Labels, reader: LabelReader): PageLabels {
  return {
    text: (key, values = {}) => labels.filled(reader, key, values),
    texts: (parts) => labels.page(reader, parts),
    labelTag: labels.tag(reader),
  };
}
