import { WideTable, type WideTableProps } from '../../widgets/data-table/wide-table.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { tableMoveTexts } from '../texts/table-move-texts.ts';

/** A list that may be long or wide, with its controls in the language of the page. */
export function PageTable<Row>(props: WideTableProps<Row>) {
  const t = useLabels();
  return <WideTable {...props} texts={{ ...tableMoveTexts(t), ...props.texts }} />;
}
