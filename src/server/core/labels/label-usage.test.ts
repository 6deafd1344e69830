import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOND_TRAITS } from '../../../contracts/instruments/instruments.ts';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDIT_KINDS } from '../../../contracts/admin/audit.ts';
import { AUTH_ERRORS } from '../../../contracts/accounts/auth-error.ts';
import {
  CONFORMANCE_FIGURES,
  CONFORMANCE_REASONS,
  CONFORMANCE_SUITES,
} from '../../../contracts/bonds/conformance.ts';
import { CURVE_REFUSALS } from '../../../contracts/curves/curves.ts';
import { DESK_KINDS } from '../../../contracts/admin/record-list.ts';
import {
  OPEN_COLUMNS,
  SIZE_UNITS,
  VALUE_COLUMNS,
} from '../../../contracts/derivatives/derivatives.ts';
import { TICKET_VIEWS } from '../../../contracts/admin/operator-tickets.ts';
import { messageState } from '../../../contracts/admin/outbox.ts';
import { ERROR_CODES } from '../../../contracts/core/errors.ts';
import { FIGURE_PERIODS, SIGN_IN_WAYS } from '../../../contracts/admin/usage.ts';
import {
  IMPORT_OUTCOMES,
  IMPORT_REASONS,
  LABEL_STATES,
} from '../../../contracts/admin/label-editing.ts';
import { SECTIONS } from '../../../contracts/instruments/instruments.ts';
import { SETTING_KEYS } from '../../../contracts/admin/settings.ts';
import { SETUP_STEPS } from '../../../contracts/admin/setup.ts';
import { COUPON_TYPES, SENIORITIES } from '../../../domain/bonds/term-words.ts';
import { BANNER_STATES } from '../../../domain/site/banner-rules.ts';
import { MOVES } from '../../../domain/home/headline.ts';
import { INDEX_CATEGORIES } from '../../../domain/instruments/index-category.ts';
import { SECTORS } from '../../../domain/instruments/sectors.ts';
import { LABEL_MARKS } from '../../../domain/text/label-marks.ts';
import { PRESETS } from '../../../domain/screens/presets.ts';
import {
  fieldWord,
  SCREEN_FIELDS,
  SCREEN_KINDS,
  type ScreenField,
} from '../../../domain/screens/screen-fields.ts';
import { HELP_GROUP_NAMES } from '../../../domain/site/help-articles.ts';
import { SEARCH_TYPES } from '../../../domain/search/search-type.ts';
import { BULK_KINDS } from '../../../contracts/admin/bulk-users.ts';
import { USER_FILTERS } from '../../../contracts/admin/users.ts';
import { CATALOGUE } from '../../../labels/catalogue.ts';
import { isLabelPart } from '../../../labels/labels.ts';
import { MAIL_PURPOSES } from '../../areas/accounts/account-mails.ts';

const SRC = resolve(import.meta.dirname, '../../..');

/** The part that contains each key: `sign_in` is in `shell.header`. */
const partsByKey = new Map<string, string>(
  Object.entries(CATALOGUE).flatMap(([module, { eng }]) =>
    Object.entries(eng).flatMap(([repository, texts]) =>
      Object.keys(texts).map((key) => [key, `${module}.${repository}`] as const),
    ),
  ),
);

const SCREEN_LISTS = [...SCREEN_KINDS, 'rates'];
const screenFields = SCREEN_KINDS.flatMap((kind): readonly ScreenField[] => SCREEN_FIELDS[kind]);

/** Assumptions that a viewer can make for an inflation-linked or defaulted bond. */
const KIND_INPUTS = ['inflation', 'recovery', 'months'];

