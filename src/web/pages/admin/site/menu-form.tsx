import { Form, useLocation } from 'react-router';
import type { MenuDraft } from '../../../../contracts/admin/menu-editing.ts';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../../../../contracts/site/site-fields.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import { columnsBelow, MAX_COLUMNS } from '../../../../domain/site/menu-entries.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import type { Fields } from './site-actions.ts';
import { WordsField } from './site-fields.tsx';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { Checkbox, Radio } from '../../../../widgets/field/choices.tsx';
import css from './site-pages.module.css';

type Entry = MenuDraft['entries'][number];

/** Converts the form of an entry to the request body. */
export function entryFromFields(fields: Fields): unknown {
  const [parent = '', column = '0'] = (fields['place'] ?? '').split('/');
  const isOwn = fields['named'] !== 'label';
  const texts = LANGUAGE_CODES.flatMap((code) => {
    const text = fields[`text_${code}`]?.trim();
    return text ? [[code, text]] : [];
  });
  return {
    parentId: parent === '' ? null : Number(parent),
    column: Number(column),
    label: isOwn ? null : (fields['label'] ?? ''),
    texts: isOwn ? Object.fromEntries(texts) : null,
    url: fields['url']?.trim() ?? '',
    isNewTab: fields['isNewTab'] !== undefined,
  };
}

interface MenuFormProps {
  readonly draft: MenuDraft;
  /** The entry to change; a new one is added without it. */
  readonly entry: Entry | undefined;
  /** `item`, or the ID of the parent of a new link. */
  readonly below: string;
  readonly failure: FormFailure | undefined;
}

export function MenuForm({ draft, entry, below, failure }: MenuFormProps) {
  const t = useLabels();
  const { search } = useLocation();
  const isItem = entry ? entry.parentId === null : below === 'item';
  const parent = draft.entries.find(({ id }) => String(id) === below);
  const title = parent ? t('site_add_link', { name: parent.name }) : t('site_add_item');
  return (
    <Form method="post" action={`/admin/menu/${search}`} reloadDocument className={css.form}>
      <h2>{entry ? t('site_edit_named', { name: entry.name }) : title}</h2>
      {entry && <input type="hidden" name="entry" value={entry.id} />}
      <NameFields draft={draft} entry={entry} failure={failure} />
      <WordsField
        name="url"
        label={t('site_address')}
        value={entry?.url ?? ''}
        field="body.url"
        refusal={t('site_address_invalid')}
        hint={t('site_address_hint')}
        maxLength={MAX_ADDRESS_LENGTH}
        isRequired
        failure={failure}
      />
      {!isItem && <PlaceField entries={draft.entries} entry={entry} below={below} />}
      {!isItem && (
        <Checkbox
          name="isNewTab"
          defaultChecked={entry?.isNewTab}
          label={t('site_opens_new_tab')}
        />
      )}
      <div className={css.buttons}>
        <Button type="submit" kind="primary">
          {t('site_save')}
        </Button>
        <ButtonLink href="/admin/menu/" link={RouterLink}>
          {t('site_cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

function NameFields({ draft, entry, failure }: Omit<MenuFormProps, 'below'>) {
  const t = useLabels();
  const named = failure?.typed['named'] ?? (entry?.label ? 'label' : 'own');
  return (
    <fieldset className={css.names}>
      <legend>{t('site_named_by')}</legend>
      <Radio
        name="named"
        value="label"
        defaultChecked={named === 'label'}
        label={t('site_name_label')}
      />
      <SelectField
        isWide
        label={t('site_name_label')}
        hideLabel
        search
        name="label"
        value={failure?.typed['label'] ?? entry?.label ?? draft.labels[0]?.key ?? ''}
        options={draft.labels.map(({ key, text }) => ({ id: key, text }))}
      />
      <Radio name="named" value="own" defaultChecked={named === 'own'} label={t('site_name_own')} />
      <p className={css.note}>{t('site_english_needed')}</p>
      {LANGUAGE_CODES.map((code) => (
        <WordsField
          key={code}
          name={`text_${code}`}
          label={LANGUAGES[code].own}
          lang={code}
          value={entry?.texts?.[code] ?? ''}
          field={`body.texts.${code}`}
          refusal={t('site_words_invalid')}
          maxLength={MAX_NAME_LENGTH}
          failure={failure}
        />
      ))}
    </fieldset>
  );
}

function PlaceField({
  entries,
  entry,
  below,
}: {
  entries: readonly Entry[];
  entry: Entry | undefined;
  below: string;
}) {
  const t = useLabels();
  const items = entries.filter(({ parentId }) => parentId === null);
  return (
    <SelectField
      isWide
      label={t('site_place')}
      name="place"
      value={entry ? `${entry.parentId}/${entry.column}` : `${below}/1`}
      options={items.flatMap(({ id, name }) => {
        const columns = Math.min(columnsBelow(entries, id).length + 1, MAX_COLUMNS);
        return Array.from({ length: columns }, (_, i) => ({
          id: `${id}/${i + 1}`,
          text: t('site_place_column', { name, number: i + 1 }),
        }));
      })}
    />
  );
}
