import { setUserSettings } from '../../contracts/accounts/user.ts';
import { createBrowserCall } from '../api/call.ts';
import { showNotice } from './notices.ts';
import { SharedChoice } from './shared-choice.ts';
import { useLabels } from './use-labels.ts';
import { useShell } from './use-shell.ts';

const YEAR_SECONDS = 365 * 86_400;
const shared = new SharedChoice<boolean>();

/** A visitor's cookie; accounts store the choice on the server. */
export function hintsCookie(isOn: boolean, isSecure: boolean): string {
  const value = isOn ? 'on' : 'off';
  const secure = isSecure ? '; Secure' : '';
  return `hints=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Whether hints are shown, and a function that changes it, at once and for later pages. */
export function useHintsSetting(): [isOn: boolean, change: (isOn: boolean) => void] {
  const { hints, globals } = useShell();
  const t = useLabels();
  const isOn = shared.useValue(hints);

  function show(isShown: boolean): void {
    shared.choose(isShown, hints);
    if (isShown) delete document.documentElement.dataset.hints;
    else document.documentElement.dataset.hints = 'off';
  }

  async function change(isWanted: boolean): Promise<void> {
    show(isWanted);
    const isKept = globals.userLoggedIn ? await keepOnServer(isWanted) : keepInCookie(isWanted);
    if (!isKept) show(!isWanted);
    const text = isWanted ? t('hints_are_on') : t('hints_are_off');
    showNotice(
      isKept
        ? { id: 'hints', kind: 'success', text }
        : { id: 'hints', kind: 'error', text: t('hints_not_saved') },
    );
  }
  return [isOn, (isWanted) => void change(isWanted)];
}

function keepInCookie(isOn: boolean): boolean {
  document.cookie = hintsCookie(isOn, location.protocol === 'https:');
  return true;
}

async function keepOnServer(hints: boolean): Promise<boolean> {
  try {
    // Settings belong to the portal, not to a data server.
    const call = createBrowserCall('');
    return (await call(setUserSettings, { body: { sid: '', settings: { hints } } })).ok;
  } catch {
    return false;
  }
}
