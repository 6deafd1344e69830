import { useId } from 'react';
import { Form } from 'react-router';
import type { Setup, SetupStep } from '../../../contracts/admin/setup.ts';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { Button } from '../../../widgets/button/button.tsx';
import css from './setup-list.module.css';

/** The page on which a step is completed; backups are made with a command. */
const ADDRESSES: Readonly<Partial<Record<SetupStep, string>>> = {
  data: '/admin/data/',
  name: '/admin/settings/#name-siteName',
  mail: '/admin/settings/#tests',
  people: '/admin/users/invitations/',
  tariffs: '/admin/settings/#name-accessPolicy',
};

const COMMANDS = {
  importer: 'npm run import-curve',
  demo: 'npm run demo',
  backup: 'npm run backup',
};

/** Setup steps for a new portal; the server sends them to operators only. */
export function SetupList({ steps }: Pick<Setup, 'steps'>) {
  const t = useLabels();
  const id = useId();
  const address = usePreservedParams()('/admin/');
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={css.setup} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t('checklist_title')}</h2>
        <p>{t('checklist_lead', { done, total: steps.length })}</p>
      </div>
      <ol className={css.steps}>
        {steps.map((each) => (
          <Step key={each.step} {...each} />
        ))}
      </ol>
      <Form method="post" action={address} reloadDocument className={css.foot}>
        <Button type="submit">{t('checklist_close')}</Button>
        <span>{t('checklist_close_text')}</span>
      </Form>
    </section>
  );
}

function Step({ step, isDone }: Setup['steps'][number]) {
  const t = useLabels();
  const address = ADDRESSES[step];
  const title = t(`checklist_${step}`);
  return (
    <li>
      <span
        className={joinClassNames(css.mark, isDone && css.done)}
        role="img"
        aria-label={t(isDone ? 'checklist_done' : 'checklist_open')}
      >
        {isDone && '✓'}
      </span>
      <div>
        <p className={css.title}>
          {address === undefined ? title : <Link to={address}>{title}</Link>}
        </p>
        {!isDone && <p className={css.text}>{t(`checklist_${step}_text`, COMMANDS)}</p>}
      </div>
    </li>
  );
}
