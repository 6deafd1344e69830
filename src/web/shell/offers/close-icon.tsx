import { buttonClass } from '../../../widgets/button/button-class.ts';
import { Icon } from '../../../widgets/icon/icon.tsx';

/** Looks like the close button of an offer, in a preview that can't be closed. */
export function CloseIcon() {
  return (
    <span className={buttonClass({ kind: 'quiet' })}>
      <Icon name="close" />
    </span>
  );
}
