/** One scale for all agencies: 1 is AAA, 22 is D. */
export type Notch = number;

export const BEST_NOTCH = 1;
export const WORST_NOTCH = 22;
/** BBB-: worse grades are speculative. */
const LAST_INVESTMENT_NOTCH = 10;

const USUAL = 'AAA AA+ AA AA- A+ A A- BBB+ BBB BBB- BB+ BB BB- B+ B B- CCC+ CCC CCC- CC C D'.split(
  ' ',
);
/** Moody's has no grade between Ca and C: its C covers C and D of the other agencies. */
const MOODYS =
  'Aaa Aa1 Aa2 Aa3 A1 A2 A3 Baa1 Baa2 Baa3 Ba1 Ba2 Ba3 B1 B2 B3 Caa1 Caa2 Caa3 Ca C C'.split(' ');

const SCALES: Readonly<Record<string, readonly string[]>> = {
  'S&P': USUAL,
  "Moody's": MOODYS,
  Fitch: USUAL,
  Scope: USUAL,
};

/** Synonyms that agencies use for a grade of the scale. */
const SYNONYMS: Readonly<Record<string, string>> = { SD: 'D', RD: 'D', DDD: 'D', DD: 'D' };
/** Not rated, or no longer rated. */
const WITHDRAWN = new Set(['NR', 'WD', 'WR']);

/** An agency's spelling of a grade; unknown agencies use the common spelling. */
export function gradeText(agency: string, notch: Notch): string {
  return (SCALES[agency] ?? USUAL)[notch - 1] ?? 'NR';
}

/** An agency's term for a withdrawn rating. */
export function withdrawnText(agency: string): string {
  if (agency === "Moody's") return 'WR';
  return agency === 'S&P' ? 'NR' : 'WD';
}

export function isWithdrawn(grade: string): boolean {
  return WITHDRAWN.has(grade);
}

/** Undefined: not a grade. Null: explicitly not rated. */
export function readNotch(agency: string, grade: string): Notch | null | undefined {
  if (isWithdrawn(grade)) return null;
  const scale = SCALES[agency] ?? USUAL;
  const isMoodys = scale === MOODYS;
  const place = scale.indexOf(isMoodys ? grade : (SYNONYMS[grade] ?? grade));
  return place < 0 ? undefined : place + 1;
}

export function isInvestmentGrade(notch: Notch): boolean {
  return notch <= LAST_INVESTMENT_NOTCH;
}

/**
 * The composite of several agencies: the lower of the middle two. Of three that is the middle one,
 * of two the lower. Undefined if there are no ratings.
 */
export function compositeNotch(notches: readonly (Notch | null)[]): Notch | undefined {
  const graded = notches.filter((notch) => notch !== null).toSorted((a, b) => a - b);
  return graded[Math.floor(graded.length / 2)];
}
