import { Form } from 'react-router';
import type { LabelList } from '../../../../contracts/admin/label-editing.ts';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import controls from '../controls.module.css';
import { LABELS_PATH } from './address.ts';
import css from './labels-page.module.css';
import { Button } from '../../../../widgets/button/button.tsx';
import type { SaveFailure } from './save-label.ts';

interface StaleTextsProps {
  readonly list: LabelList;
  readonly failure: SaveFailure | undefined;
}

/** Operators' texts whose label no longer exists or has changed. */
export function StaleTexts({ list, failure }: StaleTextsProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  if (list.stale.length === 0 && !failure) return null;
  return (
    <section className={css.stale}>
      <h2>
        {t('texts_stale')} <small>{list.staleTotal}</small>
      </h2>
      {failure && (
        <p className={controls.alert} role="alert">
          {failure.error.message}
        </p>
      )}
      <ul>
        {list.stale.map(({ language, key, text, version, isKeyGone }) => (
          <li key={`${language}-${key}`}>
            <code>{key}</code> <code>{language}</code> {text}{' '}
            <small>{isKeyGone ? t('texts_gone') : t('texts_mark_unfit')}</small>
            <Form method="post" action={kept(LABELS_PATH)} reloadDocument>
              <input type="hidden" name="language" value={language} />
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="version" value={version} />
              <Button
                type="submit"
                tone="danger"
                aria-label={`${t('texts_remove')}: ${key} ${language}`}
              >
                {t('texts_remove')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
