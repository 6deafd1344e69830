const PATHS = {
  calendar: 'M2.5 4.5h11v9h-11zM2.5 7.5h11M5.5 2.5v3M10.5 2.5v3',
  clock: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5v3.2l2 1.3',
  left: 'M9.5 4L5.5 8l4 4',
  right: 'M6.5 4l4 4l-4 4',
  down: 'M5 6.5l3 3l3-3',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
} as const;

/** Has the colour of the text around it; the button that uses it needs a name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
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
