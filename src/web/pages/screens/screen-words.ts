import { amountUnits, displayAmount } from '../../../domain/text/amount.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { moneyIn } from '../../../domain/screens/money.ts';
import type { Screen, ScreenRange } from '../../../domain/screens/screen-address.ts';
import {
  fieldWord,
  QUALITY_STEPS,
  SCREEN_FIELDS,
  UNRATED,
  type ScreenField,
  type ScreenFieldId,
  type ScreenUnit,
} from '../../../domain/screens/screen-fields.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { useLabels, usePageTexts } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { ScreenData } from './load-screen.ts';
import { listName } from './page-state.ts';

/** Grades are the same in all languages. */
const QUALITY_WORDS: Readonly<Record<string, string>> = {
  1: 'AAA – AA',
  2: 'A',
  3: 'BBB',
  4: 'BB',
  5: 'B',
  6: 'CCC – D',
};
/** The upper ends of the credit quality bars. */
export const QUALITY_EDGES = ['A', 'BBB', 'BB', 'B', 'CCC', '–'];
/** A chip shows a count instead of more words than these. */
const MAX_WORDS = 3;

export function findField(kind: ScreenData['kind'], id: string): ScreenField | undefined {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  return fields.find((field) => field.id === id);
}

/** Names of fields and their values, in the page's language. */
export function useScreenWords(data: Pick<ScreenData, 'kind' | 'screen' | 'names'>) {
  const { kind, names } = data;
  const t = useLabels();
  const texts = usePageTexts();
  const { lang } = useShell().globals;
  const money = moneyIn(data.screen);
  const number = (count: number) => displayNumber(String(count), 0, lang);

  const fieldName = (id: string): string => {
    if (id === 'name') return t(`screen_row_${listName(kind, data.screen)}`);
    // An unknown field, for example of a newer version, keeps the name it came with.
    return texts[`screen_field_${fieldWord(kind, id) as ScreenFieldId}`] ?? id;
  };
  const columnTitle = (id: string): string => {
    return texts[`screen_column_${fieldWord(kind, id) as 'line'}`] ?? fieldName(id);
  };
  const valueWord = (field: string, value: string): string => {
    if (field === 'country' || field === 'venue') return names[field][value] ?? value;
    if (field === 'sector') return texts[`sector_${value}`] ?? value;
    if (field === 'quality' && value !== UNRATED) return QUALITY_WORDS[value] ?? value;
    // Neither issuers nor indexes can be outstanding.
    const exists = (kind === 'company' || kind === 'indexes') && field === 'status';
    const word = exists && value === 'active' ? 'status_existing' : `${field}_${value}`;
    return texts[`screen_word_${word}`] ?? value;
  };
  const unitText = (unit: ScreenUnit): string => {
    if (unit === 'percent') return '%';
    // An amount has a currency.
    if (unit === 'millions') return `${amountUnits(lang).million} ${money.currency}`;
    if (unit === 'basis_points' || unit === 'years') return t(`screen_unit_${unit}`);
    // Bond prices are in percent of face value.
    return unit === 'price' && kind === 'bonds' ? '%' : '';
  };
  const endText = (unit: ScreenUnit, end: string): string =>
    unit === 'day' ? dayText(end, lang) : displayNumber(end, end.split('.')[1]?.length ?? 0, lang);
  const rangeText = (unit: ScreenUnit, { from, to }: ScreenRange): string => {
    if (from === null) return t('screen_to_value', { value: endText(unit, to ?? '') });
    if (to === null) return t('screen_from_value', { value: endText(unit, from) });
    return from === to ? endText(unit, from) : `${endText(unit, from)} – ${endText(unit, to)}`;
  };
  const choiceText = (id: string, values: readonly string[]): string => {
    const words = qualityRun(id, values) ?? values.map((value) => valueWord(id, value));
    return words.length > MAX_WORDS
      ? `${words.slice(0, MAX_WORDS - 1).join(', ')} +${words.length - MAX_WORDS + 1}`
      : words.join(', ');
  };
  /** The filter of a field in words; null if there is none. */
  const filterText = (id: string, screen: Screen): string | null => {
    if (id === 'isin') return screen.isins.length > 0 ? number(screen.isins.length) : null;
    if (id === 'text') return screen.text === '' ? null : `“${screen.text}”`;
    const field = findField(kind, id);
    const usual = field?.type === 'choice' && field.usual !== undefined ? [field.usual] : undefined;
    const [chosen = usual, range] = [screen.choices[id], screen.ranges[id]];
    if (chosen) return choiceText(id, chosen);
    if (range && field?.type === 'range') {
      const unit = unitText(field.unit);
      return `${rangeText(field.unit, range)}${unit === '' ? '' : `\u00a0${unit}`}`;
    }
    return screen.known.includes(id) ? t('screen_known_word') : null;
  };
  /** What a field excludes by default. */
  const listedText = (id: string): string | null => {
    const field = findField(kind, id);
    return field?.type === 'choice' && field.listed ? choiceText(id, field.listed) : null;
  };
  const amountText = (amount: string) => displayAmount(amount, lang);
  const currencyName = (code: string) => names.currency[code] ?? code;
  return {
    fieldName,
    columnTitle,
    valueWord,
    currencyName,
    unitText,
    endText,
    filterText,
    listedText,
    amountText,
    number,
  };
}

export type ScreenWords = ReturnType<typeof useScreenWords>;

/** Consecutive steps as one range of grades. */
function qualityRun(id: string, values: readonly string[]): readonly string[] | null {
  if (id !== 'quality' || values.length < 3 || values.includes(UNRATED)) return null;
  const places = values.map((value) => QUALITY_STEPS.findIndex((step) => step === value));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (last - first !== values.length - 1) return null;
  const [best = '', worst = ''] = [first, last].map((place) => QUALITY_WORDS[place + 1]);
  return [`${best.split(' ')[0]} – ${worst.split(' ').at(-1)}`];
}

/** Labels keyed by preset ID. */
export function presetLabel(id: string): LabelKey {
  return `screen_preset_${id as 'all'}`;
}
