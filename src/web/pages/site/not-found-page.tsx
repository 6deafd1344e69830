import { data } from 'react-router';

/** For every address that no other route has. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
