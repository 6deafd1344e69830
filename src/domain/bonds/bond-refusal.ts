/** Why a calculation is rejected. The codes are stable: callers translate them. */
export type RefusalReason =
  | 'missing'
  | 'not-a-day'
  | 'not-a-number'
  | 'not-allowed'
  | 'not-positive'
  | 'negative'
  | 'too-low'
  | 'too-high'
  | 'too-many'
  | 'below-floor'
  | 'before-issue'
  | 'not-after-settlement'
  | 'wrong-order'
  | 'wrong-sum'
  | 'both-given'
  | 'neither-given'
  | 'no-yield'
  | 'no-workout'
  | 'in-default'
  | 'not-a-share'
  | 'not-months'
  | 'over-a-year'
  | 'nothing-left'
  | 'unknown-calendar';

/** Invalid input: names the field as the request spells it, `terms.maturityDate`. */
export class BondRefusal extends Error {
  readonly field: string;
  readonly reason: RefusalReason;
  /** The limit that the number was compared with. */
  readonly limit: number | undefined;

  constructor(field: string, reason: RefusalReason, sentence: string, limit?: number) {
    super(sentence);
    this.limit = limit;
    this.name = 'BondRefusal';
    this.field = field;
    this.reason = reason;
  }
}
