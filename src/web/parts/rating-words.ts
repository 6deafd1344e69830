import type { getBondRatings } from '../../contracts/bonds/sections.ts';
import type { Answer } from '../../contracts/core/endpoint.ts';
import { INTERNATIONAL } from '../../domain/instruments/national-scales.ts';
import { useLabels } from '../shell/use-labels.ts';
import { gradeText } from './grade-text.ts';

export type Ratings = Answer<typeof getBondRatings>;
export type Rating = Ratings['items'][number];

/** Whether its grade only compares issuers of one country. */
export function isNational({ scale }: Pick<Rating, 'scale'>): boolean {
  return scale !== INTERNATIONAL;
}

/** The actions of rating agencies, in the page's words. */
export function useRatingWords() {
  const t = useLabels();
  const outlook = (to: Rating['outlook']) => (to === null ? null : t(`rating_outlook_${to}`));
  const action = ({ action: did, previousGrade, previousOutlook }: Rating): string | null => {
    if (did === null) return null;
    const before = previousGrade === null ? '' : gradeText(previousGrade);
    if (did === 'raised') return t('rating_raised', { grade: before });
    if (did === 'lowered') return t('rating_lowered', { grade: before });
    if (did === 'outlook' && previousOutlook !== null) {
      return t('rating_outlook_from', { outlook: t(`rating_outlook_${previousOutlook}`) });
    }
    if (did === 'assigned') return t('rating_assigned');
    return did === 'withdrawn' ? t('rating_withdrawn') : t('rating_affirmed');
  };
  return { outlook, action };
}
