import { Form, useLocation } from 'react-router';
import type { MenuDraft } from '../../../../contracts/admin/menu-editing.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import controls from '../controls.module.css';
import type { Fields } from './site-actions.ts';
import css from './site-pages.module.css';

/** The entries of which the form takes the published form. */
export function takenEntries(fields: Fields): number[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('side_') && value === 'theirs' ? [Number(name.slice('side_'.length))] : [],
  );
}

/** A draft that is behind, beside the menu that was published meanwhile; each entry is chosen. */
export function MenuRebase({ differences }: Pick<NonNullable<MenuDraft['draft']>, 'differences'>) {
  const t = useLabels();
  const { search } = useLocation();
  return (
    <Form method="post" action={`/admin/menu/${search}`} reloadDocument className={css.form}>
      <h2>{t('site_rebase_title')}</h2>
      {differences.map(({ id, mine, theirs }) => (
        <fieldset key={id} className={css.names}>
          <legend>{mine ?? theirs}</legend>
          <label className={css.check}>
            <input type="radio" name={`side_${id}`} value="mine" defaultChecked />
            {t('site_rebase_mine', { text: mine ?? t('site_rebase_none') })}
          </label>
          <label className={css.check}>
            <input type="radio" name={`side_${id}`} value="theirs" />
            {t('site_rebase_theirs', { text: theirs ?? t('site_rebase_none') })}
          </label>
        </fieldset>
      ))}
      <div className={css.buttons}>
        <button type="submit" name="rebase" value="1" className={controls.primary}>
          {t('site_rebase')}
        </button>
      </div>
    </Form>
  );
}
