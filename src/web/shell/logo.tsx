/** A yield curve that crosses par. */
export function Logo() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#1b6fa8" />
      <path d="M4 12h16" stroke="#fff" strokeOpacity=".45" strokeDasharray="2 2" />
      <path
        d="M4 18C7 10.5 12 8 20 6.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
