import { foldText } from '../../domain/search/fold-text.ts';

const MONTHS = 12;
/** Shorter beginnings are ambiguous: “ma” is March or May. */
const SHORTEST_BEGINNING = 3;

const known = new Map<string, readonly ReadonlySet<string>[]>();

/** 1 … 12 for a month's name, its short form or a beginning that only one month has. */
export function monthOfWord(word: string, tag: string): number | undefined {
  const wanted = foldText(word);
  for (const forms of [monthForms(tag), monthForms('en')]) {
    const exact = forms.findIndex((names) => names.has(wanted));
    if (exact >= 0) return exact + 1;
    if (wanted.length < SHORTEST_BEGINNING) continue;
    const begun = forms.flatMap((names, i) =>
      [...names].some((name) => name.startsWith(wanted)) ? [i + 1] : [],
    );
    if (begun.length === 1) return begun[0];
  }
  return undefined;
}

/** In Slavic languages the name of a month changes beside a day, so both forms are known. */
function monthForms(tag: string): readonly ReadonlySet<string>[] {
  const forms = known.get(tag) ?? makeForms(tag);
  known.set(tag, forms);
  return forms;
}

function makeForms(tag: string): readonly ReadonlySet<string>[] {
  const formats = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(tag, { month, day: 'numeric', timeZone: 'UTC' }),
  ]);
  return Array.from({ length: MONTHS }, (_, month) => {
    const names = formats.map((format) =>
      format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month'),
    );
    return new Set(names.map((name) => foldText(name?.value ?? '')));
  });
}
