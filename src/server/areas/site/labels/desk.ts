import { YieldTimer } from '../../../../db/yield-to-event-loop.ts';
import type {
  LabelItem,
  LabelList,
  LabelState,
  StaleText,
} from '../../../../contracts/admin/label-editing.ts';
import { foldText } from '../../../../domain/search/fold-text.ts';
import {
  isShown,
  isToDo,
  LABEL_MARKS,
  markLabel,
  shownText,
  type LabelMark,
  type LabelTexts,
  type Override,
} from '../../../../domain/text/label-marks.ts';
import { isLanguage, LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { DEFAULT_PAGE_SIZE } from '../../../../domain/text/paging.ts';
import { textVersion } from '../../../../domain/text/text-version.ts';
import { KNOWN_LABELS, LABEL_MODULES, type KnownLabel } from './known-labels.ts';

/** A row of `label_override`. */
export interface DatedOverrideRow {
  readonly language: string;
  readonly key: string;
  readonly text: string;
  readonly changed_at: Date;
}

export interface LabelFilter {
  readonly module?: string | undefined;
  readonly state?: LabelState | undefined;
  readonly search?: string | undefined;
}

type MarksByLanguage = ReadonlyMap<Language, readonly LabelMark[]>;
/** A label with the operators' texts. */
export interface DeskLabel extends KnownLabel {
  readonly texts: ReadonlyMap<Language, LabelTexts>;
  /** Its open tasks; computed on first use, because that takes a while. */
  readonly marks: () => MarksByLanguage;
  /** Key and texts in folded form, for comparison. */
  readonly folded: () => string;
}

const MAX_STALE = 100;
type Overrides = ReadonlyMap<Language, Override>;
const NONE: Overrides = new Map();

/** The operators' view of all labels: kept in memory and rebuilt when a text has changed. */
export class LabelDesk {
  #labels: Promise<readonly DeskLabel[]> | null = null;
  #rows: readonly DatedOverrideRow[] = [];
  /** Labels without changes are reused. */
  readonly #unchanged = new Map<string, DeskLabel>();

  useOverrides(rows: readonly DatedOverrideRow[]): void {
    this.#rows = rows;
    this.#labels = null;
  }

  #all(): Promise<readonly DeskLabel[]> {
    return (this.#labels ??= this.#buildLabels());
  }

  async find({ module, state = 'all', search = '' }: LabelFilter): Promise<DeskLabel[]> {
    const wanted = foldText(search);
    const found: DeskLabel[] = [];
    const turns = new YieldTimer();
    for (const label of await this.#all()) {
      await turns.yieldIfLong();
      const isFound =
        (module === undefined || label.module === module) &&
        (state === 'all' || hasMark(label, state === 'todo' ? isToDo : isChanged)) &&
        (wanted === '' || label.folded().includes(wanted));
      if (isFound) found.push(label);
    }
    return found;
  }

  async list(filter: LabelFilter, page: number): Promise<LabelList> {
    const found = await this.find(filter);
    const first = (page - 1) * DEFAULT_PAGE_SIZE;
    const stale = this.#stale();
    return {
      items: found.slice(first, first + DEFAULT_PAGE_SIZE).map(toItem),
      total: found.length,
      page,
      limit: DEFAULT_PAGE_SIZE,
      modules: [...LABEL_MODULES],
      ...countMarks(await this.#all()),
      stale: stale.slice(0, MAX_STALE),
      staleTotal: stale.length,
    };
  }

  /** The next label with an open task after this one, starting over at the end. */
  async next(key: string, filter: LabelFilter): Promise<string | null> {
    const waiting = (await this.find({ ...filter, state: 'todo' })).map((label) => label.key);
    return waiting.find((each) => each > key) ?? waiting.find((each) => each !== key) ?? null;
  }

  /** The first time, this takes half a second in all, so it yields to requests. */
  async #buildLabels(): Promise<readonly DeskLabel[]> {
    const changed = Map.groupBy(this.#rows, ({ key }) => key);
    const made: DeskLabel[] = [];
    const turns = new YieldTimer();
    for (const known of KNOWN_LABELS.values()) {
      await turns.yieldIfLong();
      const label = this.#makeOne(known, changed.get(known.key));
      label.marks();
      made.push(label);
    }
    return made;
  }

  #makeOne(known: KnownLabel, rows: readonly DatedOverrideRow[] | undefined): DeskLabel {
    if (rows) return makeLabel(known, overridesByLanguage(rows));
    const label = this.#unchanged.get(known.key) ?? makeLabel(known, NONE);
    this.#unchanged.set(known.key, label);
    return label;
  }

  /** Operators' texts that are never shown: they are harmless but confusing. */
  #stale(): StaleText[] {
    return this.#rows.flatMap(({ language, key, text, changed_at: at }) => {
      if (!isLanguage(language)) return [];
      const known = KNOWN_LABELS.get(key);
      const override = { text, changedAtMs: at.getTime() };
      if (known && isShown({ language, builtIn: known.builtIn[language], override })) return [];
      return [{ language, key, text, version: textVersion(text), isKeyGone: !known }];
    });
  }
}

