import { data } from 'react-router';

/** For every URL that no other route matches. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
