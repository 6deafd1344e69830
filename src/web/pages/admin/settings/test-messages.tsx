import { Form } from 'react-router';
import type { TestMessage } from '../../../../contracts/admin/settings.ts';
import { displayMoment } from '../../../../domain/text/format.ts';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { Refusal, type SettingState } from './setting-form.tsx';
import css from './settings-page.module.css';
import { Button } from '../../../../widgets/button/button.tsx';
import { ADDRESS } from './submit-setting.ts';

interface TestMessagesProps {
  readonly tests: readonly TestMessage[];
  readonly state: (key: string) => SettingState;
}

/** Sends a test mail and text message to the operator's own address and phone. */
export function TestMessages({ tests, state }: TestMessagesProps) {
  const t = useLabels();
  return (
    <section className={css.tests} aria-labelledby="tests">
      <h2 id="tests">{t('settings_tests')}</h2>
      <div className={css.settings}>
        {tests.map((test) => (
          <Test key={test.channel} test={test} state={state(test.channel)} />
        ))}
      </div>
    </section>
  );
}

function Test({ test, state }: { test: TestMessage; state: SettingState }) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { globals, timeZone } = useShell();
  const { channel, to, way, last } = test;
  return (
    <section className={css.setting} aria-labelledby={`test-${channel}`}>
      <h3 id={`test-${channel}`}>{t(`settings_test_${channel}`)}</h3>
      {way === 'none' && <p>{t('settings_test_no_way')}</p>}
      {way === 'outbox' && <p className={css.hint}>{t('settings_test_outbox')}</p>}
      {way !== 'none' && to === null && <p>{t('settings_test_no_address')}</p>}
      {way !== 'none' && to !== null && (
        <Form method="post" action={kept(ADDRESS)} reloadDocument>
          <input type="hidden" name="key" value={channel} />
          <Button type="submit" name="intent" value="test">
            {t('settings_test_send', { address: to })}
          </Button>
        </Form>
      )}
      <Refusal failure={state.failure} />
      {last && (
        <p role="status" className={css.origin}>
          {displayMoment(Date.parse(last.createdAt), globals.lang, timeZone)}:{' '}
          <strong>{t(`settings_test_state_${last.state}`)}</strong>
          {last.answer !== null && ` (${last.answer})`}
          {last.error !== null && ` (${last.error})`}
        </p>
      )}
    </section>
  );
}
