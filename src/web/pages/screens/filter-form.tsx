import type { FormEvent, ReactNode, Ref } from 'react';
import { addressParts, EMPTY_SCREEN } from '../../../domain/screens/screen-address.ts';
import {
  activeFilters,
  clearField,
  clearFilters,
  fieldsIn,
  isGuardedIn,
  isListChoice,
  OTHER_FILTERS,
} from '../../../domain/screens/screen-changes.ts';
import { ButtonLink } from '../../../widgets/button/button.tsx';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { PreservedParamsField, Link } from '../../shell/link.tsx';
import { ViewLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import { FieldControl, ShowButton, type FieldProps } from './field-control.tsx';
import { FilterBox } from './filter-box.tsx';
import css from './filters.module.css';
import { Cross, Down, Plus } from './icons.tsx';
import { BAR_FIELDS, formatAddress, panelFields, SHEET_ID } from './page-state.ts';
import { RangePanel } from './range-panel.tsx';
import { findField } from './screen-words.ts';
import { useSheet } from './use-sheet.ts';

type FormProps = Omit<FieldProps, 'id'>;

/**
 * All filters of a list are one form. Without scripts its boxes open by themselves and the form is
 * submitted; with scripts each choice takes effect at once. On a phone it is a sheet over the page.
 */
export function FilterForm(props: FormProps & { hasPanel: boolean }) {
  const { data, moves, words, hasPanel } = props;
  const { kind, screen } = data;
  const t = useLabels();
  const { ref, close } = useSheet(moves.isSheetOpen, formatAddress(kind, screen));
  const fields = placeFields(props);
  const { money, sort, isDescending, columns, view } = screen;
  const shown = { ...EMPTY_SCREEN, money, sort, isDescending, columns, view };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    moves.apply();
  };
  return (
    <Sheet ref={ref} isOpen={moves.isSheetOpen}>
      <form
        className={css.form}
        method="get"
        action={`/${kind}/`}
        aria-label={t('screen_filters')}
        // An invalid number in a closed box must not block the others.
        noValidate
        onSubmit={submit}
      >
        <PreservedParamsField />
        {addressParts(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.sheetHead}>
          <h2>{t('screen_filters')}</h2>
          <ButtonLink
            href={formatAddress(kind, screen)}
            link={ViewLink}
            kind="quiet"
            aria-label={t('search_close')}
            icon={<Cross />}
            onClick={close}
          />
        </div>
        <div className={css.bar}>
          {fields.bar.map((id) => (
            <Chip key={id} {...props} id={id} />
          ))}
          <MoreFilters {...props} ids={fields.more} />
          {activeFilters(kind, moves.draft).length > 0 && (
            <ButtonLink
              className={css.reset}
              href={formatAddress(kind, clearFilters(screen))}
              link={ViewLink}
              kind="quiet"
              onClick={(event) => moves.follow(event, clearFilters)}
            >
              {t('screen_reset')}
            </ButtonLink>
          )}
        </div>
        {hasPanel && <RangePanel {...props} ids={fields.panel} />}
        <div className={css.sheetFoot}>
          <ButtonLink
            href={formatAddress(kind, clearFilters(screen))}
            link={ViewLink}
            onClick={(event) => moves.follow(event, clearFilters)}
          >
            {t('screen_reset')}
          </ButtonLink>
          <ShowButton moves={moves} words={words} />
        </div>
      </form>
    </Sheet>
  );
}

/** Only while the sheet is open. */
const DIALOG = { role: 'dialog', 'aria-modal': true, tabIndex: -1 } as const;

/** A component of its own, so hydration doesn't render its many fields again. */
function Sheet({
  ref,
  isOpen,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  isOpen: boolean;
  children: ReactNode;
}) {
  const t = useLabels();
  const isHydrated = useHydrated();
  return (
    <div
      ref={ref}
      id={SHEET_ID}
      className={css.sheet}
      data-plain={!isHydrated || undefined}
      data-open={isOpen || undefined}
      {...(isOpen && { ...DIALOG, 'aria-label': t('screen_filters') })}
    >
      {children}
    </div>
  );
}

/** Each field appears once: in the panel, in the bar, or behind “Filter”. */
function placeFields({ data: { kind, screen }, hasPanel }: FormProps & { hasPanel: boolean }) {
  const panel = hasPanel ? panelFields(kind, screen) : [];
  const active = activeFilters(kind, screen);
  const others = [...fieldsIn(kind, screen).map(({ id }) => id), ...OTHER_FILTERS].filter(
    // Issuers have no ISIN.
    (id) => !panel.includes(id) && !(kind === 'company' && id === 'isin'),
  );
  const isInBar = (id: string) => BAR_FIELDS[kind].includes(id) || active.includes(id);
  return {
    panel,
    bar: others.filter(isInBar),
    more: others.filter((id) => !isInBar(id)),
  };
}

function Chip(props: FieldProps) {
  const { id, data, moves, words } = props;
  const t = useLabels();
  const name = words.fieldName(id);
  const isList = isListChoice(findField(data.kind, id));
  const text = words.filterText(id, moves.draft);
  return (
    <div className={joinClassNames(css.chip, text !== null && !isList && css.isActive)}>
      <FilterBox
        button={
          <>
            <span>{name}</span>
            {text === null ? <Down /> : <b>{text}</b>}
          </>
        }
      >
        <FieldControl {...props} />
      </FilterBox>
      {text !== null && !isList && (
        <Link
          className={css.cross}
          to={formatAddress(data.kind, clearField(data.screen, id))}
          preventScrollReset
          aria-label={t('screen_clear_field', { field: name })}
          onClick={(event) => moves.follow(event, (now) => clearField(now, id))}
        >
          <Cross />
        </Link>
      )}
    </div>
  );
}

/** Rarely used fields, each unfolding in place. */
function MoreFilters({ ids, ...props }: FormProps & { ids: readonly string[] }) {
  const { data, words } = props;
  const t = useLabels();
  const isLocked = (id: string) => data.list.masked && isGuardedIn(data.kind, data.screen, id);
  return (
    <div className={css.chip}>
      <FilterBox
        button={
          <>
            <Plus />
            <span>{t('screen_filter')}</span>
          </>
        }
      >
        <ul className={css.more}>
          {ids.map((id) => (
            <li key={id}>
              {isLocked(id) ? (
                <span className={css.locked} title={t('screen_needs_values')}>
                  <LockIcon size={12} />
                  {words.fieldName(id)}
                  <span className={visually.hidden}> ({t('screen_needs_values')})</span>
                </span>
              ) : (
                <details name="more-filters">
                  <summary>
                    {words.fieldName(id)}
                    <Down />
                  </summary>
                  <FieldControl {...props} id={id} />
                </details>
              )}
            </li>
          ))}
        </ul>
      </FilterBox>
    </div>
  );
}
