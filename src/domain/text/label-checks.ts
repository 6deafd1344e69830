import { textPlaces, type TextPlace } from './fill-text.ts';
import type { Language } from './language.ts';
import { pluralForms } from './plural-forms.ts';

/** The longest text that the database takes. */
export const MAX_LABEL = 4000;

/** What can be wrong with a text. The first five cannot be saved; the others can, and are told. */
const LABEL_PROBLEMS = ['empty', 'long', 'braces', 'unknown', 'other', 'lost', 'plural'] as const;
type ProblemKind = (typeof LABEL_PROBLEMS)[number];

export interface LabelProblem {
  readonly kind: ProblemKind;
  /** The variable, or the form of a word, that is meant. */
  readonly name: string;
}

const WARNINGS: ReadonlySet<ProblemKind> = new Set(['lost', 'plural']);

export function isRefusal({ kind }: LabelProblem): boolean {
  return !WARNINGS.has(kind);
}

/** What a text is compared with. */
interface LabelGround {
  readonly language: Language;
  /** The text that comes with the portal: it has all places that can be filled. */
  readonly builtIn: string;
  /** The English text that readers see, whose variables the others should have as well. */
  readonly english: string;
}

/** All that is wrong with a text that is to stand in the place of the built-in one. */
export function checkLabel(text: string, ground: LabelGround): LabelProblem[] {
  if (text.trim() === '') return [{ kind: 'empty', name: '' }];
  if (text.length > MAX_LABEL) return [{ kind: 'long', name: '' }];
  const places = textPlaces(text);
  if (places === null) return [{ kind: 'braces', name: '' }];
  return [
    ...unknownPlaces(places, textPlaces(ground.builtIn) ?? []),
    ...lostPlaces(places, ground.english),
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

function lostPlaces(places: readonly TextPlace[], english: string): LabelProblem[] {
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