/** Keys composed by the code; every such place must be listed here with all keys it can produce. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  'error_${}': Object.keys(ERROR_CODES),
  'help_group_${}': HELP_GROUP_NAMES,
  'home_weekday_${}': ['0', '1', '2', '3', '4', '5', '6'],
  'home_yields_${}': MOVES,
  'home_shares_${}': MOVES,
  'home_of_${}': ['bonds', 'stocks', 'etf', 'indexes', 'currencies', 'curves', 'company'],
  'checklist_${}': SETUP_STEPS,
  'checklist_${}_text': SETUP_STEPS,
  'home_week_${}': ['maturity', 'call', 'put', 'coupon'],
  'bond_seniority_${}': SENIORITIES,
  'bond_trait_${}': BOND_TRAITS,
  'kind_${}': ['discount', 'money_market', 'bond_equivalent', 'annual', ...KIND_INPUTS],
  'kind_quote_${}': ['discount', 'money_market', 'bond_equivalent', 'annual'],
  'kind_refused_${}': KIND_INPUTS,
  'fig_${}': [
    'close',
    'live',
    'annual',
    'semiannual',
    'quarterly',
    'monthly',
    'other',
    'worst',
    'call',
    'put',
    'margin',
    'duration',
    'convexity',
    'dv01',
    'spread',
  ],
  'fig_over_${}': ['matured', 'redeemed', 'withdrawn'],
  'fig_work_${}': ['maturity', 'worst', 'call', 'put', 'perpetual'],
  'calc_to_${}': ['maturity', 'worst', 'call', 'put'],
  'calc_end_${}': ['maturity', 'perpetual', 'call', 'put'],
  'fig_to_${}': ['maturity', 'call', 'put'],
  'derive_end_${}': ['maturity', 'call', 'put', 'perpetual'],
  'conformance_figure_${}': CONFORMANCE_FIGURES,
  'conformance_reason_${}': CONFORMANCE_REASONS,
  'conformance_source_${}': CONFORMANCE_SUITES.map((suite) => suite.replaceAll('-', '_')),
  'conformance_origin_${}': CONFORMANCE_SUITES.map((suite) => suite.replaceAll('-', '_')),
  'site_state_${}': BANNER_STATES,
  'site_word_${}': ['title', 'text', 'action'],
  'users_filter_${}': USER_FILTERS,
  'users_step_${}': ['passkey', 'code', 'none'],
  'step_is_${}': ['passkey', 'code'],
  'users_sight_${}': ['level', 'tariff', 'restricted', 'blocked'],
  'users_bulk_${}': BULK_KINDS,
  'users_level_${}': ['restricted', 'full'],
  'texts_state_${}': LABEL_STATES,
  'texts_mark_${}': LABEL_MARKS,
  'texts_reason_${}': IMPORT_REASONS,
  'texts_outcome_${}': IMPORT_OUTCOMES,
  'phone_step_${}': ['number', 'code', 'done'],
  'data_state_${}': ['under_way', 'failed', 'late', 'in_time', 'idle'],
  'data_job_${}': [
    'never',
    'waiting',
    'running',
    'stopping',
    'retrying',
    'done',
    'failed',
    'stopped',
  ],
  'data_${}': ['all', 'stale', 'gap', 'jump', 'accepted'],
  'data_${}_text': ['stale', 'gap'],
  'outbox_state_${}': messageState.options,
  'requests_view_${}': ['open', 'granted', 'refused', 'back'],
  'requests_kind_${}': ['new', 'expand'],
  'requests_done_${}': ['granted', 'refused'],
  'helpdesk_view_${}': TICKET_VIEWS,
  'helpdesk_state_${}': ['open', 'answered', 'closed'],
  'audit_action_${}': AUDIT_ACTIONS,
  'audit_kind_${}': AUDIT_KINDS,
  'audit_field_${}': AUDIT_FIELDS,
  'settings_name_${}': SETTING_KEYS.filter((key) => key !== 'hiddenHints'),
  'settings_test_${}': ['mail', 'sms'],
  'settings_test_state_${}': messageState.options,
  'desk_done_${}': ['saved', 'followed', 'hidden', 'shown', 'merged'],
  'desk_kind_${}': DESK_KINDS,
  'desk_coupon_${}': COUPON_TYPES,
  'desk_conflict_${}': ['kind', 'identifier', 'pair', 'unit'],
  'figures_period_${}': FIGURE_PERIODS,
  'figures_way_${}': SIGN_IN_WAYS,
  'screen_title_${}': SCREEN_LISTS,
  'screen_about_${}': SCREEN_LISTS,
  'screen_number_${}': SCREEN_LISTS,
  'screen_row_${}': SCREEN_LISTS,
  'screen_note_${}': SCREEN_LISTS,
  'screen_view_${}': ['table', 'both', 'map'],
  'screen_unit_${}': ['basis_points', 'years'],
  'screen_field_${}': [
    ...new Set(
      SCREEN_KINDS.flatMap((kind) => SCREEN_FIELDS[kind].map(({ id }) => fieldWord(kind, id))),
    ),
    'unit',
    'issuer',
    'rating',
    'issued',
    'ticker',
    'isin',
    'text',
    'sort',
    'page',
    'columns',
    'view',
    'known',
    'in',
  ],
  'screen_column_${}': ['isin', 'dayChange', 'monthChange', 'yearChange', 'line', 'lastTrade'],
  'screen_word_${}': [
    // Rating grades are the same in all languages.
    ...screenFields
      .flatMap((field) =>
        (field.type === 'choice' ? (field.values ?? []) : []).map(
          (value) => `${field.id}_${value}`,
        ),
      )
      .filter((word, i, all) => !/^quality_\d/.test(word) && all.indexOf(word) === i),
    'status_existing',
  ],
  'screen_preset_${}': [
    ...new Set(SCREEN_KINDS.flatMap((kind) => PRESETS[kind].map(({ id }) => id))),
  ],
  'search_type_${}': SEARCH_TYPES,
  'search_status_${}': ['matured', 'withdrawn', 'liquidated'],
  'index_category_${}': INDEX_CATEGORIES,
  'instrument_kind_${}': Object.values(SECTIONS),
  'instrument_status_${}': ['active', 'matured', 'withdrawn'],
  'company_status_${}': ['active', 'liquidated'],
  'sector_${}': SECTORS,
  'archive_${}': ['unit', ...OPEN_COLUMNS, ...VALUE_COLUMNS],
  'archive_size_${}': SIZE_UNITS,
  'archive_settled_${}': ['cash', 'delivery'],
  'theme_${}': ['system', 'light', 'dark'],
  'mail_${}_subject': MAIL_PURPOSES,
  'mail_${}_text': MAIL_PURPOSES,
  'tariff_${}': ['tickets', 'other'],
  'access_sight_${}': ['names', 'shapes', 'values', 'files', 'live'],
  'ticket_state_${}': ['open', 'answered', 'closed'],
  'token_scope_${}': ['market', 'archive'],
  'archive_export_${}': ['running', 'done', 'broken'],
  'api_group_${}': [
    'indexes',
    'currencies',
    'instruments',
    'curves',
    'quotes',
    'search',
    'archive',
    'udf',
    'openbb',
    'account',
    'site',
  ],
  'curve_kind_${}': ['par', 'zero', 'forward'],
  'curve_compounding_${}': ['annual', 'semiannual', 'continuous'],
  'curve_method_${}': ['fitted', 'imported'],
  'curve_ago_${}': ['1w', '1m', '1y', '5y'],
  'curve_wrong_${}': CURVE_REFUSALS,
  'api_needs_${}': ['public', 'signedIn', 'values', 'operator'],
  'api_where_${}': ['path', 'query', 'body'],
  'udf_${}': ['bond', 'stock', 'etf', 'index', 'forex', 'curve'],
  'auth_error_${}': AUTH_ERRORS,
  'flow_${}': ['paid', 'next'],
  'rating_outlook_${}': ['positive', 'stable', 'negative', 'developing'],
  'rating_view_${}': ['bond', 'issuer', 'history'],
  'term_${}': SENIORITIES,
  'period_${}': ['1d', '3m', '1y', '5y', '10y'],
  'faq_${}_question': ['source', 'update', 'change', 'access'],
  'faq_${}_answer': ['source', 'update', 'change', 'access'],
};

const keysOfPattern = (pattern: string) =>
  (DERIVED[pattern] ?? []).map((value) => pattern.replace('${}', value));

const texts = new Map<string, string>();
function readSource(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

/** `search_type_${}` for every template in a source that can produce a label key. */
function patternsIn(file: string): string[] {
  return [...readSource(file).matchAll(/`([a-z]\w*_)\$\{[^{}]+\}(\w*)`/g)]
    .filter(([, begin = '', end = '']) =>
      [...partsByKey.keys()].some((key) => key.startsWith(begin) && key.endsWith(end)),
    )
    .map(([, begin, end]) => `${begin}\${}${end}`);
}

