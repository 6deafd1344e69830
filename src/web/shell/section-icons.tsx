/** How section icons are drawn: 16 px wide, lines only. */
const PATHS = {
  top: 'M2.5 7.5 8 2.75l5.5 4.75M4 6.5v6.75h8V6.5',
  chart: 'M2.25 2.5v11h11.5M4.75 10l2.75-3.25 2.25 2 3.5-4.25',
  statistics: 'M3 13.25V9.5M8 13.25V2.75M13 13.25V6.5',
  facts: 'M2.5 4h2M6.5 4h7M2.5 8h2M6.5 8h7M2.5 12h2M6.5 12h7',
  table: 'M2.25 3h11.5v10H2.25zM2.25 6.25h11.5M6.25 6.25V13',
  questions: 'M5.5 5.75a2.5 2.5 0 1 1 3.6 2.25C8.3 8.4 8 8.8 8 9.75M8 12.6v.15',
  instruments: 'M2.5 5 8 2.5 13.5 5 8 7.5zM2.5 8 8 10.5 13.5 8M2.5 11 8 13.5l5.5-2.5',
} as const;

export type SectionIcon = keyof typeof PATHS;

function draw(path: string) {
  return (
    <svg viewBox="0 0 16 16">
      <path d={path} />
    </svg>
  );
}

export const SECTION_ICONS = {
  top: draw(PATHS.top),
  chart: draw(PATHS.chart),
  statistics: draw(PATHS.statistics),
  facts: draw(PATHS.facts),
  table: draw(PATHS.table),
  questions: draw(PATHS.questions),
  instruments: draw(PATHS.instruments),
} satisfies Record<SectionIcon, unknown>;
