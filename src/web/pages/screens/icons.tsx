import css from './filters.module.css';

function draw(path: string, size = 14) {
  return (
    <svg className={css.icon} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const Cross = () => draw('m5 5 6 6m0-6-6 6');
export const Down = () => draw('m4.5 6.5 3.5 3.5 3.5-3.5');
export const Plus = () => draw('M8 3.5v9m-4.5-4.5h9');
export const Funnel = () => draw('M2 4.5h12M4.5 8h7M6.5 11.5h3', 16);
export const Chain = () =>
  draw(
    'M6.5 9.5l3-3M7 4.5 8.6 3a3 3 0 0 1 4.3 4.3L11.4 9M9 11.5 7.4 13a3 3 0 0 1-4.3-4.3L4.6 7',
    16,
  );
export const Bookmark = () => draw('M4.5 2.5h7v11L8 10.8l-3.5 2.7z');
export const Grid = () => draw('M2.5 3.5h11v9h-11zM6.2 3.5v9m3.6-9v9', 16);
export const Fetch = () => draw('M8 2.5v7.2m-3-3 3 3 3-3M3 13h10', 16);
export const Order = () => draw('M5 3v10m-2.5-2.5L5 13l2.5-2.5M11 13V3m-2.5 2.5L11 3l2.5 2.5', 16);
