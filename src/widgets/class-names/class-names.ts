const PLAIN_NAME = /^[A-Za-z_-][\w-]*$/;

/** The class names in a text from data: plain names only, each once. */
export function plainClassNames(text: string | undefined): string[] {
  const names = (text ?? '').split(/\s+/).filter((name) => PLAIN_NAME.test(name));
  return [...new Set(names)];
}

/** One `class` value from the names that apply. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
