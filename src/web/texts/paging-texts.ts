import type { Translate } from '../../labels/label-keys.ts';
import type { PagingTexts } from '../../widgets/paging/paging.tsx';

/** Texts of the part `shell.paging`. */
export function pagingTexts(t: Translate): PagingTexts {
  return {
    label: t('paging'),
    first: t('page_first'),
    previous: t('page_previous'),
    next: t('page_next'),
    last: t('page_last'),
    page: (page, last) => t('page_number', { page, last }),
  };
}
