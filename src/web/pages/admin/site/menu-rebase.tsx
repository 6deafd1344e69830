import { Form, useLocation } from 'react-router';
import type { MenuDraft } from '../../../../contracts/admin/menu-editing.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import type { Fields } from './site-actions.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { RadioGroup } from '../../../../widgets/field/choices.tsx';
import css from './site-pages.module.css';

/** The entries for which the published version is chosen. */
export function takenEntries(fields: Fields): number[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('side_') && value === 'theirs' ? [Number(name.slice('side_'.length))] : [],
  );
}

/** An outdated draft beside the menu published in the meantime, with a choice for each entry. */
export function MenuRebase({ differences }: Pick<NonNullable<MenuDraft['draft']>, 'differences'>) {
  const t = useLabels();
  const { search } = useLocation();
  return (
    <Form method="post" action={`/admin/menu/${search}`} reloadDocument className={css.form}>
      <h2>{t('site_rebase_title')}</h2>
      {differences.map(({ id, mine, theirs }) => (
        <RadioGroup
          key={id}
          legend={mine ?? theirs ?? ''}
          name={`side_${id}`}
          defaultValue="mine"
          options={[
            {
              value: 'mine',
              label: t('site_rebase_mine', { text: mine ?? t('site_rebase_none') }),
            },
            {
              value: 'theirs',
              label: t('site_rebase_theirs', { text: theirs ?? t('site_rebase_none') }),
            },
          ]}
        />
      ))}
      <div className={css.buttons}>
        <Button type="submit" name="rebase" value="1" kind="primary">
          {t('site_rebase')}
        </Button>
      </div>
    </Form>
  );
}
