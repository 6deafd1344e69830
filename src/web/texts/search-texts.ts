import type { Translate } from '../../labels/label-keys.ts';
import type { SearchTexts } from '../../widgets/search-box/search-types.ts';

/** Texts of the part `widgets.search`. */
export function searchTexts(t: Translate): SearchTexts {
  return {
    label: t('search_label'),
    placeholder: t('search_placeholder'),
    hint: t('search_hint'),
    recent: t('search_recent'),
    forget: t('search_recent_clear'),
    types: t('search_types'),
    results: t('search_results'),
    searching: t('search_searching'),
    nothing: t('search_nothing'),
    notFound: t('search_not_found'),
    unknownIsins: t.template('search_unknown_isins'),
    elsewhere: t.template('search_elsewhere'),
    unavailable: t('search_unavailable'),
    typeUnavailable: t('search_type_unavailable'),
    noAnswer: t('search_no_answer'),
    retry: t('try_again'),
    found: (count) => t('search_found', { count }),
    all: t('search_all'),
    keysMove: t('search_keys_move'),
    keysOpen: t('search_keys_open'),
    keysType: t('search_keys_type'),
    keysClose: t('search_keys_close'),
  };
}
