import { LANGUAGES } from '../../../domain/text/language.ts';
import {
  LONGEST_LIST,
  MAX_ISINS,
  effectiveWords,
  type Screen,
} from '../../../domain/screens/screen-address.ts';
import {
  clearField,
  isListChoice,
  setKnown,
  setRange,
  toggleChoice,
  withMeasure,
  withPart,
} from '../../../domain/screens/screen-changes.ts';
import type { ChoiceField, RangeField } from '../../../domain/screens/screen-fields.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { ChoiceList } from '../../../widgets/choice-list/choice-list.tsx';
import { DatePicker } from '../../../widgets/date-picker/date-picker.tsx';
import { Checkbox } from '../../../widgets/field/choices.tsx';
import { TextArea, TextField } from '../../../widgets/field/text-field.tsx';
import { NumberField } from '../../../widgets/number-field/number-field.tsx';
import { Link } from '../../shell/link.tsx';
import { showNotice } from '../../shell/notices.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { choiceListTexts } from '../../texts/choice-list-texts.ts';
import { datePickerTexts } from '../../texts/date-picker-texts.ts';
import { numberFieldTexts } from '../../texts/number-field-texts.ts';
import css from './filters.module.css';
import type { ScreenData } from './load-screen.ts';
import { formatAddress } from './page-state.ts';
import { findField, type ScreenWords } from './screen-words.ts';
import type { ScreenMoves } from './use-screen-moves.ts';

const SEARCHED_FROM = 9;

export interface FieldProps {
  readonly id: string;
  readonly data: ScreenData;
  readonly moves: ScreenMoves;
  readonly words: ScreenWords;
}

/** What a field filters by, with a link to the results. */
export function FieldControl(props: FieldProps) {
  const { id, data, moves } = props;
  const t = useLabels();
  const field = findField(data.kind, id);
  return (
    <div className={css.control}>
      {field?.type === 'choice' && <Choices {...props} field={field} />}
      {field?.type === 'range' && <Range {...props} field={field} />}
      {id === 'isin' && <IsinList {...props} />}
      {id === 'text' && <NamePart {...props} />}
      <div className={css.foot}>
        {!isListChoice(field) && (
          <Link
            to={formatAddress(data.kind, clearField(data.screen, id))}
            preventScrollReset
            onClick={(event) => moves.follow(event, (now) => clearField(now, id))}
          >
            {t('screen_clear')}
          </Link>
        )}
        <ShowButton {...props} />
      </div>
    </div>
  );
}

/** Shows how many results there will be. */
export function ShowButton({ moves, words }: Pick<FieldProps, 'moves' | 'words'>) {
  const t = useLabels();
  const { total } = moves;
  return (
    <Button type="submit" kind="primary" className={css.go}>
      {total === null ? t('screen_show_plain') : t('screen_show', { number: words.number(total) })}
    </Button>
  );
}

function Choices({ id, field, moves, words }: FieldProps & { field: ChoiceField }) {
  const t = useLabels();
  const chosen = effectiveWords(field, moves.draft);
  const counted = moves.counts.choices[id] ?? [];
  // Chosen values stay listed, even if nothing has them now.
  const missing = chosen.filter((value) => !counted.some((each) => each.value === value));
  const options = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
  return (
    <ChoiceList
      legend={words.fieldName(id)}
      name={id}
      options={options.map(({ value, count }) => ({
        value,
        count,
        checked: chosen.includes(value),
        ...optionText(id, value, words),
      }))}
      isOrdered={field.values !== undefined}
      isSingle={isListChoice(field)}
      isSearchable={options.length >= SEARCHED_FROM}
      onToggle={(value) => moves.choose((now) => choose(now, field, value))}
      texts={choiceListTexts(t)}
    />
  );
}

function choose(screen: Screen, field: ChoiceField, value: string): Screen {
  if (!isListChoice(field)) return toggleChoice(screen, field, value);
  return withMeasure(screen, value === 'rates' ? 'rates' : 'levels');
}

function optionText(id: string, value: string, words: ScreenWords) {
  // A currency's name is its code.
  if (id === 'currency') return { label: value, note: words.currencyName(value) };
  return { label: words.valueWord(id, value) };
}

function Range({ id, field, moves, words }: FieldProps & { field: RangeField }) {
  const t = useLabels();
  const { draft } = moves;
  const range = draft.ranges[id] ?? { from: null, to: null };
  const { lang } = useShell().globals;
  const shared = (side: 'from' | 'to') => ({
    name: `${id}.${side}`,
    label: t(side === 'from' ? 'screen_from' : 'screen_to'),
    languageTag: LANGUAGES[lang].tag,
  });
  const apply = () => !moves.isSheetOpen && moves.apply();
  const end = (side: 'from' | 'to') =>
    field.unit === 'day' ? (
      <DatePicker
        {...shared(side)}
        texts={datePickerTexts(t)}
        value={range[side]}
        isClearable
        onChange={(day) => moves.choose((now) => withEnd(now, id, { [side]: day }))}
      />
    ) : (
      <NumberField
        {...shared(side)}
        texts={numberFieldTexts(t)}
        value={range[side] ?? ''}
        maxLength={24}
        onChange={(value) =>
          value !== null && moves.sketch((now) => withEnd(now, id, { [side]: value || null }))
        }
        onBlur={apply}
      />
    );
  const missing = moves.counts.ranges[id]?.missing;
  const unit = words.unitText(field.unit);
  return (
    <>
      <p className={css.title}>
        {words.fieldName(id)} {unit !== '' && <small>{unit}</small>}
      </p>
      <div className={css.ends} data-days={field.unit === 'day' || undefined}>
        {end('from')}
        {end('to')}
      </div>
      <div className={css.known}>
        <Checkbox
          label={t('screen_known')}
          name="known"
          value={id}
          checked={draft.known.includes(id)}
          onChange={({ target }) => moves.choose((now) => setKnown(now, id, target.checked))}
        />
        {missing !== undefined && <small>{words.number(missing)}</small>}
      </div>
    </>
  );
}

function withEnd(screen: Screen, id: string, end: { from?: string | null; to?: string | null }) {
  return setRange(screen, id, { from: null, to: null, ...screen.ranges[id], ...end });
}

function IsinList({ moves, words }: FieldProps) {
  const t = useLabels();
  return (
    <TextArea
      label={t('screen_isins_hint', { count: words.number(MAX_ISINS) })}
      isCode
      name="isin"
      rows={6}
      spellCheck={false}
      // The URL can hold no more; a notice names the rest.
      maxLength={LONGEST_LIST}
      defaultValue={moves.draft.isins.join('\n')}
      key={moves.draft.isins.join()}
      onBlur={({ target }) => {
        const isins = [...new Set(target.value.toUpperCase().match(/[A-Z]{2}[A-Z0-9]{9}\d/g))];
        if (isins.length > MAX_ISINS) {
          const parts = `${words.fieldName('isin')} “> ${MAX_ISINS}”`;
          showNotice({ id: 'isins', kind: 'warning', text: t('screen_ignored', { parts }) });
        }
        moves.choose((now) => withPart(now, { isins: isins.slice(0, MAX_ISINS) }));
      }}
    />
  );
}

function NamePart({ moves, words }: FieldProps) {
  return (
    <TextField
      label={words.fieldName('text')}
      type="search"
      name="text"
      maxLength={100}
      autoComplete="off"
      value={moves.draft.text}
      onChange={({ target }) => moves.sketch((now) => withPart(now, { text: target.value }))}
      onBlur={() => !moves.isSheetOpen && moves.apply()}
    />
  );
}
