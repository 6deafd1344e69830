import { readNotch, type Notch } from './rating-scale.ts';

/** What a grade is of that says something in all countries. */
export const INTERNATIONAL = 'international';

/** How agencies mark the grades of national scales: `ruAA`, `AA(RU)`, `Aa1.mx`, `AA|ru|`. */
const FORMS = [
  /^(?<mark>[a-z]{2})(?<grade>[A-D].*)$/,
  /^(?<grade>.+)\((?<mark>[A-Za-z]{2,3})\)$/,
  /^(?<grade>.+)\.(?<mark>[a-z]{2})$/,
  /^(?<grade>.+)\|(?<mark>[a-z]{2})\|$/,
];
/** Marks that are not the code of their country. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ra: 'AR',
  arg: 'AR',
  bra: 'BR',
  chl: 'CL',
  col: 'CO',
  kaz: 'KZ',
  mex: 'MX',
  rus: 'RU',
  tur: 'TR',
  zaf: 'ZA',
};

export interface ScaledGrade {
  /** `international`, or the country whose issuers alone the grade compares. */
  readonly scale: string;
  /** The letters without their mark. */
  readonly letters: string;
}

/** On which scale a grade is, by the way it is spelled. */
export function readScale(grade: string): ScaledGrade {
  for (const form of FORMS) {
    const { mark, grade: letters } = form.exec(grade)?.groups ?? {};
    if (mark !== undefined && letters !== undefined) {
      return { scale: COUNTRIES[mark.toLowerCase()] ?? mark.slice(0, 2).toUpperCase(), letters };
    }
  }
  return { scale: INTERNATIONAL, letters: grade };
}

/**
 * Which place a grade has among those of its own scale: only for comparing what one agency said on
 * one scale. Null: not rated any more. Undefined: not a grade that is known here.
 */
export function placeOnScale(agency: string, grade: string): Notch | null | undefined {
  return readNotch(agency, readScale(grade).letters);
}
