/** Fills `{name}` in a text; a missing label's double braces stay as they are. */
export function fillLabel(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
