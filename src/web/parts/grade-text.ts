/** Agencies write a hyphen where typography has a minus sign. */
export function gradeText(grade: string): string {
  return grade.replace('-', '−');
}
