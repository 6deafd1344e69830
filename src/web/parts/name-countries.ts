/** The server translates country names, because browsers differ in the names they know. */
export function nameCountries(languageTag: string): (code: string) => string {
  const names = new Intl.DisplayNames([languageTag], { type: 'region' });
  return (code) => names.of(code) ?? code;
}
