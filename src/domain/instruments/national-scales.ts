import { readNotch, type Notch } from './rating-scale.ts';

/** The scale of grades that are comparable across countries. */
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
  /** `international`, or the only country within which the grade compares issuers. */
  readonly scale: string;
  /** The letters without the mark. */
  readonly letters: string;
}

/** The scale of a grade, by its spelling. */
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
 * The rank of a grade on its own scale: only for comparing grades of one agency on one scale. Null:
 * no longer rated. Undefined: unknown grade.
 */
export function placeOnScale(agency: string, grade: string): Notch | null | undefined {
  return readNotch(agency, readScale(grade).letters);
}
