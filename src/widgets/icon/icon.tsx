const PATHS = {
  calendar: 'M2.5 4.5h11v9h-11zM2.5 7.5h11M5.5 2.5v3M10.5 2.5v3',
  check: 'M3.5 8.5l3 3l6-7',
  clock: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5v3.2l2 1.3',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  down: 'M5 6.5l3 3l3-3',
  export: 'M8 2.5v7.2m-3-3l3 3l3-3M3 13h10',
  left: 'M9.5 4L5.5 8l4 4',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  plus: 'M8 3v10M3 8h10',
  right: 'M6.5 4l4 4l-4 4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10.3 10.3l3.2 3.2',
  settings: 'M2.5 4.5h6m4 0h1M2.5 11.5h1m4 0h6M10.5 2.8v3.4M5.5 9.8v3.4',
} as const;

export type IconName = keyof typeof PATHS;

/** In the colour of the text around it; a button that uses it needs a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? '2' : '1.4'}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
