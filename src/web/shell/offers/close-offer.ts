import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { closingCookie, isOfferKind } from '../../../domain/site/offer-closing.ts';
import { keptAddress } from '../address.ts';
import { ownPath } from '../../../contracts/core/own-path.ts';

/** Closes an offer without scripts: its button's form is submitted here. */
export async function action({ request, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const [offer, next] = ['offer', 'next'].map((name) => form.get(name));
  if (!isOfferKind(offer)) throw data(null, { status: 400 });
  const page = ownPath(typeof next === 'string' ? next : null, url);
  return redirect(keptAddress(page, url.search), {
    headers: { 'set-cookie': closingCookie(offer, url.protocol === 'https:') },
  });
}

/** A link closes nothing. */
export function loader() {
  return redirect('/');
}
