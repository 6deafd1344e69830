import { Form } from 'react-router';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { Button } from '../../../../widgets/button/button.tsx';

interface JobButtonProps {
  readonly job: string;
  /** The accessible name of the button contains it. */
  readonly name: string;
  readonly isStop?: boolean;
}

/** Starts or stops a job, also without scripts. */
export function JobButton({ job, name, isStop = false }: JobButtonProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  return (
    <Form method="post" action={kept('/admin/data/')} preventScrollReset>
      <Button
        size="s"
        type="submit"
        name={isStop ? 'stop' : 'start'}
        value={job}
        aria-label={t(isStop ? 'data_stop_named' : 'data_run_named', { name })}
      >
        {t(isStop ? 'data_stop' : 'data_run')}
      </Button>
    </Form>
  );
}
