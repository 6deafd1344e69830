import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { setUserSettings } from '../../../contracts/accounts/user.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { hintsCookie } from '../../shell/hints.ts';
import { safeNext } from '../../forms/submit.ts';

/** The switch in the foot of every page, for browsers without scripts. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const hints = (await request.formData()).get('hints') !== 'off';
  const back = keptAddress(safeNext(url), url.search);
  if ((await page.shell()).globals.userLoggedIn) {
    await page.call(setUserSettings, { body: { sid: '', settings: { hints } } });
    return redirect(back);
  }
  const cookie = hintsCookie(hints, url.protocol === 'https:');
  return redirect(back, { headers: { 'set-cookie': cookie } });
}

/** GET changes nothing. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(keptAddress(safeNext(url), url.search));
}
