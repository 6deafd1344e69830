/** The icon of everything that is locked; it has the given size and the colour of the text. */
export function LockIcon({ size, className }: { size: number; className?: string | undefined }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M5 7V4.75a3 3 0 0 1 6 0V7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <rect x="2.75" y="7" width="10.5" height="7.25" rx="1.75" fill="currentColor" />
    </svg>
  );
}
