import { Button } from '../button/button.tsx';
import type { Emit, WidgetDemo } from '../demo.ts';
import { TextArea } from '../field/text-field.tsx';
import { Dialog, DialogActions, type DialogProps } from './dialog.tsx';
import { useDialog } from './use-dialog.ts';

function FormDemo({ emit, size }: { emit: Emit; size: NonNullable<DialogProps['size']> }) {
  const dialog = useDialog();
  return (
    <>
      <Button {...dialog.opener}>Request access</Button>
      <Dialog
        dialog={dialog}
        title="Request Desk"
        lead="An operator answers by mail."
        closeText="Close"
        size={size}
        onClose={() => emit('close')}
      >
        <form action="#form" method="get">
          <TextArea label="What for" mark="optional" name="what" />
          <DialogActions dialog={dialog} cancelText="Cancel">
            <Button type="submit" kind="primary">
              Send
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

function ConfirmDemo({ emit }: { emit: Emit }) {
  const dialog = useDialog();
  return (
    <>
      <Button {...dialog.opener} tone="danger">
        Delete…
      </Button>
      <Dialog
        dialog={dialog}
        title="Delete the list?"
        closeText="Close"
        onClose={() => emit('close')}
      >
        <p>Its 14 instruments stay; their notes are lost.</p>
        <DialogActions dialog={dialog} cancelText="Keep it">
          <Button
            kind="primary"
            tone="danger"
            onClick={() => {
              emit('delete');
              dialog.close();
            }}
          >
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export const demo: WidgetDemo = {
  name: 'dialog',
  states: [
    {
      name: 'form',
      about: 'Use for a short task that nothing else may interrupt; also without scripts.',
      props: { title: 'Request Desk' },
      render: (emit) => <FormDemo emit={emit} size="m" />,
    },
    {
      name: 'large',
      about: 'Size l for more than a column of fields.',
      props: { size: 'l' },
      render: (emit) => <FormDemo emit={emit} size="l" />,
    },
    {
      name: 'confirm',
      about: 'Before what can’t be undone: the focus begins on what changes nothing.',
      props: { title: 'Delete the list?' },
      render: (emit) => <ConfirmDemo emit={emit} />,
    },
  ],
};
