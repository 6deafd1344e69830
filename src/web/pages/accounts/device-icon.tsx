import type { SessionItem } from '../../../contracts/accounts/sessions.ts';

const SHAPES: Readonly<Record<SessionItem['kind'], string>> = {
  computer: 'M1.5 2.5h13v8h-13zM5.5 13.5h5M8 10.5v3',
  phone: 'M4.5 1.5h7v13h-7zM7.5 12.5h1',
  tablet: 'M2.5 1.5h11v13h-11zM7.5 12.5h1',
  other: 'M2.5 2.5h11v11h-11zM5 6l2 2-2 2M8.5 10.5h3',
};

export function DeviceIcon({ kind }: Pick<SessionItem, 'kind'>) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[kind]} fill="none" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}