/** Plain words that are keys in these files, although the surrounding code doesn't show it. */
const PLAIN_KEYS: Readonly<Record<string, string>> = {
  asterisks: 'access/viewer.ts',
  hide: 'web/texts/table-move-texts.ts',
};

/** The keys that a source names. A plain word, such as `name`, may also mean something else. */
function keysIn(file: string): string[] {
  const words = [...readSource(file).matchAll(/(\bt(?:\.template)?\(|\bhint=)?['"]([a-z]\w*)['"]/g)]
    .filter(
      ([, isCall, word = '']) =>
        partsByKey.has(word) &&
        (isCall || word.includes('_') || join(SRC, PLAIN_KEYS[word] ?? '') === file),
    )
    .map(([, , word = '']) => word);
  return [...words, ...patternsIn(file).flatMap(keysOfPattern)];
}

function filesUnder(room: string): string[] {
  return readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|sql)$/.test(name) && !name.includes('.test.'))
    .map((name) => join(SRC, room, name));
}

const SOURCES = ['access', 'contracts', 'db', 'loaders', 'server', 'web'].flatMap(filesUnder);
const PAGES = [...readSource(join(SRC, 'web/routes.ts')).matchAll(/'(pages\/[^']+-page\.tsx)'/g)]
  .map(([, page = '']) => join(SRC, 'web', page))
  .filter((page, i, all) => all.indexOf(page) === i);
const ROOT = join(SRC, 'web/root.tsx');
/** Shown around every page; its loader brings no labels. */
const BOUNDARY = join(SRC, 'web/pages/site/boundary.tsx');

/** A page's sources, including itself, without type-only imports. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = /(?:^import (?!type )[^;]*?from|\bimport\()\s*'(\.[^']+\.tsx?)'/gm;
  for (const [, path = ''] of readSource(file).matchAll(imports)) {
    reach(resolve(dirname(file), path), seen);
  }
  return seen;
}

/** Code gets its texts from one of these. */
const SPEAKS = /from '[^']*\/(?:use-labels|label-keys|page-context)\.ts'/;

/** Loaders write these as texts into the page's data. */
const WRITTEN_BY_LOADERS = [
  'bonds.notes',
  'instruments.sectors',
  'bonds.head',
  'bonds.figures',
  'bonds.kinds',
  'bonds.derivation',
  'bonds.chart_tabs',
  'instruments.found',
  'shell.menu',
];

/** Lists of parts that several pages spread into their own. */
const SHARED_LISTS = join(SRC, 'web/shell/chart-labels.ts');

/** The parts declared by each `pageLabels(…)` of a source, by constant name. */
function listsIn(file: string): ReadonlyMap<string, readonly string[]> {
  const shared = file === SHARED_LISTS ? null : listsIn(SHARED_LISTS);
  const lists = new Map<string, readonly string[]>();
  const calls = readSource(file).matchAll(/(?:const (\w+)[^;=]*= )?pageLabels\(([^)]*)\)/g);
  for (const [at, [, name = String(at), list = '']] of [...calls].entries()) {
    const parts = [...list.matchAll(/'([^']+)'|\.\.\.(\w+)/g)].flatMap(
      ([, part, spread = '']) => part ?? (shared ?? lists).get(spread) ?? [],
    );
    lists.set(name, parts);
  }
  return lists;
}

