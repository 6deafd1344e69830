import { useEffect, useEffectEvent } from 'react';
import { getSignInOptions, signInWithPasskey } from '../../../contracts/accounts/passkeys.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { PasskeyButton } from './passkey-button.tsx';
import {
  canSuggestPasskeys,
  proveWithPasskey,
  stopSuggesting,
  type PasskeyOutcome,
} from './passkey-browser.ts';
import { usePasskey, type PasskeyState } from './use-passkey.ts';
import css from './sign-ins.module.css';

const PROOF = { optionsCall: getSignInOptions, answerCall: signInWithPasskey };

/** Signs in with a passkey: by button, or through a suggestion in the email field. */
export function PasskeySignIn({ next }: { next: string }) {
  const t = useLabels();
  const state = usePasskey(next);
  useSuggestions(state.showOutcome);
  return (
    <div className={css.or}>
      <PasskeyButton state={state} onPress={() => void state.run(() => proveWithPasskey(PROOF))}>
        {t('passkey_sign_in')}
      </PasskeyButton>
    </div>
  );
}

/** The reader hasn't requested it, so errors are shown only after a passkey was chosen. */
function useSuggestions(showOutcome: PasskeyState['showOutcome']): void {
  const finish = useEffectEvent((outcome: PasskeyOutcome) => {
    const isChosen = outcome === 'done' || isRefused(outcome);
    if (isChosen) showOutcome(outcome);
  });
  useEffect(() => {
    let isOver = false;
    let isWaiting = false;
    const suggest = async () => {
      if (!(await canSuggestPasskeys()) || isOver) return;
      isWaiting = true;
      const outcome = await proveWithPasskey(PROOF, { isSuggested: true });
      isWaiting = false;
      if (!isOver) finish(outcome);
    };
    void suggest();
    return () => {
      isOver = true;
      if (isWaiting) void stopSuggesting();
    };
  }, []);
}

function isRefused(outcome: PasskeyOutcome): boolean {
  return typeof outcome === 'object' && 'code' in outcome && outcome.code === 'wrong_credentials';
}
