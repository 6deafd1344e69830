export type Outlook = 'positive' | 'stable' | 'negative' | 'developing';

/** An agency's grade on a day. The notch is null if the rating was withdrawn. */
export interface RatingStep {
  readonly ratedOn: string;
  readonly grade: string;
  readonly notch: number | null;
  readonly outlook: Outlook | null;
}

export type RatingAction = 'assigned' | 'raised' | 'lowered' | 'outlook' | 'affirmed' | 'withdrawn';

/** The change from the previous step. A lower notch is a better grade. */
export function ratingAction(step: RatingStep, before: RatingStep | undefined): RatingAction {
  if (step.notch === null) return 'withdrawn';
  if (!before || before.notch === null) return 'assigned';
  if (step.notch < before.notch) return 'raised';
  if (step.notch > before.notch) return 'lowered';
  return step.outlook === before.outlook ? 'affirmed' : 'outlook';
}
