import type { Emit, WidgetDemo } from '../demo.ts';
import { AlertBox, type AlertBoxProps, type AlertTexts } from './alert-box.tsx';
import type { Alert } from './alert-queue.ts';
import css from './alerts.demo.module.css';
import { useAlertQueue } from './use-alert-queue.ts';

const KINDS: readonly Alert[] = [
  { id: 'info', kind: 'info', text: 'The market opens at 09:00.' },
  { id: 'success', kind: 'success', text: 'Your settings are saved.' },
  { id: 'warning', kind: 'warning', text: 'Quotes are 15 minutes late today.' },
  { id: 'error', kind: 'error', text: 'The archive could not be loaded.' },
];
const PERSISTENT: Alert = {
  id: 'persistent',
  kind: 'warning',
  text: 'This one stays until you close it.',
  persistent: true,
};
const HTML: Alert = {
  id: 'html',
  kind: 'error',
  persistent: true,
  html:
    'The period is <b>too long</b>. <a href="/profile/">Get access</a> or choose:' +
    '<ul><li>one <em>contract</em></li><li>a shorter period &amp; one exchange</li></ul>',
};
/** Dangerous HTML that must come out harmless. */
const HOSTILE: Alert = {
  id: 'hostile',
  kind: 'error',
  persistent: true,
  html:
    '<script>window.isHacked = true</script><img src="x" onerror="window.isHacked = true">' +
    '<svg onload="window.isHacked = true"></svg><style>body { display: none }</style>' +
    '<b onclick="window.isHacked = true" style="color: red" class="x" id="content">Bold</b> ' +
    '<a href="javascript:window.isHacked = true">script</a> ' +
    '<a href="data:text/html,hi">data</a> ' +
    '<a href="https://example.org/" target="_blank" rel="opener">outside</a> ' +
    '<a href="/indexes/">inside</a>' +
    '<form action="https://example.org/"><input name="password"></form>' +
    '<iframe src="https://example.org/"></iframe>',
};
const MANY: readonly Alert[] = Array.from({ length: 8 }, (_, i) => ({
  id: `many-${i + 1}`,
  kind: 'info',
  text: `Message ${i + 1} of 8`,
  persistent: true,
}));

const GERMAN: AlertTexts = {
  box: 'Meldungen',
  close: 'Meldung schließen',
  closeAll: 'Alle schließen',
  earlier: (count) => `Frühere Meldungen: ${count}`,
  kinds: { info: 'Hinweis', success: 'Erfolg', warning: 'Warnung', error: 'Fehler' },
};

interface DemoProps {
  readonly emit: Emit;
  readonly buttons?: readonly (readonly [text: string, alerts: readonly Alert[]])[];
  readonly initial?: readonly Alert[];
  readonly placement?: NonNullable<AlertBoxProps['placement']>;
  readonly texts: AlertTexts;
}

function Demo({ emit, buttons, initial, placement = 'inline', texts }: DemoProps) {
  const [queue, send] = useAlertQueue(initial);
  return (
    <>
      <div className={css.buttons}>
        {buttons?.map(([text, alerts]) => (
          <button
            key={text}
            type="button"
            onClick={() => {
              for (const alert of alerts) send({ type: 'add', alert });
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <AlertBox
        queue={queue}
        onEvent={send}
        onClose={(id) => emit('close', id)}
        placement={placement}
        texts={texts}
      />
    </>
  );
}

const stay = (alert: Alert): Alert => ({ ...alert, persistent: true });

export const demo: WidgetDemo = {
  name: 'alerts',
  states: [
    {
      name: 'raise',
      about:
        'In the corner, for 3 seconds; the countdown stands while you point at it or focus it.',
      props: { placement: 'corner' },
      render: (emit, { alerts: texts }) => (
        <Demo
          emit={emit}
          texts={texts}
          placement="corner"
          buttons={[
            ...KINDS.map((alert) => [`Raise ${alert.kind}`, [alert]] as const),
            ['Raise persistent', [PERSISTENT]],
            ['Raise HTML', [HTML]],
            ['Raise 8', MANY.map((alert) => ({ ...alert, persistent: false }))],
          ]}
        />
      ),
    },
    {
      name: 'kinds',
      about: 'Each kind has a mark and a name of its own, besides its colour. Part of the page.',
      props: { placement: 'inline', alerts: KINDS.map(stay) },
      render: (emit, { alerts: texts }) => (
        <Demo emit={emit} texts={texts} initial={KINDS.map(stay)} />
      ),
    },
    {
      name: 'html',
      about: 'Links, emphasis and lists are allowed; without scripts it is plain text.',
      props: { placement: 'inline', alerts: [HTML] },
      render: (emit, { alerts: texts }) => <Demo emit={emit} texts={texts} initial={[HTML]} />,
    },
    {
      name: 'hostile',
      about: 'Scripts, handlers, styles, frames, forms and script links come out inert.',
      props: { placement: 'inline', alerts: [HOSTILE] },
      render: (emit, { alerts: texts }) => (
        <Demo emit={emit} texts={texts} buttons={[['Raise hostile HTML', [HOSTILE]]]} />
      ),
    },
    {
      name: 'many',
      about: 'The newest 5 are seen; the others are a count that opens them.',
      props: { placement: 'inline', alerts: MANY },
      render: (emit, { alerts: texts }) => <Demo emit={emit} texts={texts} initial={MANY} />,
    },
    {
      name: 'texts',
      about: 'All texts come from outside; the English ones are only a default.',
      props: { placement: 'inline', texts: GERMAN, alerts: [PERSISTENT] },
      render: (emit) => <Demo emit={emit} initial={[PERSISTENT]} texts={GERMAN} />,
    },
  ],
};
