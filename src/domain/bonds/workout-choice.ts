/** The workouts that figures can be requested to: the maturity, the worst, the next call or put. */
export const WORKOUT_CHOICES = ['maturity', 'worst', 'call', 'put'] as const;
export type WorkoutChoice = (typeof WORKOUT_CHOICES)[number];