/** The parts declared by each `pageLabels(…)` of a page. */
function declaredParts(page: string): string[] {
  return [...listsIn(page).values()].flat();
}

describe('labels', () => {
  test('are all used by a source', () => {
    const named = new Set(SOURCES.flatMap(keysIn));
    expect([...partsByKey.keys()].filter((key) => !named.has(key))).toEqual([]);
  });

  test('are only composed where this test knows of it, and only existing ones', () => {
    const found = new Set(SOURCES.flatMap(patternsIn));
    expect([...found].toSorted()).toEqual(Object.keys(DERIVED).toSorted());
    const missing = Object.keys(DERIVED)
      .flatMap(keysOfPattern)
      .filter((key) => !partsByKey.has(key));
    expect(missing).toEqual([]);
  });
});

describe('a page declares the labels that it shows', () => {
  const ofShell = declaredParts(ROOT);

  test.each([ROOT, ...PAGES].map((page) => [relative(SRC, page), page] as const))(
    '%s',
    (_name, page) => {
      const declared = declaredParts(page);
      expect(declared.filter((part) => !isLabelPart(part))).toEqual([]);
      expect(new Set(declared).size).toBe(declared.length);
      const files = page === ROOT ? reach(BOUNDARY, reach(ROOT)) : reach(page);
      const speaking = [...files].filter((file) => SPEAKS.test(readSource(file)));
      const shown = new Map(
        speaking.flatMap((file) => keysIn(file).map((key) => [key, file] as const)),
      );
      const known = new Set([...declared, ...ofShell, ...WRITTEN_BY_LOADERS]);
      const undeclared = [...shown]
        .filter(([key]) => !known.has(partsByKey.get(key)!))
        .map(([key, file]) => `${partsByKey.get(key)}.${key}, in ${relative(SRC, file)}`);
      expect(undeclared).toEqual([]);
      // Texts that nothing on the page shows don't have to be sent.
      const used = new Set([...shown.keys()].map((key) => partsByKey.get(key)));
      expect(declared.filter((part) => !used.has(part))).toEqual([]);
    },
  );
});
