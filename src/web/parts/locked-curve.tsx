import type { Tenor } from '../../domain/curves/curve-tenors.ts';
import { ListTable, type ListColumn } from '../../widgets/data-table/list-table.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Curve, ShownLine } from './curve-picture.tsx';
import { LockedPicture } from './locked-picture.tsx';
import { dayText } from './quote-text.tsx';
import { chartTenors } from './tenor-text.ts';

function nameWithCurrency({ name, currency }: ShownLine): string {
  return `${name} ${currency}`;
}

/** Replaces the chart for viewers without access: what each curve consists of, but no line. */
export function LockedCurve({ curve }: { curve: Curve }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const tenorSpan = (line: ShownLine): string => {
    const at = curve.lines.indexOf(line);
    const own = curve.rates.filter((rate) => rate.line === at).map(({ tenor }) => tenor);
    const tenors = chartTenors(new Set<Tenor>(own), t);
    return tenors.length === 0 ? '–' : `${tenors[0]!.label}–${tenors.at(-1)!.label}`;
  };
  const columns: ListColumn<ShownLine>[] = [
    { field: 'name', title: t('curve_line'), isRowHeader: true, value: nameWithCurrency },
    {
      field: 'day',
      title: t('curve_line_day'),
      kind: 'number',
      value: ({ day }) => dayText(day, lang),
    },
    { field: 'tenors', title: t('curve_tenors'), kind: 'number', value: tenorSpan },
    { field: 'bonds', title: t('curve_bonds'), kind: 'number', value: ({ bonds }) => bonds },
  ];
  return (
    <>
      <LockedPicture>{t('curve_locked')}</LockedPicture>
      <ListTable
        caption={t('curve_structure')}
        columns={columns}
        rows={curve.lines}
        rowKey={({ key }) => key}
      />
    </>
  );
}
