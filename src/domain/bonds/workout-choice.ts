/** What figures may be asked to: the last end, the worst one, the next call or the next put. */
export const WORKOUT_CHOICES = ['maturity', 'worst', 'call', 'put'] as const;
export type WorkoutChoice = (typeof WORKOUT_CHOICES)[number];
