/** The rank of each text in its language's order; equal texts share a rank, '' is NaN. */
export function textRanks(texts: readonly string[], languageTag: string): Float64Array {
  const different = [...new Set(texts)];
  const { compare } = new Intl.Collator(languageTag);
  // By character code first, which is fast and mostly right: the slow comparison by language then
  // only merges long sorted runs and compares half as many pairs.
  // oxlint-disable-next-line typescript/require-array-sort-compare
  different.sort();
  different.sort(compare);
  const rankByText = new Map<string, number>();
  let rank = 0;
  for (let i = 0; i < different.length; i++) {
    const text = different[i] as string;
    // Texts that are different but equal in the language must keep their original order.
    if (i > 0 && compare(different[i - 1] as string, text) !== 0) rank = i;
    rankByText.set(text, text === '' ? Number.NaN : rank);
  }
  return Float64Array.from(texts, (text) => rankByText.get(text) as number);
}
