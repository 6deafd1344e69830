import { Form, useLocation } from 'react-router';
import css from '../parts/switch.module.css';
import { useHintsSetting } from './hints.ts';
import { usePreservedParams } from './link.tsx';
import { useLabels } from './use-labels.ts';

/** Turns hints on and off: a form that works without scripts. */
export function HintsSwitch() {
  const t = useLabels();
  const kept = usePreservedParams();
  const { pathname, search } = useLocation();
  const [isOn, change] = useHintsSetting();
  const next = new URLSearchParams({ next: pathname + search });
  return (
    <Form method="post" action={kept(`/hints/?${next}`)} reloadDocument>
      <button
        type="submit"
        name="hints"
        value={isOn ? 'off' : 'on'}
        role="switch"
        aria-checked={isOn}
        className={css.switch}
        onClick={(event) => {
          event.preventDefault();
          change(!isOn);
        }}
      >
        {t('hints')}
      </button>
    </Form>
  );
}
