import { measureIn, readScreen, type Screen } from '../../../domain/screens/screen-address.ts';
import { activeFilters, columnsAs, findPreset } from '../../../domain/screens/screen-changes.ts';
import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import css from '../../parts/pills.module.css';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import type { FieldProps } from './field-control.tsx';
import { Bookmark } from './icons.tsx';
import { formatAddress } from './page-state.ts';
import { presetLabel } from './screen-words.ts';

/** Presets with their counts, then the reader's own screens. */
export function PresetRow({ data, words }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  const { kind, screen, counts, saved } = data;
  const shownAs = (preset: Screen) => ({
    columns: columnsAs(measureIn(preset), screen.columns),
    view: screen.view,
  });
  const parseScreen = (query: string) => readScreen(kind, new URLSearchParams(query)).screen;
  const presets = counts.presets.map(({ id, count, query }) => ({
    id,
    count,
    screen: parseScreen(query),
  }));
  const own = saved ?? [];
  const current = findPreset(screen, presets);
  const currentOwn = findPreset(
    screen,
    own.map((each) => ({ id: String(each.id), screen: parseScreen(each.query) })),
  );
  /** A preset's filters, in words. */
  const ruleOf = (preset: Screen) =>
    activeFilters(kind, preset)
      .map((id) => `${words.fieldName(id)}: ${words.filterText(id, preset)}`)
      .join('; ') || undefined;
  const shownCount = (number: number | null) =>
    number !== null && <span>{words.number(number)}</span>;
  return (
    <nav className={css.pills} aria-label={t('screen_presets')}>
      {presets.map((preset) => {
        const name = t(presetLabel(preset.id));
        if (preset.count === null) {
          return (
            <span key={preset.id} title={t('screen_needs_values')}>
              <LockIcon size={12} />
              {name}
              <span className={visually.hidden}> ({t('screen_needs_values')})</span>
            </span>
          );
        }
        const isCurrent = current?.id === preset.id;
        return (
          <Link
            key={preset.id}
            to={formatAddress(kind, { ...preset.screen, ...shownAs(preset.screen) })}
            preventScrollReset
            title={ruleOf(preset.screen)}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {name}
            {isCurrent && current.isEdited ? (
              <span>{t('screen_edited')}</span>
            ) : (
              shownCount(preset.count)
            )}
          </Link>
        );
      })}
      {own.length > 0 && <hr />}
      {own.map((each) => (
        <Link
          key={each.id}
          to={`/${kind}/${each.query === '' ? '' : `?${each.query}`}`}
          preventScrollReset
          data-own
          aria-current={
            currentOwn?.id === String(each.id) && !currentOwn.isEdited ? 'true' : undefined
          }
        >
          <Bookmark />
          {each.name}
          {shownCount(each.count)}
        </Link>
      ))}
    </nav>
  );
}
