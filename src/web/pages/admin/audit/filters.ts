const NAMES = ['operator', 'kind', 'action', 'from', 'to', 'target'] as const;

/** As they stand in the address; the call refuses what is none. */
export type Filters = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** An empty field of the form filters nothing. */
export function filtersFromAddress({
  searchParams,
}: URL): Filters & { kind?: never; action?: never } {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = searchParams.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export function placeFromAddress({ searchParams }: URL): { older?: string; newer?: string } {
  const [older, newer] = ['older', 'newer'].map((name) => searchParams.get(name));
  return { ...(older && { older }), ...(newer && !older && { newer }) };
}
