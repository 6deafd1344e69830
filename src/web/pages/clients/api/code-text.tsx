/** Text with code between backticks. */
export function CodeText({ text }: { readonly text: string }) {
  const parts = text.split('`');
  return parts.map((part, i) =>
    // Every other part was between two of them. The text is the same each time, so places are keys.
    // oxlint-disable-next-line react/no-array-index-key
    i % 2 === 1 ? <code key={i}>{part}</code> : part,
  );
}
