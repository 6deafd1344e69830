import type { Inspection } from './read/inspection.ts';
import type { QuotesRecipe } from './recipe.ts';

/** The columns of the template for quotes, with those that may be missing. */
const QUOTE_COLUMNS = {
  required: ['id', 'date', 'value'],
  optional: ['field', 'currency'],
} as const;

/** Why a document can't be imported without a recipe. */
export type RecipeGap =
  | { readonly kind: 'missing-columns'; readonly columns: readonly string[] }
  | { readonly kind: 'two-meanings'; readonly column: string; readonly readings: readonly string[] }
  | { readonly kind: 'not-a-date'; readonly column: string };

/**
 * The recipe of a document that has the columns of the template, in any order. What has two
 * meanings is never guessed: it is a gap that a recipe has to settle.
 */
export function proposeRecipe({
  settings,
  doubts,
  header,
  forms,
}: Inspection): { readonly recipe: QuotesRecipe } | { readonly gaps: readonly RecipeGap[] } {
  const missing = QUOTE_COLUMNS.required.filter((name) => !header.includes(name));
  if (missing.length > 0) return { gaps: [{ kind: 'missing-columns', columns: missing }] };
  const used = new Set<string>([...QUOTE_COLUMNS.required, ...QUOTE_COLUMNS.optional]);
  const gaps: RecipeGap[] = [
    ...doubts.map(({ setting, options }): RecipeGap => ({
      kind: 'two-meanings',
      column: setting,
      readings: options.map(({ value }) => String(value)),
    })),
    ...forms.doubts.flatMap(({ column, options }): RecipeGap[] => {
      const name = header[column] ?? '';
      if (!used.has(name)) return [];
      return [
        { kind: 'two-meanings', column: name, readings: options.map((each) => each.reading) },
      ];
    }),
  ];
  const { decimal, missing: absent } = forms.columns[header.indexOf('value')]!;
  const { date } = forms.columns[header.indexOf('date')]!;
  if (date === null && gaps.length === 0) gaps.push({ kind: 'not-a-date', column: 'date' });
  if (gaps.length > 0 || date === null) return { gaps };
  const optional = (column: string) => (header.includes(column) ? { column } : null);
  return {
    recipe: {
      kind: 'quotes',
      read: settings,
      wide: null,
      id: { column: 'id', scheme: null, template: null },
      date: { column: 'date', form: date },
      value: {
        column: 'value',
        decimal: decimal ?? 'point',
        missing: [...absent],
        factor: null,
        isInverse: false,
      },
      field: optional('field'),
      currency: optional('currency'),
      unit: null,
    },
  };
}
