/** One scale for all agencies: 1 is the best grade, 22 is default. */
export const NOTCHES = 22;
/** The last notch of investment grade. */
export const LAST_INVESTMENT_NOTCH = 10;

const GRADES = 'AAA AA+ AA AA- A+ A A- BBB+ BBB BBB- BB+ BB BB- B+ B B- CCC+ CCC CCC- CC C D'.split(
  ' ',
);
const MOODYS_GRADES =
  'Aaa Aa1 Aa2 Aa3 A1 A2 A3 Baa1 Baa2 Baa3 Ba1 Ba2 Ba3 B1 B2 B3 Caa1 Caa2 Caa3 Ca C'.split(' ');

/** The notch of a grade as the agency spells it; null for one that is none, such as `NR`. */
export function notchFromGrade(agency: string, grade: string): number | null {
  const grades = agency === 'Moody’s' ? MOODYS_GRADES : GRADES;
  const index = grades.indexOf(grade.replace('−', '-'));
  return index === -1 ? null : index + 1;
}

/** The grade of a notch in the letters that most agencies use. */
export function gradeFromNotch(notch: number): string {
  return GRADES[notch - 1] ?? '';
}

/**
 * One notch for several agencies: the middle one; of an even number the worse of the two in the
 * middle. Null where nobody rates.
 */
export function compositeNotch(notches: readonly (number | null)[]): number | null {
  const known = notches.filter((notch) => notch !== null).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}
