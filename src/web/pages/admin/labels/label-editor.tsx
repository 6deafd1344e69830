import { useState } from 'react';
import { Form } from 'react-router';
import type { LabelDetails, LabelText } from '../../../../contracts/admin/label-editing.ts';
import { textVersion } from '../../../../domain/text/text-version.ts';
import { useHydrated } from '../../../../widgets/hydrated/use-hydrated.ts';
import { usePreservedParams } from '../../../shell/link.tsx';
import { keepPreview, PREVIEW_PARAMETER } from '../../../shell/label-preview.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import controls from '../controls.module.css';
import visually from '../../../../widgets/visually-hidden/visually-hidden.module.css';
import { labelAddress, type ListState } from './address.ts';
import { LabelField } from './label-field.tsx';
import css from './labels-page.module.css';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import type { SaveFailure } from './save-label.ts';

interface LabelEditorProps {
  readonly label: LabelDetails;
  readonly state: ListState;
  readonly failure: SaveFailure | undefined;
}

/** The ten texts of a label. */
export function LabelEditor({ label, state, failure }: LabelEditorProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  const [typed, setTyped] = useState(failure?.typed ?? {});
  const isOfField = failure?.error.field?.startsWith('body.texts') ?? false;
  return (
    <section className={css.editor} aria-labelledby="label-key">
      <h2 id="label-key">
        <code>{label.key}</code>
      </h2>
      <p className={css.facts}>
        {t('texts_used', { module: label.module, repository: label.repository })}
        <InPlace label={label} typed={typed} />
      </p>
      {failure && (
        <p className={controls.alert} role="alert">
          {failure.error.message}
        </p>
      )}
      <Form
        method="post"
        action={kept(labelAddress(state, label.key))}
        reloadDocument
        className={css.texts}
      >
        {/* Enter in a field presses the first button of the form, so saving comes first. */}
        <button type="submit" className={visually.hidden} tabIndex={-1} aria-hidden="true">
          {t('texts_save')}
        </button>
        {label.texts.map((each) => (
          <LabelField
            key={each.language}
            label={label}
            field={each}
            text={typed[each.language] ?? each.text}
            newer={isOfField ? findNewer(each, failure) : undefined}
            onChange={(text) => setTyped((before) => ({ ...before, [each.language]: text }))}
          />
        ))}
        <div className={css.buttons}>
          {label.next !== null && (
            <ButtonLink href={labelAddress(state, label.next)} link={RouterLink}>
              {t('texts_next')}
            </ButtonLink>
          )}
          <Button type="submit" kind="primary">
            {t('texts_save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The text that another operator has saved since the form was loaded, if it differs. */
function findNewer(field: LabelText, failure: SaveFailure | undefined): string | undefined {
  const [text, seen] = [failure?.typed[field.language], failure?.versions[field.language]];
  const isMine = text !== undefined && text !== field.text && textVersion(text) !== seen;
  return isMine && seen !== field.version ? field.text : undefined;
}

/** Opens a page that uses the label, with the unsaved text. */
function InPlace({ label, typed }: { label: LabelDetails; typed: SaveFailure['typed'] }) {
  const t = useLabels();
  const kept = usePreservedParams();
  const isHydrated = useHydrated();
  if (label.shownOn === null) return null;
  const address = isHydrated ? `${label.shownOn}?${PREVIEW_PARAMETER}=${label.key}` : label.shownOn;
  return (
    <>
      {' · '}
      <a
        href={kept(address)}
        target="_blank"
        rel="noreferrer"
        onClick={() => keepPreview(label.key, typed)}
      >
        {t('texts_in_place')} ({label.shownOn})
      </a>
    </>
  );
}
