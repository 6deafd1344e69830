export type Outlook = 'positive' | 'stable' | 'negative' | 'developing';

/** What an agency said on a day. The notch is null where it rates no more. */
export interface RatingStep {
  readonly ratedOn: string;
  readonly grade: string;
  readonly notch: number | null;
  readonly outlook: Outlook | null;
}

export type RatingAction = 'assigned' | 'raised' | 'lowered' | 'outlook' | 'affirmed' | 'withdrawn';

/** What a step did to the one before it. A lower notch is a better grade. */
export function ratingAction(step: RatingStep, before: RatingStep | undefined): RatingAction {
  if (step.notch === null) return 'withdrawn';
  if (!before || before.notch === null) return 'assigned';
  if (step.notch < before.notch) return 'raised';
  if (step.notch > before.notch) return 'lowered';
  return step.outlook === before.outlook ? 'affirmed' : 'outlook';
}
