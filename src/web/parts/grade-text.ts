/** Agencies write a hyphen where print has a minus. */
export function gradeText(grade: string): string {
  return grade.replace('-', '−');
}
