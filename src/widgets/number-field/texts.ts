/** All texts of the number field. It fills in `{number}`, `{one}` and `{other}`. */
export interface NumberFieldTexts {
  readonly errorFormat: string;
  readonly errorAmbiguous: string;
}
