import { textPlaces, type TextPlace } from './fill-text.ts';
import type { Language } from './language.ts';
import { pluralForms } from './plural-forms.ts';

/** The longest text that the database accepts. */
export const MAX_LABEL = 4000;

/** Problems of a text. The first five prevent saving; the others are warnings. */
const LABEL_PROBLEMS = ['empty', 'long', 'braces', 'unknown', 'other', 'lost', 'plural'] as const;
type ProblemKind = (typeof LABEL_PROBLEMS)[number];

export interface LabelProblem {
  readonly kind: ProblemKind;
  /** The variable or plural form concerned. */
  readonly name: string;
}

const WARNINGS: ReadonlySet<ProblemKind> = new Set(['lost', 'plural']);

export function isRefusal({ kind }: LabelProblem): boolean {
  return !WARNINGS.has(kind);
}

/** The texts that a text is compared with. */
interface LabelGround {
  readonly language: Language;
  /** The portal's own text: it has all placeholders that can be filled. */
  readonly builtIn: string;
  /** The English text shown to readers, whose variables the other languages should have as well. */
  readonly english: string;
}

/** All problems of a text that is to replace the built-in one. */
export function checkLabel(text: string, ground: LabelGround): LabelProblem[] {
  if (text.trim() === '') return [{ kind: 'empty', name: '' }];
  if (text.length > MAX_LABEL) return [{ kind: 'long', name: '' }];
  const places = textPlaces(text);
  if (places === null) return [{ kind: 'braces', name: '' }];
  return [
    ...unknownPlaces(places, textPlaces(ground.builtIn) ?? []),
    ...missingPlaceholders(places, ground.english),
    ...missingForms(places, ground.language),
  ];
}

function unknownPlaces(places: readonly TextPlace[], known: readonly TextPlace[]): LabelProblem[] {
  return places.flatMap(({ name, forms }): LabelProblem[] => {
    const isKnown = known.some(
      (place) => place.name === name && (forms === null || place.forms !== null),
    );
    if (!isKnown) return [{ kind: 'unknown', name }];
    return forms === null || forms.includes('other') ? [] : [{ kind: 'other', name }];
  });
}

function missingPlaceholders(places: readonly TextPlace[], english: string): LabelProblem[] {
  const names = new Set(places.map(({ name }) => name));
  const wanted = new Set((textPlaces(english) ?? []).map(({ name }) => name));
  return [...wanted]
    .filter((name) => !names.has(name))
    .map((name): LabelProblem => ({ kind: 'lost', name }));
}

function missingForms(places: readonly TextPlace[], language: Language): LabelProblem[] {
  const forms = new Set(places.flatMap((place) => (place.forms ? [place.forms] : [])));
  return [...forms].flatMap((given) =>
    pluralForms(language)
      .filter(({ form }) => form !== 'other' && !given.includes(form))
      .map(({ form }): LabelProblem => ({ kind: 'plural', name: form })),
  );
}
