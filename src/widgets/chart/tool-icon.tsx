const PATHS = {
  export: 'M8 2.5v7.2m-3-3 3 3 3-3M3 13h10',
  settings: 'M2.5 4.5h6m4 0h1M2.5 11.5h1m4 0h6M10.5 2.8v3.4M5.5 9.8v3.4',
  compare: 'M8 3v10M3 8h10',
  calendar: 'M2.5 4.5h11v9h-11zM2.5 7.5h11M5.5 2.5v3M10.5 2.5v3',
} as const;

/** An icon on a button without text, with its name as a tooltip. */
export function ToolIcon({ name, title }: { name: keyof typeof PATHS; title: string }) {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" focusable="false">
      <title>{title}</title>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
