/** The server translates countries, because browsers do not all know the same names. */
export function nameCountries(languageTag: string): (code: string) => string {
  const names = new Intl.DisplayNames([languageTag], { type: 'region' });
  return (code) => names.of(code) ?? code;
}
