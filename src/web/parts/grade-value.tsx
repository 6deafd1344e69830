import { gradeText } from './grade-text.ts';
import { LockedValue } from './locked-value.tsx';

/** A grade, or `***` with the unlock link. */
export function GradeValue({ grade }: { grade: string }) {
  return grade === '***' ? <LockedValue /> : gradeText(grade);
}
