import type { ReactNode } from 'react';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { useLabels } from '../../shell/use-labels.ts';
import formCss from '../../forms/form.module.css';
import { hasPasskeys } from './passkey-browser.ts';
import type { PasskeyState } from './use-passkey.ts';
import { Button } from '../../../widgets/button/button.tsx';
import css from './sign-ins.module.css';

/**
 * A button that requests a passkey and shows the outcome. It is server-rendered, so that nothing
 * moves when scripts load.
 */
export function PasskeyButton({
  state: { isBusy, trouble },
  isMain = false,
  onPress,
  children,
}: {
  state: PasskeyState;
  /** Whether it is the main action of the page. */
  isMain?: boolean;
  /** Omitted if the button submits its form. */
  onPress?: () => void;
  children: ReactNode;
}) {
  const t = useLabels();
  const isHydrated = useHydrated();
  if (isHydrated && !hasPasskeys()) {
    return (
      <div className={css.ask}>
        <p className={css.unsupported}>{t('passkey_unsupported')}</p>
      </div>
    );
  }
  return (
    <div className={css.ask}>
      {trouble !== null && (
        <p className={formCss.alert} role="alert">
          {trouble}
        </p>
      )}
      <Button
        type={onPress ? 'button' : 'submit'}
        kind={isMain ? 'primary' : 'secondary'}
        size="l"
        disabled={!isHydrated}
        isBusy={isBusy}
        onClick={onPress}
      >
        {children}
      </Button>
      <p className={css.scriptless}>{t('passkey_no_scripts')}</p>
    </div>
  );
}
