import { useEffect } from 'react';
import { askToSignIn, signInWithPasskey } from '../../../contracts/passkeys.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { canSuggestPasskeys, proveWithPasskey, stopSuggesting } from './passkey-browser.ts';
import { usePasskey } from './use-passkey.ts';
import css from './sign-ins.module.css';

const PROOF = { ask: askToSignIn, give: signInWithPasskey };

/** Signs in without email and password: by button, or among the suggestions for the email. */
export function PasskeySignIn({ next }: { next: string }) {
  const t = useLabels();
  const state = usePasskey(next);
  useSuggestions(next);
  return (
    <div className={css.or}>
      <PasskeyButton state={state} onPress={() => void state.run(() => proveWithPasskey(PROOF))}>
        {t('passkey_sign_in')}
      </PasskeyButton>
    </div>
  );
}

/** Nobody has asked for it, so a failure is not told: there is still the button. */
function useSuggestions(next: string): void {
  useEffect(() => {
    let isOver = false;
    let isWaiting = false;
    const suggest = async () => {
      if (!(await canSuggestPasskeys()) || isOver) return;
      isWaiting = true;
      const outcome = await proveWithPasskey(PROOF, { isSuggested: true });
      isWaiting = false;
      if (outcome === 'done' && !isOver) window.location.assign(next);
    };
    void suggest();
    return () => {
      isOver = true;
      if (isWaiting) void stopSuggesting();
    };
  }, [next]);
}