function countMarks(labels: readonly DeskLabel[]): Pick<LabelList, 'counts' | 'languages'> {
  const byMark = new Map<LabelMark, number>();
  const byLanguage = new Map<Language, number>();
  for (const { marks } of labels) {
    for (const [language, each] of marks()) {
      for (const mark of each) byMark.set(mark, (byMark.get(mark) ?? 0) + 1);
      if (each.some(isToDo)) byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1);
    }
  }
  const marked = Object.fromEntries(
    LABEL_MARKS.map((mark) => [mark, byMark.get(mark) ?? 0]),
  ) as Record<LabelMark, number>;
  return {
    counts: {
      ...marked,
      keys: labels.length,
      todo: labels.filter((label) => hasMark(label, isToDo)).length,
      changedKeys: labels.filter((label) => hasMark(label, isChanged)).length,
    },
    languages: LANGUAGE_CODES.map((language) => ({
      language,
      todo: byLanguage.get(language) ?? 0,
    })),
  };
}

function isChanged(mark: LabelMark): boolean {
  return !isToDo(mark);
}

export function overridesByLanguage(rows: readonly DatedOverrideRow[]): Overrides {
  return new Map(
    rows.flatMap(({ language, text, changed_at: at }): [Language, Override][] =>
      isLanguage(language) ? [[language, { text, changedAtMs: at.getTime() }]] : [],
    ),
  );
}

export function makeLabel(known: KnownLabel, overrides: Overrides): DeskLabel {
  const inLanguage = (language: Language): LabelTexts => ({
    language,
    builtIn: known.builtIn[language],
    override: overrides.get(language),
  });
  const texts = new Map(LANGUAGE_CODES.map((language) => [language, inLanguage(language)]));
  const english = texts.get('eng')!;
  const mark = () =>
    new Map(
      [...texts]
        .map(([language, each]) => [language, markLabel(each, english)] as const)
        .filter(([, each]) => each.length > 0),
    );
  let marks: MarksByLanguage | undefined;
  let folded: string | undefined;
  const fold = () =>
    [known.key, ...[...texts.values()].map((each) => each.override?.text ?? each.builtIn)]
      .map(foldText)
      .join('\n');
  return {
    ...known,
    texts,
    marks: () => (marks ??= mark()),
    folded: () => (folded ??= fold()),
  };
}

function hasMark({ marks }: DeskLabel, isWanted: (mark: LabelMark) => boolean): boolean {
  for (const each of marks().values()) if (each.some(isWanted)) return true;
  return false;
}

function toItem({ key, module, texts, marks }: DeskLabel): LabelItem {
  return {
    key,
    module,
    english: shownText(texts.get('eng')!),
    marks: [...marks()].map(([language, each]) => ({ language, marks: [...each] })),
  };
}
