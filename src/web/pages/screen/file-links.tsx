import { downloadScreenCsv, downloadScreenXlsx } from '../../../contracts/screens.ts';
import { addressParts } from '../../../domain/screens/screen-address.ts';
import { filterQuery } from '../../../domain/screens/screen-changes.ts';
import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { callUrl } from '../../api/call.ts';
import { useLabels } from '../../shell/use-labels.ts';
import type { FieldProps } from './field-control.tsx';
import { Fetch } from './icons.tsx';
import css from './screen-page.module.css';

const FILES = [
  ['CSV', downloadScreenCsv],
  ['XLSX', downloadScreenXlsx],
] as const;

/** All rows that pass, as files, for those who may see values. */
export function FileLinks({ data: { kind, screen, list } }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  if (list.total === 0) return null;
  if (list.masked) {
    return (
      <span className={css.lockedFiles} title={t('screen_download_locked')}>
        <LockIcon size={12} />
        CSV, XLSX
        <span className={css.unseen}> ({t('screen_download_locked')})</span>
      </span>
    );
  }
  const { sort, columns } = Object.fromEntries(addressParts(screen));
  const query = { ...filterQuery(screen), ...(sort && { sort }), ...(columns && { columns }) };
  return (
    <div className={css.files}>
      {FILES.map(([format, contract]) => (
        <a
          key={format}
          className={css.button}
          href={callUrl(contract, { params: { kind }, query })}
          download
          aria-label={t('screen_download', { format })}
        >
          <Fetch />
          {format}
        </a>
      ))}
    </div>
  );
}
