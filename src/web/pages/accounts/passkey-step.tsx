import { askForPasskeyStep, finishPasskeyStep } from '../../../contracts/accounts/passkeys.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { proveWithPasskey } from './passkey-browser.ts';
import { usePasskey } from './use-passkey.ts';

const PROOF = { optionsCall: askForPasskeyStep, answerCall: finishPasskeyStep };

/** Asks for a passkey as the second step of sign-in. */
export function PasskeyStep({ next }: { next: string }) {
  const t = useLabels();
  const state = usePasskey(next);
  return (
    <>
      <p>{t('passkey_use_text')}</p>
      <PasskeyButton
        state={state}
        isMain
        onPress={() => void state.run(() => proveWithPasskey(PROOF))}
      >
        {t('passkey_use')}
      </PasskeyButton>
    </>
  );
}
