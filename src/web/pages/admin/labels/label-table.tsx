import type { LabelItem, LabelList } from '../../../../contracts/admin/label-editing.ts';
import { LABEL_MARKS, type LabelMark } from '../../../../domain/text/label-marks.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import visually from '../../../../widgets/visually-hidden/visually-hidden.module.css';
import { labelAddress, type ListState } from './address.ts';
import css from './labels-page.module.css';

const SIGNS: Readonly<Record<LabelMark, string>> = {
  changed: '✎',
  missing: '–',
  unfit: '×',
  lost: '!',
  plural: '#',
  older: '◐',
};

interface LabelTableProps {
  readonly list: LabelList;
  readonly state: ListState;
  readonly current: string | undefined;
}

/** One row per key, one column per language. */
export function LabelTable({ list, state, current }: LabelTableProps) {
  const t = useLabels();
  return (
    <table className={css.matrix}>
      <caption className={visually.hidden}>{t('admin_labels')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('texts_key')}</th>
          {list.languages.map(({ language, todo }) => (
            <th key={language} scope="col" className={css.language}>
              {language}
              <span className={todo > 0 ? css.waiting : undefined}>{todo}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.items.map((item) => (
          <tr key={item.key} className={item.key === current ? css.current : undefined}>
            <th scope="row">
              <Link
                to={labelAddress(state, item.key)}
                aria-current={item.key === current ? 'true' : undefined}
                preventScrollReset
              >
                <code>{item.key}</code>
              </Link>
              <small>{item.english}</small>
            </th>
            {list.languages.map(({ language }) => (
              <td key={language} className={css.language}>
                <Marks item={item} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ item, language }: { item: LabelItem; language: Language }) {
  const marks = item.marks.find((each) => each.language === language)?.marks ?? [];
  if (marks.length === 0) return <span className={css.fine} aria-hidden="true" />;
  return marks.map((mark) => <Mark key={mark} mark={mark} />);
}

function Mark({ mark }: { mark: LabelMark }) {
  const t = useLabels();
  const text = t(`texts_mark_${mark}`);
  return (
    <span className={css[mark]} role="img" aria-label={text} title={text}>
      {SIGNS[mark]}
    </span>
  );
}

export function MarkLegend() {
  const t = useLabels();
  return (
    <p className={css.legend}>
      {LABEL_MARKS.map((mark) => (
        <span key={mark}>
          <i className={css[mark]} aria-hidden="true">
            {SIGNS[mark]}
          </i>{' '}
          {t(`texts_mark_${mark}`)}
        </span>
      ))}
      <span>{t('texts_under')}</span>
    </p>
  );
}
