/** The first of each list, then the second of each, and so on, up to `most`. */
export function interleave<T>(lists: readonly (readonly T[])[], most: number): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const taken: T[] = [];
  for (let i = 0; i < longest && taken.length < most; i += 1) {
    for (const list of lists) {
      if (i < list.length && taken.length < most) taken.push(list[i]!);
    }
  }
  return taken;
}
